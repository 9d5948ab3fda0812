import { createReachWorkspace, type HexId, reachByCost } from '@wyrmtable/hex'
import { type Json, seededDice } from '@wyrmtable/kernel'
import { dragonNoir } from '../../games/dragon-noir/rules/game.ts'
import type { MatchState as State } from '../../games/dragon-noir/rules/match-state.ts'
import { isOnMap, slots } from '../../games/dragon-noir/rules/topics/counters.ts'
import { planShot, shotsOf } from '../../games/dragon-noir/rules/topics/shooting.ts'
import { compileAnchor } from '../hex/anchor.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'
import { riderReach } from './rider.ts'

/** A figure without a counterpart to compare it with. */
interface Figure {
  name: string
  unit: string
  value: number
}

const FOOT_MP = 8
const RIDER_MP = 15
const SHOOTERS = 20

/** Both surface boards joined: 936 hexes, twenty long bows among trees and houses, and as many targets. */
function archers(): State {
  const line = (type: string, map: string, from: number): Record<string, Json> =>
    Object.fromEntries(
      Array.from({ length: SHOOTERS }, (_, i) => [
        `${type}-${i + 1}`,
        `${map}.${String(from + (i % 5) * 2).padStart(2, '0')}${String(2 + Math.floor(i / 5) * 4).padStart(2, '0')}`,
      ]),
    )
  const options = dragonNoir.options.parse({ scenario: 'two-wizards' })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const units = { ...line('elf', 'WM', 16), ...line('ork', 'AR', 3) }
  const read = dragonNoir.decode({ phase: 'fire', active: 'exile', units }, options.value)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** A random game with every legal action listed at each step, without match or replay. Returns its actions. */
function playRandomly(seed: number, scenario: string): number {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  const dice = seededDice(seed)
  const state = dragonNoir.setup(options.value, 2, dice)
  for (let played = 0; ; played++) {
    const [seat] = dragonNoir.toAct(state)
    if (seat === undefined) return played
    const actions = dragonNoir.actions(state, seat)
    const action = actions[dice.pick(actions.length, 'choice')]
    if (action === undefined) throw new Error(`seed ${seed}: nothing may be done`)
    dragonNoir.apply(state, seat, action, dice, () => {})
  }
}

/** Lines of fire, target lists, reach on the joined boards, random games, and the size of a state. */
export async function dragonNoirBench(
  options: MeasureOptions,
): Promise<{ rows: BenchRow[]; figures: Figure[] }> {
  const state = archers()
  const { board } = state.ground
  const elves = slots(state).filter((slot) => state.side(slot) === 0 && isOnMap(state, slot))
  const orks = slots(state).filter((slot) => state.side(slot) === 1 && isOnMap(state, slot))
  const foot = costs(state, 'foot')
  const mounted = costs(state, 'mounted')
  const workspace = createReachWorkspace(board)
  const anchor = compileAnchor({ neighbours: board.neighbours, cost: foot }, FOOT_MP)
  const json = dragonNoir.encode(state)
  const starts = [...board.labels.keys()].filter((hex) => (mounted[hex] ?? 0) > 0) as HexId[]
  let seed = 0
  let kept = 0
  try {
    const rates = await interleave(
      {
        lines: timed(() => {
          for (const elf of elves) for (const ork of orks) kept += 'aim' in planShot(state, elf, ork) ? 1 : 0
          return elves.length * orks.length
        }),
        lists: timed(() => {
          kept += shotsOf(state, 0, false, orks).length
          return 1
        }),
        reach: timed(() => {
          for (let hex = 0; hex < board.size; hex++)
            kept += reachByCost(board, workspace, hex as HexId, FOOT_MP, foot)
          return board.size
        }),
        anchor: anchor === undefined ? () => Number.NaN : (ms: number) => anchor.run(ms).rate,
        rider: timed(() => {
          for (let i = 0; i < 10; i++)
            kept += riderReach(
              board,
              mounted,
              starts[(seed++ * 37) % starts.length] ?? (0 as HexId),
              0,
              RIDER_MP,
            )
          return 10
        }),
        mill: timed(() => {
          kept += playRandomly(++seed, 'mill')
          return 1
        }),
        wizards: timed(() => {
          kept += playRandomly(++seed, 'two-wizards')
          return 1
        }),
        clone: timed(() => {
          for (let i = 0; i < 1000; i++) kept += dragonNoir.clone(state).active
          return 1000
        }),
        structuredClone: timed(() => {
          kept += Object.keys(structuredClone(json) as object).length
          return 1
        }),
      },
      options,
    )
    if (kept === 0) throw new Error('nothing was measured')
    const figure = (name: string, unit: string, value: number): Figure => ({
      name: `Dragon Noir: ${name}`,
      unit,
      value,
    })
    return {
      rows: [
        ...(anchor === undefined
          ? []
          : [
              benchRow(
                { name: 'Dragon Noir: reach on 936 hexes', unit: 'searches', base: 'C, gcc -O2', floor: 0.5 },
                rates.reach,
                rates.anchor,
              ),
            ]),
        benchRow(
          {
            name: 'Dragon Noir: clone of a state',
            unit: 'clones',
            base: 'structuredClone of its JSON',
            floor: 10,
          },
          rates.clone,
          rates.structuredClone,
        ),
      ],
      figures: [
        figure('shots planned with line of fire and cover', 'a second', middle(rates.lines)),
        figure(`all targets of ${SHOOTERS} shooters`, 'lists a second', middle(rates.lists)),
        figure(`reach of a rider with facing, ${RIDER_MP} MP`, 'searches a second', middle(rates.rider)),
        figure('random self-play, the mill', 'games/s', middle(rates.mill)),
        figure('random self-play, the two wizards', 'games/s', middle(rates.wizards)),
        figure('a state', 'bytes', state.byteLength),
        figure('clone of a state', 'ns', 1e9 / middle(rates.clone)),
      ],
    }
  } finally {
    anchor?.remove()
  }
}

/** MP of each hex of the joined boards; 0 where nobody may go. */
function costs(state: State, how: 'foot' | 'mounted'): Uint8Array {
  const rows = new Map<string, number | null>(
    state.setting.sheets.terrain.terrain.map((row) => [row.id, row[how]]),
  )
  return Uint8Array.from(
    state.ground.board.labels,
    (_, hex) => rows.get(state.ground.terrain(hex as HexId)) ?? 0,
  )
}

const middle = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0
