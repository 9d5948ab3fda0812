import type { MatchDice } from '../dice/match-dice.ts'
import { ScriptError, scriptedDice } from '../dice/scripted-dice.ts'
import type { Game, Seat, Tagged } from '../game/contract.ts'
import { outcomeJson } from '../game/outcome-json.ts'
import { seatOf } from '../game/turn.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import type { Entry } from '../match/entry.ts'
import { LiveMatch } from '../match/live-match.ts'
import type { Match } from '../match/match.ts'
import { isFault, parseStart, stateOf } from '../match/start.ts'

/** Entries between two states that are compared; to compare every state would cost several times the replay itself. */
const interval = 32

/**
 * Goes on under other rules of the same game without asking anybody, where these say the same of everything so far;
 * false, and nothing is changed, where they do not, and where the match is over. An entry says so, at which a stranger
 * with the record looks again.
 */
export function goOnUnasked<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
  at: number,
): boolean {
  if (match.outcome() !== undefined || !saysTheSame(match, game)) return false
  return match.goOnUnder(game, undefined, at).ok
}

/**
 * Whether other rules of the same game say the same of everything in the match, or of what was played since all last
 * agreed to go on under others. Each entry is played again with its dice; what it leads to is compared now and then and
 * at the end, and there also who is to act, all that they may do, and the result. False where entries are missing.
 */
export function saysTheSame<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
): boolean {
  const { entries } = match
  const from = entries.findLastIndex(({ fact }) => fact?.type === 'rules' && fact.position !== undefined) + 1
  if (from === 0 && match.since > 0) return false
  const dice = scriptedDice(from === 0 ? match.setup : [])
  try {
    const other = begun(match, game, from, dice)
    if (other === undefined || !dice.isSpent || !isSameState(match, other, other.seq)) return false
    for (const entry of entries.slice(from)) {
      dice.load(entry.dice)
      if (!isDoneAgain(other, game, entry, dice) || !dice.isSpent) return false
      if (entry.seq % interval === 0 && !isSameState(match, other, entry.seq)) return false
    }
    return (
      isSameState(match, other, match.seq) && canonicalJson(choices(match)) === canonicalJson(choices(other))
    )
  } catch (error) {
    if (error instanceof ScriptError) return false
    throw error
  }
}

/** The match under the other rules before its first entry, or after the `from`th, which gave a position. */
function begun<S, A extends Tagged, E extends Tagged, O, V>(
  { header, setup, entries }: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
  from: number,
  dice: ReturnType<typeof scriptedDice>,
): LiveMatch<S, A, E, O, V> | undefined {
  const agreed = entries[from - 1]
  if (agreed?.fact?.type === 'rules') {
    const state = stateOf(game, header.options, agreed.fact.position ?? null)
    if (!state.ok) return undefined
    const { seq, hash } = agreed
    const snapshot = { seq, hash, draws: 0, dice: dice.save(), state: null }
    return new LiveMatch(game, header, { snapshot, state: state.value, setup }, dice)
  }
  const { game: _, version: __, ...start } = header
  const parsed = parseStart(game, start, 'record')
  return isFault(parsed) ? undefined : new LiveMatch(game, parsed.header, parsed.begin, dice)
}

/** Does under the rules of the match what an entry tells; false where they refuse it, or know no such thing. */
function isDoneAgain<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
  { fact, seat: actor, action: done, at }: Entry<A>,
  dice: MatchDice,
): boolean {
  const { seatIds, action } = game
  const seat = (id: string | undefined): Seat => (id === undefined ? undefined : seatOf(seatIds, id)) ?? -1
  if (fact === undefined) {
    const parsed = action.parse(jsonOf(done))
    return parsed.ok && match.play(seat(actor), parsed.value, at).ok
  }
  switch (fact.type) {
    case 'takenBack':
      return (fact.by === undefined ? match.takeBack(fact.to, at) : match.undo(seat(fact.by), at)).ok
    case 'resigned':
      return match.resign(seat(fact.seat), at).ok
    case 'outOfTime':
      return match.timeOut(seat(fact.seat), at).ok
    case 'handedOver':
      return match.handOver(seat(fact.seat), fact.to, at).ok
    case 'drawAgreed':
      return match.agreeDraw(at).ok
    case 'wentOnline':
      return match.goOnline(fact, dice, at).ok
    case 'rules':
      // Rules of then that said the same of what came before: here they are the same ones under another name.
      return match.goOnUnder({ ...game, version: fact.version }, undefined, at).ok
  }
}

/**
 * Whether both stand the same after the entry, which is the last of `other`. Rules that only write more of a state
 * than others did are asked to read what those wrote.
 */
function isSameState<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  other: Match<S, A, E, O, V>,
  seq: number,
): boolean {
  const then = match.gameAt(seq).encode(match.at(seq))
  const now = canonicalJson(other.game.encode(other.state))
  if (canonicalJson(then) === now) return true
  const read = stateOf(other.game, other.header.options, then)
  return read.ok && canonicalJson(other.game.encode(read.value)) === now
}

/** Who may do what, in no order, and how it ended. */
function choices<S, A extends Tagged, E extends Tagged, O, V>({
  game,
  state,
  header,
}: Match<S, A, E, O, V>): Json {
  const toAct = game.toAct(state)
  const lists = header.seats.map((_, seat: Seat) => [
    toAct.includes(seat),
    sorted(game.actions(state, seat)),
    sorted(game.atAnyTime?.(state, seat) ?? []),
  ])
  const outcome = game.outcome(state)
  return jsonOf({ lists, outcome: outcome && outcomeJson(game.seatIds, outcome) })
}

const sorted = (actions: readonly unknown[]): readonly string[] => actions.map(canonicalJson).sort()
