import type { Game, Tagged, Viewer } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import { encodeView } from '../game/view-json.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { isJsonObject, jsonOf } from '../json/json-of.ts'
import { type Entry, seatOfEntry } from '../match/entry.ts'
import type { Match } from '../match/match.ts'
import { ok, type Result } from '../result.ts'
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
  const { dice } = replay
  return sealed({ ...replay, dice: dice.kind === 'seeded' ? { kind: 'recorded' } : withoutSecret(dice) })
}

/** The match as the viewer has learned it so far, its live line alone. It must have all its entries. */
export function seatReplay<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
): SeatReplay {
  const { game, header } = match
  const { id, version, seats, createdAt } = header
  const name = viewer === 'spectator' ? viewer : (game.seatIds[viewer] ?? `${viewer}`)
  const seen = (seq: number): Json => encodeView(game, game.view(match.at(seq), viewer))
  const start = seen(match.since)
  const entries: SeatEntry[] = []
  let before = canonicalJson(start)
  for (const entry of match.line) {
    const view = seen(entry.seq)
    const after = canonicalJson(view)
    const told = match.events(entry.seq).flatMap((event) => {
      const known = game.redact(event, viewer)
      const json = known === undefined ? undefined : jsonOf(known)
      return isJsonObject(json) ? [json] : []
    })
    const seat = seatOfEntry(entry)
    const isOpen = entry.fact !== undefined || seat === name || told.length > 0
    // What somebody did in secret is not even counted.
    if (isOpen || after !== before) {
      const seq = entries.length + 1
      const who = isOpen && seat !== undefined ? { seat } : {}
      entries.push({ seq, ...who, at: entry.at, ...deedOf(entry, name), events: told, view })
    }
    before = after
  }
  const outcome = match.outcome()
  return {
    format: seatReplayFormat,
    id,
    game: game.id,
    version,
    // What others bring in secret is opened with the end of the match.
    options: outcome === undefined ? knownOptions(match, viewer) : header.options,
    seats,
    createdAt,
    viewer: name,
    start,
    entries,
    ...(outcome === undefined ? {} : { result: outcomeJson(game.seatIds, outcome) }),
  }
}

function knownOptions<S, A extends Tagged, E extends Tagged, O, V>(
  { game, header }: Match<S, A, E, O, V>,
  viewer: Viewer,
): Json {
  if (game.redactOptions === undefined) return header.options
  const parsed = game.options.parse(header.options)
  if (!parsed.ok) throw new Error(`${game.id}: a match under way has options that are none`)
  return game.redactOptions(parsed.value, viewer, header.seats.length)
}

/** What was done, as far as the viewer may know it in the words of the record. */
function deedOf(entry: Entry, viewer: string): { action?: Json; fact?: JsonObject } {
  const { fact } = entry
  if (fact === undefined) return entry.seat === viewer ? { action: jsonOf(entry.action) } : {}
  // The position that other rules go on from is the whole state.
  const json = jsonOf(fact.type === 'rules' ? { type: fact.type, version: fact.version } : fact)
  return isJsonObject(json) ? { fact: json } : {}
}
