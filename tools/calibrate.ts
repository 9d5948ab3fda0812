/**
 * Whether the curve of replays keeps its word: of the positions that a computer gives 60 to 70 % about so many should be
 * won. Reads the replays of finished matches, takes one position a turn, and prints a table for `docs/strength.md`, with
 * the line in logits, another each turn, that would put the curve right (`BotRoom.curve`). What that makes of the bands is told of matches
 * that the line has not seen: each half by the line of the other. A run that was broken off may be read as it stands,
 * and several folders at once. Its matches come from
 *
 *     npx wyrmtable simulate dragon-rage --seats captain,captain --games 500 --seed curve --out .wyrmtable/curve
 *     node tools/calibrate.ts .wyrmtable/curve
 *
 * With `--keep FILE` the positions are written down as well, a line each. Such a file may be named in place of a folder:
 * a run of hours can be gone on with on another day or another machine, as long as the evaluation is the same.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calibrated } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { openMatch, readAnyVersion, readJson } from '@wyrmtable/kernel'
import {
  type Band,
  bandsOf,
  enough,
  fitOf,
  holds,
  type Judged,
  slack,
  wonByFirst,
} from './calibration/bands.ts'
import { readPositions, writePositions } from './calibration/positions.ts'

const { values: asked, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
})
if (named.length === 0) {
  console.error('node tools/calibrate.ts FOLDER|FILE.csv … [--keep FILE.csv]')
  process.exit(1)
}
const [kept, folders] = [true, false].map((isKept) =>
  named.filter((name) => name.endsWith('.csv') === isKept),
)
/** By game, the positions of each match. */
const judged = new Map<string, (readonly Judged[])[]>()
for (const file of kept ?? []) {
  const read = readPositions(readFileSync(file, 'utf8'))
  if (read === undefined) {
    console.error(`${file}: not a file of positions`)
    process.exit(1)
  }
  for (const [id, matches] of read) judged.set(id, [...(judged.get(id) ?? []), ...matches])
}
for (const file of (folders ?? []).flatMap(filesIn)) {
  const read = readJson(readFileSync(file, 'utf8'))
  const found = read.ok ? await readAnyVersion(manifests, read.value) : read
  if (!found.ok) {
    console.error(`${file}: ${found.fault.code}`)
    continue
  }
  const { game, replay, boxes, rulesOf } = found.value
  const opened = openMatch(game, replay, { rulesOf, trusted: true })
  const [box] = boxes
  const outcome = opened.ok ? opened.value.outcome() : undefined
  if (!opened.ok || outcome === undefined || box === undefined) continue
  const { bot } = await box.bot()
  const won = wonByFirst(outcome.winners)
  const match = opened.value
  const positions = turnsOf(match).map(({ seq, turn }) => ({
    said: bot.evaluate(match.at(seq), 0),
    turn,
    won,
  }))
  judged.set(game.id, [...(judged.get(game.id) ?? []), positions])
}
if (asked.keep !== undefined) writeFileSync(asked.keep, writePositions(judged))
for (const [id, matches] of judged) report(id, matches)

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) =>
      statSync(path).isDirectory() ? filesIn(path) : /match-\d+\.json$/.test(path) ? [path] : [],
    )
}

/** The position at which each turn begins: told by an event with a higher number of `turn` than any before. */
function turnsOf(match: {
  readonly seq: number
  events(seq: number): readonly object[]
}): readonly { readonly seq: number; readonly turn: number }[] {
  let last = 0
  const found: { seq: number; turn: number }[] = []
  for (let seq = 1; seq < match.seq; seq++) {
    for (const event of match.events(seq)) {
      if (!('turn' in event) || typeof event.turn !== 'number' || event.turn <= last) continue
      last = event.turn
      found.push({ seq, turn: last })
    }
  }
  return found
}

function report(id: string, matches: readonly (readonly Judged[])[]): void {
  const positions = matches.flat()
  const halves = [0, 1].map((half) => matches.filter((_, place) => place % 2 === half).flat())
  const put = halves.flatMap((half, place) => {
    const unseen = fitOf(halves[1 - place] ?? [])
    return half.map(({ said, turn, won }) => ({ said: calibrated(unseen, said, turn), turn, won }))
  })
  const fit = fitOf(positions)
  const [now, then] = [bandsOf(positions), bandsOf(put)]
  console.log(`\n${id}: ${matches.length} matches, ${positions.length} positions, one a turn`)
  console.log('\n| said | positions | won | kept | positions (fitted) | won | kept |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const [place, band] of now.entries()) {
    const other = then[place]
    const edges = `${band.tenth * 10}–${band.tenth * 10 + 10} %`
    console.log(`| ${edges} | ${cells(band)} | ${other === undefined ? '' : cells(other)} |`)
  }
  console.log(`\nKept: won within ${slack * 100} points of the edges; – : fewer than ${enough} positions.`)
  const { slope, shift, byTurn } = fit
  const [steeper, higher] = [byTurn.slope, byTurn.shift].map((figure) => figure.toFixed(3))
  console.log(
    `Fit: logit × (${slope.toFixed(2)} + ${steeper} a turn) + ${shift.toFixed(2)} + ${higher} a turn`,
  )
}

function cells(band: Band): string {
  const kept = holds(band)
  const won = band.positions === 0 ? '' : `${Math.round(band.won * 100)} %`
  return `${band.positions} | ${won} | ${kept === undefined ? '–' : kept ? 'yes' : 'no'}`
}
