import {
  asRecorded,
  type Fault,
  type Match,
  type MatchSnapshot,
  openMatch,
  originsOf,
  type Replay,
  type Result,
  readReplay,
  tellsDice,
  verifiableDice,
} from '@wyrmtable/kernel'
import { type RecordRules, recordJson } from './record-rules.ts'
import { randomHex } from './secrets.ts'

/** A match that was stored in this browser. */
export interface Resumed {
  readonly match: Match
  /** Whether each action was checked again; if not, the snapshot and what came before it were believed. */
  readonly isChecked: boolean
  /** The entry after which it was opened: that of the snapshot, or 0. */
  readonly openedAt: number
}

/**
 * A stored record as a match to be played on, from the stored snapshot where there is one. Whoever opens it so checks
 * the whole of it when there is time. A snapshot that does not fit is passed over.
 */
export function resumeStored(rules: RecordRules, record: unknown, snapshot: unknown): Result<Resumed, Fault> {
  const replay = readRecorded(rules, record)
  if (!replay.ok) return replay
  const quick = isSnapshot(snapshot) ? fromSnapshot(rules, replay.value, snapshot) : undefined
  if (quick !== undefined) return { ok: true, value: quick }
  const match = openReplay(rules, replay.value)
  return match.ok ? { ok: true, value: { match: match.value, isChecked: true, openedAt: 0 } } : match
}

function fromSnapshot(rules: RecordRules, replay: Replay, snapshot: MatchSnapshot): Resumed | undefined {
  try {
    const opened = openReplay(rules, replay, { snapshot, trusted: true })
    return opened.ok ? { match: opened.value, isChecked: false, openedAt: snapshot.seq } : undefined
  } catch {
    // What follows a damaged snapshot may be impossible.
    return undefined
  }
}

/** Its parts; what they hold is compared with the record, and with all of it when that is checked. */
function isSnapshot(value: unknown): value is MatchSnapshot {
  if (typeof value !== 'object' || value === null) return false
  const { seq, hash, draws, dice, state } = value as Partial<Record<keyof MatchSnapshot, unknown>>
  return (
    typeof seq === 'number' &&
    typeof hash === 'string' &&
    typeof draws === 'number' &&
    Array.isArray(dice) &&
    state !== undefined
  )
}

/** A stored record as a match to be played on. Each action is checked again, and the chain with it. */
export function resumeMatch(rules: RecordRules, record: unknown): Result<Match, Fault> {
  const replay = readRecorded(rules, record)
  return replay.ok ? openReplay(rules, replay.value) : replay
}

function readRecorded({ begun, rulesOf }: RecordRules, record: unknown): Result<Replay, Fault> {
  const json = recordJson(record)
  if (!json.ok) return json
  return readReplay(json.value, (id, version) => (id === begun.id ? (rulesOf(version) ?? begun) : undefined))
}

/**
 * A replay as a match. Where it goes on but does not tell its secret, nobody can draw its promised dice
 * any more: it is played on with fresh ones, and its origin says that they are only recorded.
 */
export function openReplay(
  { begun, rulesOf }: RecordRules,
  replay: Replay,
  how: { readonly snapshot: MatchSnapshot; readonly trusted: true } | Record<string, never> = {},
): Result<Match, Fault> {
  const { id } = replay
  if (originsOf(replay).every(tellsDice) || replay.result !== undefined)
    return openMatch(begun, replay, { ...how, rulesOf })
  const secret = randomHex(32)
  return openMatch(begun, asRecorded(replay), {
    ...how,
    rulesOf,
    dice: (draws) => verifiableDice({ secret, seatSeeds: [], matchId: id, start: draws }),
  })
}
