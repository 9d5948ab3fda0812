/**
 * Holds the eight starters against the balance goals of DW-27: every pair of decks in both seatings, every deck
 * against itself, then tables of three and four. Every pair of seeds is the same in each run.
 *
 *     node games/dragons-wrath/testing/measure-balance.ts 20      games a pair
 */
import { starterDecks } from '../data/library.ts'
import { type GameRecord, playRecorded } from './balance.ts'
import { cardGoals, duelGoals, formatGoal, tableGoals } from './balance-report.ts'

/** DW-27.6 speaks of cards that were drawn in so many games. */
const ENOUGH = 500
const games = Number(process.argv[2] ?? '20')
const ids = starterDecks.map(({ id }) => id)
const duels: GameRecord[] = []
for (const [place, one] of ids.entries()) {
  for (const other of ids.slice(place)) {
    for (let i = 0; i < games; i++) {
      duels.push(
        await playRecorded(i % 2 === 0 ? [one, other] : [other, one], `balance/${one}/${other}/${i}`),
      )
    }
  }
  console.error(`${one}: ${duels.length} games`)
}
const goals = [...duelGoals(duels), ...cardGoals(duels, ENOUGH)]
for (const seats of [3, 4]) {
  const tables: GameRecord[] = []
  for (let i = 0; i < 2 * games; i++) {
    const decks = Array.from({ length: seats }, (_, seat) => ids[(i + 3 * seat) % ids.length] ?? '')
    tables.push(await playRecorded(decks, `balance/${seats}/${i}`))
  }
  goals.push(...tableGoals(tables))
}
for (const goal of goals) console.log(formatGoal(goal))
