import { randomMatch, seededDice } from '@wyrmtable/kernel'
import { computeBoard } from '../../games/dragons-wrath/rules/board/board.ts'
import { dragonsWrath } from '../../games/dragons-wrath/rules/game.ts'
import { defaultOptions } from '../../games/dragons-wrath/rules/options.ts'
import type { State } from '../../games/dragons-wrath/rules/state.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'

/** A figure without a counterpart to compare it with. */
interface Figure {
  name: string
  unit: string
  value: number
}

/** A random game with every legal action listed at each step, without match or replay. Returns its actions. */
function playRandomly(seed: number, seats: number): number {
  const dice = seededDice(seed)
  const state = dragonsWrath.setup(defaultOptions, seats, dice)
  for (let played = 0; ; played++) {
    const [seat] = dragonsWrath.toAct(state)
    if (seat === undefined) return played
    const actions = dragonsWrath.actions(state, seat)
    const action = actions[dice.pick(actions.length, 'choice')]
    if (action === undefined) throw new Error(`seed ${seed}: nothing may be done`)
    dragonsWrath.apply(state, seat, action, dice, () => {})
  }
}

/** A third beetles that count insects, a third abbots that strengthen fanatics, a third bearers of a glaive. */
function crowded(permanents: number): State {
  const faces = ['DWS-010', 'DWS-020', 'DWS-019']
  const creatures = Array.from({ length: permanents }, (_, i) => ({
    face: faces[i % 3] ?? 'DWS-010',
    by: i % 2,
    ...(i % 3 === 2 ? { objects: ['DWS-022'] } : {}),
  }))
  const provinces = ['R', 'R', 'R', 'R']
  const decoded = dragonsWrath.decode(
    { step: 'C2', turn: 5, players: [{ provinces }, { provinces }], creatures },
    defaultOptions,
  )
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault))
  return decoded.value
}

/** The largest state on the way of a random game of four. */
function largestState(): number {
  const match = randomMatch(dragonsWrath, { seed: 'bench', seats: 4, maxActions: 4000 })
  let most = 0
  for (let seq = 0; seq <= match.seq; seq += 20) {
    most = Math.max(most, JSON.stringify(dragonsWrath.encode(match.at(seq))).length)
  }
  return most
}

const middle = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0

/** The Dragon's Wrath: random self-play, continuous effects, size of a state, and what a copy costs. */
export async function dragonsWrathBench(
  options: MeasureOptions,
): Promise<{ rows: BenchRow[]; figures: Figure[] }> {
  const [four, twenty, sixty] = [crowded(4), crowded(20), crowded(60)]
  const state = randomMatch(dragonsWrath, { seed: 3, seats: 2, maxActions: 150 }).state
  const json = dragonsWrath.encode(state)
  let seed = 0
  let kept = 0
  const board = (one: State) =>
    timed(() => {
      for (let i = 0; i < 100; i++) kept += computeBoard(one).creatures.length
      return 100
    })
  const rates = await interleave(
    {
      actions: timed(() => playRandomly(++seed, 2)),
      duels: timed(() => {
        playRandomly(++seed, 2)
        return 1
      }),
      four: board(four),
      twenty: board(twenty),
      sixty: board(sixty),
      clone: timed(() => {
        for (let i = 0; i < 100; i++) kept += dragonsWrath.clone(state).turn
        return 100
      }),
      structuredClone: timed(() => {
        kept += Object.keys(structuredClone(json) as object).length
        return 1
      }),
    },
    options,
  )
  if (kept === 0) throw new Error('nothing was measured')
  const us = (samples: readonly number[]): number => 1e6 / middle(samples)
  return {
    rows: [
      benchRow(
        { name: 'The Dragon’s Wrath: clone of a state', unit: 'clones', base: 'structuredClone of its JSON' },
        rates.clone,
        rates.structuredClone,
      ),
    ],
    figures: [
      {
        name: 'The Dragon’s Wrath: random self-play, all actions listed',
        unit: 'actions/s',
        value: middle(rates.actions),
      },
      { name: 'The Dragon’s Wrath: random duels', unit: 'games/s', value: middle(rates.duels) },
      { name: 'The Dragon’s Wrath: continuous effects of 4 creatures', unit: 'µs', value: us(rates.four) },
      { name: 'The Dragon’s Wrath: continuous effects of 20 creatures', unit: 'µs', value: us(rates.twenty) },
      { name: 'The Dragon’s Wrath: continuous effects of 60 creatures', unit: 'µs', value: us(rates.sixty) },
      { name: 'The Dragon’s Wrath: clone of a state', unit: 'µs', value: us(rates.clone) },
      {
        name: 'The Dragon’s Wrath: largest state of a game of four, as JSON',
        unit: 'bytes',
        value: largestState(),
      },
    ],
  }
}
