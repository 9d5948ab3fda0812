import {
  type Fault,
  type Game,
  type Json,
  jsonOf,
  type Match,
  openMatch,
  type Replay,
  type Result,
  readReplay,
  verifiableDice,
} from '@wyrmtable/kernel'
import { randomHex } from './secrets.ts'

/** A stored record as a match to be played on. Each action is checked again, and the chain with it. */
export function resumeMatch(game: Game, record: unknown): Result<Match, Fault> {
  const json = jsonOrFault(record)
  if (!json.ok) return json
  const replay = readReplay(json.value, (id) => (id === game.id ? game : undefined))
  return replay.ok ? openReplay(game, replay.value) : replay
}

/**
 * A replay as a match. Where it goes on but does not tell its secret, nobody can draw its promised dice
 * any more: it is played on with fresh ones, and its origin says that they are only recorded.
 */
export function openReplay(game: Game, replay: Replay): Result<Match, Fault> {
  const { dice, id } = replay
  const canGoOn = dice.kind === 'seeded' || (dice.kind === 'verifiable' && dice.secret !== undefined)
  if (canGoOn || replay.result !== undefined) return openMatch(game, replay)
  const secret = randomHex(32)
  return openMatch(
    game,
    { ...replay, dice: { kind: 'recorded' } },
    { dice: (draws) => verifiableDice({ secret, seatSeeds: [], matchId: id, start: draws }) },
  )
}

function jsonOrFault(record: unknown): Result<Json, Fault> {
  try {
    return { ok: true, value: jsonOf(record) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, fault: { code: 'unreadable', path: '', figures: { reason } } }
  }
}
