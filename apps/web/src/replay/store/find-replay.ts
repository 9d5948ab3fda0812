import {
  type Fault,
  type GameText,
  isSeatReplay,
  type Json,
  jsonOf,
  type Language,
  type Match,
  manifestAt,
  openMatch,
  type Replay,
  type Result,
  readAnyVersion,
  readJson,
  readSeatReplay,
  type SeatReplay,
  seatReplay,
  seatVersions,
  toReplay,
  versionsOf,
} from '@wyrmtable/kernel'
import { calledBox } from '../../box/called.ts'
import { boxes, type OpenTable, openTable } from '../../box/open-box.ts'
import { withFacts } from '../../facts/fact-event.ts'
import { ask } from '../../online/wire/ask.ts'
import { isOnlineMatch, isUploadedReplay } from '../../route.ts'
import type { RecordRules } from '../../session/record-rules.ts'
import { readRecord } from '../../store/saved-games.ts'
import { isOtherCourse, otherCourses } from '../branches/other-courses.ts'
import { eyesOn } from '../eyes.ts'
import { type Reel, reelOf } from '../reel.ts'
import { openForLooking, type Shown } from './open-for-looking.ts'
import { fileAt } from './opened-files.ts'

const playable = boxes.filter(({ stage }) => stage === 'playable')

const limit = 16 * 1024 * 1024

/** A replay ready to be shown. */
export interface FoundReplay extends Omit<Shown, 'match'> {
  readonly match: Reel
  /** Of the rules that hold at its end. */
  readonly box: OpenTable
  /** The box of the rules that held after an entry, 0 for the beginning: its table, and the words of its time. */
  boxAt(seq: number): OpenTable
  /** The replay as a document, to be kept and shared. */
  readonly document: Json
  /** The same with all that this browser knows of the dice, to be verified here. */
  readonly proof: Json
  readonly replay: Replay
}

export type Found =
  | { readonly kind: 'missing' }
  /** The server has it, and shows it to nobody but those who play until it is over. */
  | { readonly kind: 'closed' }
  /** Nobody can say whether the server has it. */
  | { readonly kind: 'away' }
  | { readonly kind: 'faulty'; readonly fault: Fault }
  | { readonly kind: 'replay'; readonly found: FoundReplay }
  | { readonly kind: 'seat'; readonly replay: SeatReplay; textAt(place: number): GameText }

/** Looks for the replay of an address among the files of this visit and the saved games. */
export async function findReplay(id: string, language: Language): Promise<Found> {
  const file = fileAt(id)
  if (file !== undefined) return open(file, language, false)
  const record = isOtherCourse(id)
    ? (await otherCourses()).find((course) => course.id === id)?.record
    : await readRecord(id)
  if (record === undefined) return atServer(id, language)
  try {
    return await open(jsonOf(record), language, true)
  } catch (error) {
    return faulty('unreadable', { reason: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * A match of the server of this page: all of it once it is over, before that what this browser has seen; or one that was
 * sent there.
 */
async function atServer(id: string, language: Language): Promise<Found> {
  const path = isOnlineMatch(id)
    ? `/api/matches/${id}/replay`
    : isUploadedReplay(id)
      ? `/api/replays/${id}`
      : undefined
  if (path === undefined) return { kind: 'missing' }
  const got = await ask<Json>('GET', path)
  if (got.ok) return open(got.value, language, false)
  const { code, status } = got.fault
  if (code === 'notAtThisTable') return { kind: 'closed' }
  // A file server that sends these pages alone has no matches, and says so as if the page were missing.
  return status === 0 || status >= 500 ? { kind: 'away' } : { kind: 'missing' }
}

async function open(json: Json, language: Language, isSaved: boolean): Promise<Found> {
  if (isSeatReplay(json)) return openSeatReplay(json, language)
  const read = await readAnyVersion(playable, json)
  if (!read.ok) return { kind: 'faulty', fault: read.fault }
  const { game: begun, replay, boxes, rulesOf } = read.value
  const rules = { begun, rulesOf }
  const opened = await Promise.all(
    boxes.map(async (manifest) => calledBox(await openTable(manifest, language), replay)),
  )
  const shown = openForLooking(rules, replay)
  if (!shown.ok) return { kind: 'faulty', fault: shown.fault }
  const match = reelOf(shown.value.match)
  const boxAt = (seq: number): OpenTable => boxNamed(opened, match.gameAt(seq).version)
  const { document, proof } = isSaved ? completed(rules, replay) : { document: json, proof: json }
  const documents = { document: shareable(shown.value.match) ?? document, proof }
  return {
    kind: 'replay',
    found: { ...shown.value, match, ...documents, box: boxAt(match.seq), boxAt, replay },
  }
}

/** What may be handed on of a match with secrets that goes on; undefined where all of it may. */
export function shareable(match: Match): Json | undefined {
  const eyes = eyesOn(match)
  return eyes === undefined ? undefined : jsonOf(seatReplay(match, eyes))
}

function boxNamed(opened: readonly OpenTable[], version: string): OpenTable {
  const box = opened.find(({ manifest }) => manifest.version === version)
  if (box === undefined) throw new Error(`no box of version ${version}`)
  return box
}

/** What one seat had of a match, each entry in the words of the version it was played under. */
async function openSeatReplay(json: Json, language: Language): Promise<Found> {
  const read = readSeatReplay(json)
  if (!read.ok) return { kind: 'faulty', fault: read.fault }
  const { game, version } = read.value
  const box = playable.find(({ id }) => id === game)
  if (box === undefined) return faulty('unknownGame', { got: game }, '/game')
  const texts = new Map<string, GameText>()
  const versions = seatVersions(read.value)
  for (const one of new Set([version, ...versions])) {
    const manifest = manifestAt(box, one)
    if (manifest === undefined) {
      return faulty('wrongVersion', { expected: versionsOf(box).join(', '), got: one }, '/version')
    }
    texts.set(one, withFacts((await manifest.text(language)).text, language))
  }
  const first = texts.get(version)
  if (first === undefined) throw new Error(`no words of version ${version}`)
  const textAt = (place: number): GameText => texts.get(versions[place] ?? version) ?? first
  return { kind: 'seat', replay: read.value, textAt }
}

/** A saved record has no fingerprints over the whole; as a document that leaves the browser it needs them. */
function completed({ begun, rulesOf }: RecordRules, replay: Replay): Pick<FoundReplay, 'document' | 'proof'> {
  const match = openMatch(begun, replay, { rulesOf })
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
