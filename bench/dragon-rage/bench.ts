import { randomMatch, seededDice } from '@wyrmtable/kernel'
import { dragonRage } from '../../games/dragon-rage/rules/game.ts'
import { defaultOptions } from '../../games/dragon-rage/rules/options.ts'
import type { State } from '../../games/dragon-rage/rules/state.ts'
import { type BenchRow, benchRow, interleave, type MeasureOptions, timed } from '../measure.ts'
import { berserkListingRow } from './berserk-listing.ts'

/** A figure without a counterpart to compare it with. */
export interface Figure {
  name: string
  unit: string
  value: number
}

/** A random game with every legal action listed at each step, without match or replay. Returns its actions. */
function playRandomly(seed: number): number {
  const dice = seededDice(seed)
  const state = dragonRage.setup(defaultOptions, 2, dice)
  let played = 0
  for (;;) {
    const [seat] = dragonRage.toAct(state)
    if (seat === undefined) return played
    const actions = dragonRage.actions(state, seat)
    const action = actions[dice.pick(actions.length, 'choice')]
    if (action === undefined) throw new Error(`seed ${seed}: nothing may be done`)
    dragonRage.apply(state, seat, action, dice, () => {})
    played++
  }
}

function midGame(): State {
  const match = randomMatch(dragonRage, { seed: 7, maxActions: 250 })
  return dragonRage.clone(match.state)
}

/** Dragon Rage: speed of random self-play, size of a state, and what a copy of it costs. */
export async function dragonRageBench(
  options: MeasureOptions,
): Promise<{ rows: BenchRow[]; figures: Figure[] }> {
  const state = midGame()
  const json = dragonRage.encode(state)
  let seed = 0
  let kept = 0
  const rates = await interleave(
    {
      actions: timed(() => playRandomly(++seed)),
      games: timed(() => {
        playRandomly(++seed)
        return 1
      }),
      clone: timed(() => {
        for (let i = 0; i < 1000; i++) kept += dragonRage.clone(state).turn
        return 1000
      }),
      structuredClone: timed(() => {
        kept += Object.keys(structuredClone(json) as object).length
        return 1
      }),
    },
    options,
  )
  const middle = (samples: readonly number[]): number =>
    samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0
  if (kept === 0) throw new Error('nothing was measured')
  return {
    rows: [
      benchRow(
        {
          name: 'Dragon Rage: clone of a state',
          unit: 'clones',
          base: 'structuredClone of its JSON',
          floor: 1000,
        },
        rates.clone,
        rates.structuredClone,
      ),
      await berserkListingRow(options),
    ],
    figures: [
      {
        name: 'Dragon Rage: random self-play, all actions listed',
        unit: 'actions/s',
        value: middle(rates.actions),
      },
      { name: 'Dragon Rage: random self-play', unit: 'games/s', value: middle(rates.games) },
      { name: 'Dragon Rage: a state', unit: 'bytes', value: state.byteLength },
      { name: 'Dragon Rage: clone of a state', unit: 'ns', value: 1e9 / middle(rates.clone) },
    ],
  }
}
