/**
 * Random games of Sorcerers over all tables, rosters and numbers of players, candidates mixed with free
 * actions: each is played, replayed in Node, and replayed in Chromium, and must end in the same state.
 *
 *     node bench/sorcerers/soak/main.ts                    three thousand games
 *     node bench/sorcerers/soak/main.ts --games 100 --first 400
 */
import { parseArgs } from 'node:util'
import { openChromium } from './chromium.ts'
import { type Played, playGame } from './play.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    first: { type: 'string', default: '0' },
    batch: { type: 'string', default: '25' },
  },
})
const [first, games, batch] = [Number(values.first), Number(values.games), Number(values.batch)]

const chromium = await openChromium()
const endings = new Map<string, number>()
let [actions, free, faults] = [0, 0, 0]
for (let from = first; from < first + games; from += batch) {
  const played: Played[] = []
  for (let game = from; game < Math.min(from + batch, first + games); game++) {
    try {
      played.push(playGame(game))
    } catch (error) {
      fault(`game ${game}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const hashes = await chromium.finalHashes(played.map(({ replay }) => replay))
  for (const [place, one] of played.entries()) {
    actions += one.actions
    free += one.free
    endings.set(one.reason, (endings.get(one.reason) ?? 0) + 1)
    if (hashes[place] !== one.finalHash) {
      fault(`game ${one.game}: ${one.finalHash} in Node, ${hashes[place]} in Chromium`)
    }
  }
  process.stderr.write(`${from + played.length - first} of ${games}\n`)
}
await chromium.close()
console.log(`${games} games, ${actions} actions, ${free} of them free, ${faults} faults`)
console.log([...endings].map(([reason, count]) => `${reason} ${count}`).join(', '))
process.exit(faults === 0 ? 0 : 1)

function fault(what: string): void {
  faults++
  console.error(what)
}
