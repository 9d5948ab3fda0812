/**
 * Random games of two to four players over random legal decks and variants; all cards are counted after every
 * action. Prints how they ended, and the seed of the first that breaks.
 *
 *     node games/dragons-wrath/testing/soak.ts 5000
 *     node games/dragons-wrath/testing/soak.ts 5000 other-seed
 */
import { playCounted } from './counted-game.ts'

const [wanted = '1000', first = 'soak'] = process.argv.slice(2)
const games = Number(wanted)
const ends = new Map<string, number>()
let actions = 0
let turns = 0
for (let i = 0; i < games; i++) {
  const seats = 2 + (i % 3)
  const played = playCounted({ seed: `${first}/${i}`, seats, every: 1 })
  const key = `${seats} players, ${played.reason}`
  ends.set(key, (ends.get(key) ?? 0) + 1)
  actions += played.actions
  turns += played.turns
  if ((i + 1) % 500 === 0) console.log(`${i + 1} games, ${actions} actions`)
}
console.log(`${games} games, ${actions} actions, ${Math.round(turns / games)} turns a game`)
for (const [key, n] of [...ends].sort()) console.log(`  ${key}: ${n}`)
