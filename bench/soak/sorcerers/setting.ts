import { type JsonObject, seededDice } from '@wyrmtable/kernel'
import { tablesData } from '../../../games/sorcerers/data/tables.ts'

export interface Setting {
  readonly seats: number
  readonly options: JsonObject
}

const rosters = ['document', 'all'] as const
const seatCounts = [2, 3, 4] as const

/** Game after game every table, a generated one, both rosters and 2 to 4 players; variants are drawn. */
export function settingOf(game: number): Setting {
  const dice = seededDice(`soak/${game}`)
  const one = <T>(values: readonly T[]): T => values[dice.pick(values.length, 'variant')] as T
  const tables = [...tablesData.tables.map(({ id }) => id), `generated-${game}`]
  const table = tables[game % tables.length]
  const roster = rosters[Math.floor(game / tables.length) % 2]
  const seats = seatCounts[Math.floor(game / (2 * tables.length)) % 3] ?? 2
  const hasStarts = tablesData.tables.find(({ id }) => id === table)?.starts
  const mustPlace = hasStarts !== undefined && !(`${seats}` in hasStarts)
  const end = one([
    { turnLimit: 3 },
    { turnLimit: 4 },
    { turnLimit: 5 },
    { fade: 1 },
    { fade: 2, turnLimit: 6 },
  ])
  return {
    seats,
    options: {
      table,
      roster,
      ...end,
      setup: mustPlace ? 'edge' : one(['fixed', 'edge']),
      hitDie: one(['d20', '3d6']),
      armour: one(['soak', 'pool']),
      attacksPerTurn: one([2, 1]),
      archerKnife: one([false, true]),
      wind: one(['all', 'one']),
      ramKills: one([false, true]),
      gunMoveCrew: one(['any', 'three']),
      cohesion: one(['chain', 'pairwise']),
      freeTurn: one([true, false]),
      convictionLock: one(['game', 'living']),
      starter: one(['document', 'roll']),
    },
  }
}
