import { ANSWER_SHARE, levelNames, levels } from '@wyrmtable/ai'
import { manifests } from '../../games/index.ts'
import type { BenchRow, MeasureOptions } from '../measure.ts'
import { percentile } from './rage-turns.ts'
import { threadClock, turnsOf } from './turns.ts'

/** Where thinking is dearest: the largest scenario of each game, with the most seats. */
const largest: readonly (readonly [game: string, scenario: string, seats: number])[] = [
  ['dragon-rage', 'esirien', 2],
  ['dragon-noir', 'two-wizards', 2],
  ['sorcerers', 'crossroads', 4],
  ['dragons-wrath', 'standard', 4],
]
/** Turns of each level in a round: a hundred of each would take an hour. */
const turnsARound = { novice: 8, squire: 4, captain: 2, warlord: 1 } as const

/** The promise of each level over the time that the slowest of its turns took, answers too, on the clock of its thread. */
export async function promiseBench({ rounds }: MeasureOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [id, scenario, seats] of largest) {
    const manifest = manifests.find((one) => one.id === id)
    if (manifest === undefined) throw new Error(`there is no game ${id}`)
    for (const name of levelNames) {
      const level = levels[name]
      const wanted = turnsARound[name] * Math.max(1, rounds)
      const turns = await turnsOf(manifest, level, wanted, {
        scenario,
        seats,
        seed: 'bench',
        now: threadClock,
      })
      const shares = turns.map(({ ms, isAnswer }) => ms / (level.turnMs * (isAnswer ? ANSWER_SHARE : 1)))
      const late = percentile(shares, 0.99)
      rows.push({
        name: `${manifest.title.en}, ${scenario}, ${seats} seats: p99 of ${wanted} ${name} turns`,
        unit: 'promise',
        base: 'promise',
        baseMedian: 1,
        ours: late,
        ratio: { min: 1 / Math.max(...shares), median: 1 / late, max: 1 / Math.min(...shares) },
        floor: 1,
      })
    }
  }
  return rows
}
