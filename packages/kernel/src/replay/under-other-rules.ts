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
import { isFault, parseStart } from '../match/start.ts'
import { type Replay, toReplay } from './replay.ts'

/** Between two states that are compared; every one would cost several times the replay itself. */
const interval = 32

/**
 * The match as its record would read had it been played under other rules of the same game, to be gone on with under
 * those: only where they say the same of everything so far. Each entry is played again with its dice; what it leads to
 * is compared now and then and at the end, and there also who is to act, all that they may do, and the result.
 * Undefined where anything differs. The dice have their origin and secret as the match has them.
 */
export function underOtherRules<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
): Replay<A> | undefined {
  const { header, setup, entries } = match
  const { game: _, version: __, ...start } = header
  const parsed = parseStart(game, start, 'record')
  if (isFault(parsed)) return undefined
  const dice = scriptedDice(setup)
  try {
    const other = new LiveMatch(game, parsed.header, parsed.begin, dice)
    if (!dice.isSpent || !isSameState(match, other, 0)) return undefined
    for (const entry of entries) {
      dice.load(entry.dice)
      if (!isDoneAgain(other, entry) || !dice.isSpent) return undefined
      if (entry.seq % interval === 0 && !isSameState(match, other, entry.seq)) return undefined
    }
    const isSame =
      isSameState(match, other, match.seq) && canonicalJson(choices(match)) === canonicalJson(choices(other))
    return isSame ? toReplay(other, { revealSecret: true }) : undefined
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}

/** Does under the rules of the match what an entry tells; false where they refuse it, or know no such thing. */
function isDoneAgain<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  { fact, seat: actor, action: done, at }: Entry<A>,
): boolean {
  const { seatIds, action } = match.game
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
    case 'rules':
      // It goes on under yet others: whether it may come back is for its people to say.
      return false
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
  const then = match.game.encode(match.at(seq))
  const now = canonicalJson(other.game.encode(other.state))
  if (canonicalJson(then) === now) return true
  const options = other.game.options.parse(other.header.options)
  const shape = other.game.position.parse(then)
  const read = options.ok && shape.ok ? other.game.decode(shape.value, options.value) : undefined
  return read?.ok === true && canonicalJson(other.game.encode(read.value)) === now
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
