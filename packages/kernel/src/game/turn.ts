import { canonicalJson } from '../json/canonical-json.ts'
import type { Game, Seat, Tagged } from './contract.ts'
import type { Refused } from './refused.ts'

/**
 * Why this seat may not do this now, or undefined if it may: first whose turn it is, unless the game allows
 * the action at any time, then the game's own `check`. This is the whole of what stands between an outside
 * action and `apply`.
 */
export function whyNot<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
): Refused | undefined {
  const toAct = game.toAct(state)
  if (toAct[0] !== seat && !toAct.includes(seat) && !isAtAnyTime(game, state, seat, action)) {
    return outOfTurn(game.seatIds, toAct)
  }
  return game.check(state, seat, action)
}

/** Whether the seat may do this whoever is to act, as far as that goes: `check` still has its say. */
export function isAtAnyTime<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
): boolean {
  if (game.isAtAnyTime?.(state, seat, action) === true) return true
  const allowed = game.atAnyTime?.(state, seat) ?? []
  if (!allowed.some(({ type }) => type === action.type)) return false
  const wanted = canonicalJson(action)
  return allowed.some((one) => canonicalJson(one) === wanted)
}

function outOfTurn(seatIds: readonly string[], toAct: readonly Seat[]): Refused {
  if (toAct.length === 0) return { type: 'matchOver', clause: '' }
  const refused = { type: 'notYourTurn', clause: '', toAct: toAct.map((seat) => seatIds[seat] ?? `${seat}`) }
  return refused
}

/** The seat's place, or undefined for a name the game does not have. */
export function seatOf(seatIds: readonly string[], id: string): Seat | undefined {
  const place = seatIds.indexOf(id)
  return place < 0 ? undefined : place
}
