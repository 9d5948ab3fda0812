import {
  type Fact,
  type Fault,
  type GameText,
  hasTakeBacks,
  isSeatReplay,
  type Json,
  liveLine,
  type Match,
  openMatch,
  type Result,
  seatVersions,
  type Tagged,
} from '@wyrmtable/kernel'
import { factSentence, outcomeSentence } from '@wyrmtable/text'
import { Command } from 'commander'
import { type Context, faultFailure } from '../context.ts'
import { Failure } from '../failure.ts'
import { type OpenReplay, readReplayFile, readSeatReplayFile } from '../games.ts'
import { wholeNumber } from '../options.ts'
import { terminalWidth, wantsColour } from '../output/terminal.ts'
import { readJsonFile, sizeLimits } from '../read-file.ts'

interface ReplayOptions {
  readonly at?: number
  readonly events?: true
  readonly json?: true
  readonly colour: boolean
}

/** `replay FILE`: the story of a match, or the board at one of its entries. */
export function replayCommand(context: Context): Command {
  const { t } = context
  return new Command('replay')
    .summary(t('replay.summary'))
    .description(t('replay.description'))
    .argument('<replay>', t('argument.replay'))
    .option('--at <n>', t('replay.at'), wholeNumber(context, 0, 1_000_000))
    .option('--events', t('replay.events'))
    .option('--json', t('option.json'))
    .option('--no-colour', t('option.noColour'))
    .action((file: string, options: ReplayOptions) => replay(context, file, options))
}

async function replay(context: Context, file: string, options: ReplayOptions): Promise<void> {
  const json = await readJsonFile(context, file, sizeLimits.replay)
  if (json.ok && isSeatReplay(json.value)) return seatReplay(context, file, json.value, options)
  const opened = await readReplayFile(context, file)
  const match = openLine(opened)
  if (!match.ok) throw faultFailure(context, match.fault, file, opened.text)
  const { at } = options
  if (at !== undefined && at > match.value.seq) {
    throw new Failure(context.t('replay.tooFar', { at, last: match.value.seq }), { last: match.value.seq })
  }
  if (options.json) context.print(asJson(context, match.value, at, options.events === true, opened))
  else if (at !== undefined) context.print(boardAt(context, match.value, at, opened, options))
  else if (options.events) for (const line of rawEvents(match.value)) context.print(line)
  else for (const line of story(context, match.value, opened)) context.print(line)
}

/** The match as it is shown: each entry checked, and what was taken back folded away. */
function openLine({ begun, replay: record, rulesOf }: OpenReplay): Result<Match, Fault> {
  const match = openMatch(begun, record, { rulesOf })
  if (!match.ok || !hasTakeBacks(record)) return match
  return openMatch(begun, liveLine(record, begun.seatIds), { rulesOf, trusted: true })
}

/** What one seat has seen of a match: its chronicle. A view is not a state, so there is no board. */
async function seatReplay(context: Context, file: string, json: Json, options: ReplayOptions): Promise<void> {
  const { t, print } = context
  const { text, manifest, replay: told, textOf } = await readSeatReplayFile(context, file, json)
  const { seats, entries, viewer } = told
  if (options.json) return print(JSON.stringify(told, null, 2))
  if (options.at !== undefined) throw new Failure(t('replay.noBoard'))
  if (options.events) {
    for (const { seq, events } of entries)
      for (const event of events) print(JSON.stringify({ seq, ...event }))
    return
  }
  const names = seats.map((seat) => `${text.seat(seat.id)}: ${seat.name}`)
  print(`${manifest.title[context.language]} – ${names.join(', ')} (${viewer})`)
  const versions = seatVersions(told)
  for (const [place, { seq, events, fact }] of entries.entries()) {
    const words = textOf(versions[place] ?? told.version)
    const known = events.flatMap((event) => (isTagged(event) ? (words.event(event) ?? []) : []))
    for (const line of numbered(seq, [...factLine(context, fact, words), ...known])) print(line)
  }
}

const isTagged = (event: object): event is Tagged => 'type' in event && typeof event.type === 'string'

/** The line of a fact, if there is one. */
function factLine({ language }: Context, fact: Fact | undefined, text: GameText): readonly string[] {
  const line = fact && factSentence(fact, language, text)
  return line === undefined ? [] : [line]
}

function boardAt(
  context: Context,
  match: Match,
  at: number,
  { textOf }: OpenReplay,
  options: ReplayOptions,
): string {
  const { t, surroundings } = context
  const game = match.gameAt(at)
  const text = textOf(game.version)
  const view = game.view(match.at(at), 'spectator')
  const how = {
    colour: options.colour && wantsColour(surroundings),
    columns: terminalWidth(surroundings),
  }
  const lines = at === 0 ? [] : eventLines(context, match, at, textOf)
  return [
    t('replay.entry', { at, last: match.seq }),
    `${text.status(view)} · ${text.phase(view)}`,
    ...(text.board === undefined ? [] : [text.board(view, how)]),
    ...lines,
  ].join('\n')
}

/** What the entry told, in the words of the rules it was played under; 0 is the set-up. */
function eventLines(
  context: Context,
  match: Match,
  seq: number,
  textOf: OpenReplay['textOf'],
): readonly string[] {
  const text = textOf(match.gameAt(seq).version)
  const fact = match.entries[seq - 1]?.fact
  return [...factLine(context, fact, text), ...match.events(seq).flatMap((event) => text.event(event) ?? [])]
}

/** One line for each event that has words, under the number of its entry and who acted. */
function* story(
  context: Context,
  match: Match,
  { game, text, manifest, textOf }: OpenReplay,
): Generator<string> {
  const { t, language } = context
  const names = match.header.seats.map((seat) => `${text.seat(seat.id)}: ${seat.name}`)
  yield `${manifest.title[language]} – ${names.join(', ')}`
  for (const { seq } of [{ seq: 0 }, ...match.entries]) {
    yield* numbered(seq, eventLines(context, match, seq, textOf))
  }
  const outcome = match.outcome()
  yield outcome === undefined
    ? t('verify.unfinished')
    : outcomeSentence(outcome, language, text, game.seatIds)
}

function* numbered(seq: number, [first, ...rest]: readonly string[]): Generator<string> {
  if (first === undefined) return
  const number = `${String(seq).padStart(5)}  `
  yield `${number}${first}`
  for (const line of rest) yield `${' '.repeat(number.length)}${line}`
}

function* rawEvents(match: Match): Generator<string> {
  for (const { seq } of match.entries) {
    for (const event of match.events(seq)) yield JSON.stringify({ seq, ...event })
  }
}

function asJson(
  context: Context,
  match: Match,
  at: number | undefined,
  withEvents: boolean,
  { game, textOf }: OpenReplay,
): string {
  if (at !== undefined) {
    const events = withEvents && at > 0 ? { events: match.events(at) } : {}
    return JSON.stringify(
      { game: game.id, at, position: match.gameAt(at).encode(match.at(at)), ...events },
      null,
      2,
    )
  }
  const entries = match.entries.map(({ seq, seat, action, fact, dice }) => ({
    seq,
    ...(fact === undefined ? { seat, action } : { fact }),
    dice,
    ...(withEvents ? { events: match.events(seq) } : { story: eventLines(context, match, seq, textOf) }),
  }))
  return JSON.stringify({ game: game.id, entries, outcome: match.outcome() }, null, 2)
}
