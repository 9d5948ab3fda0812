import {
  type Fault,
  type GameText,
  isSeatReplay,
  type Json,
  jsonOf,
  type Language,
  manifestAt,
  openMatch,
  type Replay,
  type Result,
  readAnyVersion,
  readJson,
  readSeatReplay,
  type SeatReplay,
  toReplay,
  versionsOf,
} from '@wyrmtable/kernel'
import { boxes, type OpenBox, type OpenTable, openTable } from '../../box/open-box.ts'
import { readRecord } from '../../store/saved-games.ts'
import { openForLooking, type Shown } from './open-for-looking.ts'
import { fileAt } from './opened-files.ts'

const playable = boxes.filter(({ stage }) => stage === 'playable')

const limit = 16 * 1024 * 1024

/** A replay ready to be shown. */
export interface FoundReplay extends Shown {
  readonly box: OpenTable
  /** The replay as a document, to be kept and shared. */
  readonly document: Json
  /** The same with all that this browser knows of the dice, to be verified here. */
  readonly proof: Json
  readonly replay: Replay
}

export type Found =
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly fault: Fault }
  | { readonly kind: 'replay'; readonly found: FoundReplay }
  | { readonly kind: 'seat'; readonly replay: SeatReplay; readonly text: GameText }

/** Looks for the replay of an address among the files of this visit and the saved games. */
export async function findReplay(id: string, language: Language): Promise<Found> {
  const file = fileAt(id)
  if (file !== undefined) return open(file, language, false)
  const record = await readRecord(id)
  if (record === undefined) return { kind: 'missing' }
  try {
    return await open(jsonOf(record), language, true)
  } catch (error) {
    return faulty('unreadable', { reason: error instanceof Error ? error.message : String(error) })
  }
}

async function open(json: Json, language: Language, isSaved: boolean): Promise<Found> {
  if (isSeatReplay(json)) return openSeatReplay(json, language)
  const read = await readAnyVersion(playable, json)
  if (!read.ok) return { kind: 'faulty', fault: read.fault }
  const { manifest, replay } = read.value
  const box = await openTable(manifest, language)
  const shown = openForLooking(box.game, replay)
  if (!shown.ok) return { kind: 'faulty', fault: shown.fault }
  const documents = isSaved ? completed(box, replay) : { document: json, proof: json }
  return { kind: 'replay', found: { ...shown.value, ...documents, box, replay } }
}

/** What one seat had of a match, in the words of the version it was played under. */
async function openSeatReplay(json: Json, language: Language): Promise<Found> {
  const read = readSeatReplay(json)
  if (!read.ok) return { kind: 'faulty', fault: read.fault }
  const { game, version } = read.value
  const box = playable.find(({ id }) => id === game)
  if (box === undefined) return faulty('unknownGame', { got: game }, '/game')
  const manifest = manifestAt(box, version)
  if (manifest === undefined) {
    return faulty('wrongVersion', { expected: versionsOf(box).join(', '), got: version }, '/version')
  }
  const { text } = await manifest.text(language)
  return { kind: 'seat', replay: read.value, text }
}

/** A saved record has no fingerprints over the whole; as a document that leaves the browser it needs them. */
function completed(box: OpenBox, replay: Replay): Pick<FoundReplay, 'document' | 'proof'> {
  const match = openMatch(box.game, replay)
  if (!match.ok) return { document: jsonOf(replay), proof: jsonOf(replay) }
  const isOver = match.value.outcome() !== undefined
  const proof = jsonOf(toReplay(match.value, { revealSecret: true }))
  return { proof, document: isOver ? proof : jsonOf(toReplay(match.value)) }
}

const faulty = (code: Fault['code'], figures: Fault['figures'], path = ''): Found => ({
  kind: 'faulty',
  fault: { code, path, figures },
})

/** Reads a file's text as JSON; the rest is looked at when it is opened. */
export async function readFile(file: {
  readonly size: number
  text(): Promise<string>
}): Promise<Result<Json, Fault>> {
  if (file.size > limit) {
    return { ok: false, fault: { code: 'tooLarge', path: '', figures: { bytes: file.size, limit } } }
  }
  return readJson(await file.text(), { maxBytes: limit })
}
