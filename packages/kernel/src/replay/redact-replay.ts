import type { Game, Outcome, Tagged, Viewer } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import type { MatchHeader } from '../match/header.ts'
import type { Match } from '../match/match.ts'
import { ok, type Result } from '../result.ts'
import { openMatch } from './open-match.ts'
import { type Replay, sealed, withoutSecret } from './replay.ts'

export const seatReplayFormat = 'wyrmtable-seat-replay/1'

/** One step as the viewer learned it. */
export interface SeatEntry {
  readonly seq: number
  readonly seat: string
  readonly at: number
  /** Only for the viewer's own actions. */
  readonly action?: Json
  readonly events: readonly Json[]
  /** What the viewer could see afterwards. */
  readonly view: Json
}

/**
 * A match as one seat (or a spectator) lived it: views and events, and no state, dice, hash or action of
 * another's, since each of them could tell a secret. It cannot be verified or played on.
 */
export interface SeatReplay extends Omit<MatchHeader, 'dice' | 'position'> {
  readonly format: typeof seatReplayFormat
  /** A seat id, or 'spectator'. */
  readonly viewer: string
  /** What the viewer saw before the first action. */
  readonly start: Json
  readonly entries: readonly SeatEntry[]
  readonly result?: Json
}

/**
 * The replay as the viewer may have it. Games without secrets give the whole replay, without the secret
 * or seed of the dice while the match goes on. Games with secrets always give a SeatReplay, even when
 * the match is over: what was hidden may stay hidden. The fault is that of a replay that cannot be played.
 */
export function redactReplay<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  replay: Replay<A>,
  viewer: Viewer,
): Result<Replay<A> | SeatReplay, Fault> {
  const opened = openMatch(game, replay, { trusted: true })
  if (!opened.ok) return opened
  const match = opened.value
  const outcome = match.outcome()
  if (game.hasSecrets) return ok(seatReplay(match, viewer))
  return ok(outcome === undefined ? withoutForesight(replay) : replay)
}

/** A seed foretells dice just as a secret does, so it goes too; the entries have what fell. */
function withoutForesight<A extends Tagged>(replay: Replay<A>): Replay<A> {
  const { dice } = replay
  return sealed({ ...replay, dice: dice.kind === 'seeded' ? { kind: 'recorded' } : withoutSecret(dice) })
}

function seatReplay<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
): SeatReplay {
  const { game, header } = match
  const { id, version, options, seats, createdAt } = header
  const name = viewer === 'spectator' ? viewer : (game.seatIds[viewer] ?? `${viewer}`)
  const seen = (seq: number): Json => jsonOf(game.view(match.at(seq), viewer))
  const entries = match.entries.map(({ seq, seat, at, action }): SeatEntry => {
    const events = match.events(seq).flatMap((event) => {
      const told = game.redact(event, viewer)
      return told === undefined ? [] : [jsonOf(told)]
    })
    const own = seat === name ? { action: jsonOf(action) } : {}
    return { seq, seat, at, ...own, events, view: seen(seq) }
  })
  const outcome: Outcome | undefined = match.outcome()
  return {
    format: seatReplayFormat,
    id,
    game: game.id,
    version,
    options: outcome === undefined ? knownOptions(match, viewer) : options,
    seats,
    createdAt,
    viewer: name,
    start: seen(0),
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
