/**
 * Random games over all that a game can be set up as: each is played, replayed in Node, and replayed in Chromium, and
 * must end in the same state.
 *
 *     node bench/soak/main.ts sorcerers                    three thousand games, candidates mixed with free actions
 *     node bench/soak/main.ts dragon-noir --games 100 --first 400
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openChromium } from './chromium.ts'
import { playGame as playDragonNoir } from './dragon-noir/play.ts'
import type { Played } from './played.ts'
import { playGame as playSorcerers } from './sorcerers/play.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3000' },
    first: { type: 'string', default: '0' },
    batch: { type: 'string', default: '25' },
  },
})
const players = new Map([
  ['dragon-noir', playDragonNoir],
  ['sorcerers', playSorcerers],
])
const [id = ''] = positionals
const playGame = players.get(id)
if (playGame === undefined) {
  console.error(
    `node bench/soak/main.ts ${[...players.keys()].join('|')} [--games N] [--first N] [--batch N]`,
  )
  process.exit(1)
}
const [first, games, batch] = [Number(values.first), Number(values.games), Number(values.batch)]

const chromium = await openChromium(join(import.meta.dirname, id, 'in-page/main.ts'))
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
