/**
 * Golden matches: finished matches whose every byte must stay what it is. Says which of them the rules no
 * longer play as recorded, and records one for each way to end that has none yet.
 *
 *     npm run golden                        looks, and adds what is missing
 *     npm run golden -- dragon-rage 2000    of one game, out of so many random matches
 *     npm run golden -- --renew             also plays again those that no longer hold, or drops them
 *     npm run golden -- --chosen            also plays for ends that chance does not come to
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manifests } from '@wyrmtable/games'
import { type Game, type JsonObject, type Replay, readReplay, verifyReplay } from '@wyrmtable/kernel'
import { root } from '../prepare.mjs'
import { endingOf, recordAgain, recordChosenEndings, recordEndings } from './record.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { renew: { type: 'boolean' }, chosen: { type: 'boolean' } },
})
const [only, matches = '200'] = positionals

/** Matches that are played for ends which chance does not come to. */
const CHOSEN_MATCHES = 20

let broken = 0
for (const { id, stage, rules, bot, scenarios, trial } of manifests) {
  if (stage !== 'playable' || (only !== undefined && only !== id)) continue
  const { game } = await rules()
  const folder = join(root, 'games', id, 'golden')
  mkdirSync(folder, { recursive: true })
  const endings = new Set<string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = join(folder, name)
    const ending = endingOfFile(game, file)
    if (ending !== undefined) endings.add(ending)
    else if (values.renew) renew(game, file, endings)
    else broken++
  }
  for (const scenario of scenarios.length > 0 ? scenarios : [{ id: 'default', options: {} }]) {
    const options = { ...(scenario.options as JsonObject), ...trial }
    const keep = (ending: string, replay: Replay): void => {
      if (endings.has(ending)) return
      endings.add(ending)
      writeFileSync(join(folder, `${ending}.json`), `${JSON.stringify(replay)}\n`)
      console.log(`${id}: recorded ${ending}, ${replay.entries.length} actions`)
    }
    for (const [ending, replay] of recordEndings(game, options, Number(matches))) keep(ending, replay)
    if (!values.chosen) continue
    const room = (await bot()).bot
    for (const [ending, replay] of recordChosenEndings(game, room, options, CHOSEN_MATCHES, endings)) {
      keep(ending, replay)
    }
  }
}
if (broken > 0) console.error('Golden matches of another version of the rules: --renew drops them.')
process.exit(broken === 0 ? 0 : 1)

/** Plays the recorded actions again and keeps what comes of it; drops a file where they are no longer legal. */
function renew(game: Game, file: string, endings: Set<string>): void {
  const again = recordAgain(game, JSON.parse(readFileSync(file, 'utf8')))
  rmSync(file)
  if (again === undefined) return
  writeFileSync(file, `${JSON.stringify(again)}\n`)
  const ending = endingOfFile(game, file)
  if (ending !== undefined) endings.add(ending)
}

/** How the recorded match ends, if it still is played as recorded; says so if it is not. */
function endingOfFile(game: Game, file: string): string | undefined {
  const read = readReplay(readFileSync(file, 'utf8'), (id) => (id === game.id ? game : undefined))
  const verified = read.ok ? verifyReplay(game, read.value) : read
  if (verified.ok && verified.value.outcome !== undefined) return endingOf(game, verified.value.outcome)
  console.error(`${file}: ${verified.ok ? 'does not end' : JSON.stringify(verified.fault)}`)
  return undefined
}
