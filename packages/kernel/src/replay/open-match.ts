import { absentDice, type MatchDice } from '../dice/match-dice.ts'
import { ScriptError, scriptedDice } from '../dice/scripted-dice.ts'
import type { Game, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Entry } from '../match/entry.ts'
import type { MatchHeader } from '../match/header.ts'
import type { Match } from '../match/match.ts'
import type { MatchSnapshot } from '../match/match-snapshot.ts'
import { RecordedMatch, type Retake } from '../match/recorded-match.ts'
import { isFault, type ParsedStart, parseStart, stateOf } from '../match/start.ts'
import { fail, ok, type Result } from '../result.ts'
import { firstOrigin, originFrom, originsOf, toldDice, wrongSecret } from './dice-origin.ts'
import { saysTheSame } from './says-the-same.ts'

/** What a match is opened from: its header, the dice of its set-up, and its entries. */
export interface MatchRecord<Action extends Tagged = Tagged> extends MatchHeader {
  readonly setup: readonly number[]
  readonly entries: readonly Entry<Action>[]
}

export interface OpenOptions<
  S = unknown,
  A extends Tagged = Tagged,
  E extends Tagged = Tagged,
  O = unknown,
  V = unknown,
> {
  /** Dice to play on with, given how many were drawn so far. Absent: the replay's own, if it tells them. */
  readonly dice?: (draws: number) => MatchDice
  /**
   * Believes that each action was legal and that the dice fell as recorded: for what one's own storage
   * gives back. The chain is compared all the same.
   */
  readonly trusted?: boolean
  /** Called now and then with the number of entries taken in and of all entries. */
  readonly onProgress?: (done: number, all: number) => void
  /** Rules of another version, for records that go on under them; absent: such a record is `wrongVersion`. */
  readonly rulesOf?: (version: string) => Game<S, A, E, O, V> | undefined
}

/** How to open from a snapshot out of one's own storage. */
interface SnapshotOptions<S, A extends Tagged, E extends Tagged, O, V> extends OpenOptions<S, A, E, O, V> {
  readonly snapshot: MatchSnapshot
}

/**
 * Plays a record again, entry by entry, and gives the match to be played on. Each entry is checked as if
 * it came from outside; where the record tells a secret or seed, each die is derived again. The fault's
 * path leads into the record. Does not look at `result`, `finalHash` and `seal`: `verifyReplay` does.
 *
 * With a snapshot only the entries after it are played. The record has all entries, or just those after the
 * snapshot: then earlier states and events are unknown (`Match.since`), and nothing can be taken back past it.
 */
export function openMatch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  record: MatchRecord<A>,
  how: OpenOptions<S, A, E, O, V> & { readonly snapshot?: MatchSnapshot } = {},
): Result<Match<S, A, E, O, V>, Fault> {
  const { id, options, seats, dice, createdAt, position } = record
  const begun = { id, options, seats, dice, createdAt, ...(position === undefined ? {} : { position }) }
  const start = parseStart(game, begun, 'record')
  if (isFault(start)) return fail(start)
  const untrue = wrongSecret(firstOrigin(record), '/dice/secret')
  if (untrue !== undefined) return fail(untrue)
  return how.snapshot === undefined
    ? fromStart(game, record, start, how)
    : fromSnapshot(game, record, start, { ...how, snapshot: how.snapshot })
}

function fromStart<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  record: MatchRecord<A>,
  start: ParsedStart<S, E>,
  how: OpenOptions<S, A, E, O, V>,
): Result<Match<S, A, E, O, V>, Fault> {
  const derived = how.trusted && record.dice.kind !== 'seeded' ? undefined : toldDice(firstOrigin(record))
  const begun = beginning(game, record, start, derived)
  if (!begun.ok) return begun
  return played(begun.value, record, 0, derived, how)
}

/** The match after all entries of the record from a place on, with the dice that it goes on with. */
function played<S, A extends Tagged, E extends Tagged, O, V>(
  match: RecordedMatch<S, A, E, O, V>,
  record: MatchRecord<A>,
  first: number,
  derived: MatchDice | undefined,
  how: OpenOptions<S, A, E, O, V>,
): Result<Match<S, A, E, O, V>, Fault> {
  const last = retakeAll(match, record.entries, first, derived, how)
  if (!last.ok) return last
  const { draws } = match
  const origin = originsOf(record).at(-1) ?? firstOrigin(record)
  match.useDice(how.dice?.(draws) ?? last.value ?? toldDice(origin, draws) ?? absentDice(draws))
  return ok(match)
}

function fromSnapshot<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  record: MatchRecord<A>,
  start: ParsedStart<S, E>,
  how: SnapshotOptions<S, A, E, O, V>,
): Result<Match<S, A, E, O, V>, Fault> {
  const { entries, setup } = record
  const { snapshot, rulesOf } = how
  const { version = game.version, draws } = snapshot
  const rules = version === game.version ? game : rulesOf?.(version)
  if (rules === undefined) {
    const figures = { expected: game.version, got: version }
    return fail({ code: 'wrongVersion', path: '/version', figures })
  }
  const decoded = stateOf(rules, record.options, snapshot.state)
  if (!decoded.ok) return decoded
  const from = { snapshot, state: decoded.value }

  // Dice that are told go on at the snapshot's place.
  const before = entries.filter(({ seq }) => seq <= snapshot.seq)
  const origin = originsOf({ ...record, entries: before }).at(-1) ?? firstOrigin(record)
  const told = toldDice(origin, draws)
  if (told !== undefined && snapshot.dice.length > 0) told.restore(snapshot.dice)
  const derived = how.trusted && origin.dice.kind !== 'seeded' ? undefined : told
  const isWhole = snapshot.seq > 0 && entries[0]?.seq === 1
  let match: RecordedMatch<S, A, E, O, V>
  let first = 0
  if (isWhole) {
    const begun = beginning(game, record, start, undefined)
    if (!begun.ok) return begun
    match = begun.value
    first = snapshot.seq
    const fault = match.skip(entries.slice(0, first), from, retakeOf(derived, how))
    if (fault !== undefined) return fail(fault)
    if (derived !== undefined) match.useDice(derived)
  } else {
    match = new RecordedMatch(rules, start.header, { ...from, setup }, derived ?? absentDice(draws))
  }
  return played(match, record, first, derived, how)
}

/** The match before its first entry, its set-up compared with the record's. */
function beginning<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  { setup }: MatchRecord<A>,
  start: ParsedStart<S, E>,
  dice: MatchDice | undefined,
): Result<RecordedMatch<S, A, E, O, V>, Fault> {
  try {
    const match = new RecordedMatch(game, start.header, start.begin, dice ?? scriptedDice(setup))
    const fell = match.setup
    const isSame = fell.length === setup.length && fell.every((die, place) => die === setup[place])
    return isSame ? ok(match) : fail(wrongSetup)
  } catch (error) {
    if (error instanceof ScriptError) return fail(wrongSetup)
    throw error
  }
}

/** Takes in the entries from a place on; gives the dice that are derived after the last, if they are. */
function retakeAll<S, A extends Tagged, E extends Tagged, O, V>(
  match: RecordedMatch<S, A, E, O, V>,
  entries: readonly Entry<A>[],
  first: number,
  derived: MatchDice | undefined,
  how: OpenOptions<S, A, E, O, V>,
): Result<MatchDice | undefined, Fault> {
  let dice = derived
  let retake = retakeOf(dice, how)
  for (let place = first; place < entries.length; place++) {
    const entry = entries[place]
    if (entry === undefined) continue
    const origin = originFrom(entry)
    const fault =
      rulesFault(match, entry, retake) ??
      (origin && wrongSecret(origin, '/fact/secret')) ??
      match.retake(entry, retake)
    if (fault !== undefined) return fail(atPath(`/entries/${place}`, fault))
    if (origin !== undefined) {
      dice = how.trusted ? undefined : toldDice(origin, match.draws)
      if (dice !== undefined) match.useDice(dice)
      retake = retakeOf(dice, how)
    }
    if ((place & 63) === 63) how.onProgress?.(place + 1, entries.length)
  }
  how.onProgress?.(entries.length, entries.length)
  return ok(dice)
}

/** Of rules that nobody was asked about it is seen again whether they say the same of all that came before. */
function rulesFault<S, A extends Tagged, E extends Tagged, O, V>(
  match: RecordedMatch<S, A, E, O, V>,
  { seq, fact }: Entry<A>,
  { check, rulesOf }: Retake<S, A, E, O, V>,
): Fault | undefined {
  if (!check || fact?.type !== 'rules' || fact.position !== undefined) return undefined
  const game = rulesOf?.(fact.version)
  // Rules that are not here, or held before, are a fault of the entry itself.
  if (game?.version !== fact.version || match.hasHeld(fact.version) || saysTheSame(match, game))
    return undefined
  const refusal = { type: 'rulesDiffer', clause: '' }
  return { code: 'illegalAction', path: '/fact', figures: { seq }, refusal }
}

const retakeOf = <S, A extends Tagged, E extends Tagged, O, V>(
  derived: MatchDice | undefined,
  { trusted, rulesOf }: OpenOptions<S, A, E, O, V>,
): Retake<S, A, E, O, V> => ({
  check: !trusted,
  dice: derived === undefined ? 'recorded' : 'live',
  rulesOf,
})

const wrongSetup: Fault = { code: 'wrongDice', path: '/setup', figures: { seq: 0 } }
