/**
 * Random matches of every playable game, each held against the contract, until the time is up. What
 * fails is written as a replay that `npx wyrmtable replay FILE` opens.
 *
 *     npm run soak                       ten minutes
 *     npm run soak -- 60 dragon-rage     an hour of one game
 *     npm run soak -- 60 dragon-rage 7   … beginning with seed 7
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import type { JsonObject } from '@wyrmtable/kernel'
import { checkMatch, MatchBreach } from '../packages/kernel/src/testing/check-match.ts'
import { root } from './prepare.mjs'

const [minutes = '10', only, firstSeed = String(Date.now())] = process.argv.slice(2)
const faultFolder = join(root, '.wyrmtable', 'soak')
const maxActions = 100_000

const chosen = manifests.filter(
  ({ id, stage }) => stage === 'playable' && (only === undefined || id === only),
)
if (chosen.length === 0 || !(Number(minutes) > 0)) {
  console.error('npm run soak -- [MINUTES] [GAME] [FIRST SEED]')
  process.exit(1)
}
const starts = await Promise.all(
  chosen.map(async ({ rules, scenarios, trial }) => ({ game: (await rules()).game, scenarios, trial })),
)

const end = Date.now() + Number(minutes) * 60_000
let matches = 0
let faults = 0
for (let seed = Number(firstSeed); Date.now() < end; seed++) {
  for (const { game, scenarios, trial } of starts) {
    const options = { ...(scenarios[seed % Math.max(1, scenarios.length)]?.options as JsonObject), ...trial }
    const seats = game.minSeats + (seed % (game.seatIds.length - game.minSeats + 1))
    matches++
    try {
      checkMatch(game, { seed: String(seed), options, seats, maxActions })
    } catch (error) {
      faults++
      tell(game.id, seed, error)
    }
  }
}
console.log(`${matches} matches, ${faults} faults`)
process.exit(faults === 0 ? 0 : 1)

function tell(id: string, seed: number, error: unknown): void {
  console.error(error)
  if (!(error instanceof MatchBreach) || error.replay === undefined) return
  mkdirSync(faultFolder, { recursive: true })
  const file = join(faultFolder, `${id}-${seed}.json`)
  writeFileSync(file, JSON.stringify(error.replay))
  console.error(`    npx wyrmtable replay ${file}`)
}
