import type { Game, Tagged, Viewer } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject, jsonOf } from '../json/json-of.ts'
import { type Entry, seatOfEntry } from '../match/entry.ts'
import type { Fact } from '../match/fact.ts'
import { optionsToldTo } from '../match/known-options.ts'
import type { Match } from '../match/match.ts'
import { ok, type Result } from '../result.ts'
import { withoutPromised } from './dice-origin.ts'
import { learnedBy, seenAt } from './learned.ts'
import { type OpenOptions, openMatch } from './open-match.ts'
import { type Replay, sealed, withoutSecret } from './replay.ts'
import { type SeatEntry, type SeatReplay, seatReplayFormat } from './seat-replay.ts'

/**
 * The replay as the viewer may have it. Once the match is over everybody may have all of it, so that anybody can
 * verify what was hidden. While it goes on, a game without secrets gives the replay without what foretells its
 * dice, and a game with secrets gives a SeatReplay. The fault is that of a replay that cannot be played.
 */
export function redactReplay<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  replay: Replay<A>,
  viewer: Viewer,
  how: Pick<OpenOptions<S, A, E, O, V>, 'rulesOf'> = {},
): Result<Replay<A> | SeatReplay, Fault> {
  const opened = openMatch(game, replay, { ...how, trusted: true })
  if (!opened.ok) return opened
  const match = opened.value
  if (match.outcome() !== undefined) return ok(replay)
  return ok(game.hasSecrets ? seatReplay(match, viewer) : withoutForesight(replay))
}

/** A seed foretells dice just as a secret does, so it goes too; the entries have what fell. */
function withoutForesight<A extends Tagged>(replay: Replay<A>): Replay<A> {
  const { dice, entries } = replay
  return sealed({
    ...replay,
    dice: dice.kind === 'seeded' ? { kind: 'recorded' } : withoutSecret(dice),
    entries: withoutPromised(entries),
  })
}

/** The match as the viewer has learned it so far, its live line alone. It must have all its entries. */
export function seatReplay<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
): SeatReplay {
  const { game, header } = match
  const { id, version, seats, createdAt } = header
  const name = viewer === 'spectator' ? viewer : (game.seatIds[viewer] ?? `${viewer}`)
  const start = seenAt(match, viewer, match.since)
  const entries: SeatEntry[] = []
  for (const { entry, isOpen, told, view } of learnedBy(match, viewer)) {
    const seat = isOpen ? seatOfEntry(entry) : undefined
    const events = told.map((event) => jsonOf(event)).filter(isJsonObject)
    entries.push({
      seq: entries.length + 1,
      ...(seat === undefined ? {} : { seat }),
      at: entry.at,
      ...deedOf(entry, name),
      events,
      view,
    })
  }
  const outcome = match.outcome()
  return {
    format: seatReplayFormat,
    id,
    game: game.id,
    version,
    // What others bring in secret is opened with the end of the match.
    options: outcome === undefined ? optionsToldTo(match, viewer) : header.options,
    seats,
    createdAt,
    viewer: name,
    start,
    entries,
    ...(outcome === undefined ? {} : { result: outcomeJson(game.seatIds, outcome) }),
  }
}

/** What was done, as far as the viewer may know it in the words of the record. */
function deedOf(entry: Entry, viewer: string): { action?: Json; fact?: Fact } {
  const { fact } = entry
  if (fact === undefined) return entry.seat === viewer ? { action: jsonOf(entry.action) } : {}
  // The position that other rules go on from is the whole state.
  return { fact: fact.type === 'rules' && fact.position !== undefined ? { ...fact, position: {} } : fact }
}
