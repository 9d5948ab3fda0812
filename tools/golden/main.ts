/**
 * Golden matches: finished matches whose every byte must stay what it is. Says which of them the rules no
 * longer play as recorded, and records one for each way to end that has none yet.
 *
 *     npm run golden                        looks, and adds what is missing
 *     npm run golden -- dragon-rage 2000    of one game, out of so many random matches
 *     npm run golden -- --renew             also drops those that no longer hold
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manifests } from '@wyrmtable/games'
import { type Game, type JsonObject, readReplay, verifyReplay } from '@wyrmtable/kernel'
import { root } from '../prepare.mjs'
import { endingOf, recordEndings } from './record.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { renew: { type: 'boolean' } } })
const [only, matches = '200'] = positionals

let broken = 0
for (const { id, stage, rules, scenarios, trial } of manifests) {
  if (stage !== 'playable' || (only !== undefined && only !== id)) continue
  const { game } = await rules()
  const folder = join(root, 'games', id, 'golden')
  mkdirSync(folder, { recursive: true })
  const endings = new Set<string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = join(folder, name)
    const ending = endingOfFile(game, file)
    if (ending !== undefined) endings.add(ending)
    else if (values.renew) rmSync(file)
    else broken++
  }
  for (const scenario of scenarios.length > 0 ? scenarios : [{ id: 'default', options: {} }]) {
    for (const [ending, replay] of recordEndings(
      game,
      { ...(scenario.options as JsonObject), ...trial },
      Number(matches),
    )) {
      if (endings.has(ending)) continue
      endings.add(ending)
      const file = join(folder, `${ending}.json`)
      writeFileSync(file, `${JSON.stringify(replay)}\n`)
      console.log(`${id}: recorded ${ending}, ${replay.entries.length} actions`)
    }
  }
}
if (broken > 0) console.error('Golden matches of another version of the rules: --renew drops them.')
process.exit(broken === 0 ? 0 : 1)

/** How the recorded match ends, if it still is played as recorded; says so if it is not. */
function endingOfFile(game: Game, file: string): string | undefined {
  const read = readReplay(readFileSync(file, 'utf8'), (id) => (id === game.id ? game : undefined))
  const verified = read.ok ? verifyReplay(game, read.value) : read
  if (verified.ok && verified.value.outcome !== undefined) return endingOf(game, verified.value.outcome)
  console.error(`${file}: ${verified.ok ? 'does not end' : JSON.stringify(verified.fault)}`)
  return undefined
}
