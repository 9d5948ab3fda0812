import {
  type Fault,
  type Game,
  isJsonObject,
  type Json,
  type Match,
  type Result,
  readAnyVersion,
  readJson,
  readPosition,
} from '@wyrmtable/kernel'
import { boxes } from '../box/open-box.ts'
import { positionSeats } from '../store/position-seats.ts'
import { readRecord, saveMatch } from '../store/saved-games.ts'
import { openReplay } from './resume-match.ts'
import { startMatch } from './start-match.ts'

const playable = boxes.filter(({ stage }) => stage === 'playable')

const limit = 16 * 1024 * 1024

/** This browser has another course of the same game. */
export interface Conflict {
  readonly kind: 'conflict'
  readonly match: string
  replace(): Promise<void>
}

/** What a file was opened as. */
type Imported = { readonly kind: 'opened'; readonly match: string } | Conflict

/**
 * Reads a replay or a position, checks all of it, saves it as a game of this browser and gives its id.
 * `people` names the seats of a game that starts from a position.
 */
export async function importFile(
  file: { readonly size: number; text(): Promise<string> },
  people: (number: number) => string,
): Promise<Result<Imported, { readonly fault: Fault; readonly game: string | undefined }>> {
  const wrong = (fault: Fault, game?: string) => ({ ok: false, fault: { fault, game } }) as const
  if (file.size > limit) return wrong({ code: 'tooLarge', path: '', figures: { bytes: file.size, limit } })
  const read = readJson(await file.text(), { maxBytes: limit })
  if (!read.ok) return wrong(read.fault)
  const id = gameNamed(read.value)
  const box = playable.find((one) => one.id === id)
  const opened = formatOf(read.value).startsWith('wyrmtable-position/')
    ? openPosition(read.value, (await box?.rules())?.game, people)
    : await openReplayDocument(read.value)
  if (!opened.ok) return wrong(opened.fault, box && id)
  return { ok: true, value: await keep(opened.value) }
}

/** Never loses what was played here: a stored course that goes on from the file's stays. */
async function keep(match: Match): Promise<Imported> {
  const { id } = match.header
  const stored = hashesOf(await readRecord(id))
  const own = match.entries.map((entry) => entry.hash)
  const isPrefix = (short: readonly string[], long: readonly string[]) =>
    short.length <= long.length && short.at(-1) === long[short.length - 1]
  if (stored === undefined || isPrefix(stored, own)) await saveMatch(match)
  else if (!isPrefix(own, stored)) return { kind: 'conflict', match: id, replace: () => saveMatch(match) }
  return { kind: 'opened', match: id }
}

/** The chain of a stored record; undefined where there is none, empty where it cannot be read. */
function hashesOf(record: unknown): readonly string[] | undefined {
  if (record === undefined) return undefined
  const entries: unknown =
    typeof record === 'object' && record !== null && 'entries' in record ? record.entries : []
  if (!Array.isArray(entries)) return []
  return entries.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'hash' in entry ? String(entry.hash) : '',
  )
}

/** Under the rules it was made by; whether it goes on under those of today is asked when its table is opened. */
async function openReplayDocument(document: Json): Promise<Result<Match, Fault>> {
  const read = await readAnyVersion(playable, document)
  return read.ok
    ? openReplay({ begun: read.value.game, rulesOf: read.value.rulesOf }, read.value.replay)
    : read
}

function openPosition(document: Json, game: Game | undefined, people: (number: number) => string) {
  const position = readPosition(document, () => game)
  if (!position.ok) return position
  const { game: of, document: parts, state } = position.value
  return startMatch(of, {
    seats: positionSeats(of, state, people),
    options: parts.options,
    position: parts.position,
  })
}

const stringAt = (document: Json, key: string): string => {
  const value = isJsonObject(document) ? document[key] : undefined
  return typeof value === 'string' ? value : ''
}
const formatOf = (document: Json): string => stringAt(document, 'format')
const gameNamed = (document: Json): string => stringAt(document, 'game')
