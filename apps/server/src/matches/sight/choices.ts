import {
  encodeView,
  givesUp,
  type JsonObject,
  jsonOf,
  type Match,
  optionsFor,
  rulesName,
  type Seat,
  type Tagged,
} from '@wyrmtable/kernel'
import { idsOf, type Moment, momentNow } from './moment.ts'

/** What only the seat itself may do, where it cannot find that out from its view. */
export function choicesOf(
  { game, state, toAct }: Moment,
  seat: Seat,
): { readonly actions: readonly Tagged[]; readonly free?: readonly Tagged[] } {
  const free = (game.atAnyTime?.(state, seat) ?? []).filter((action) => !givesUp(game, action))
  return {
    actions: toAct.includes(seat) ? game.actions(state, seat) : [],
    ...(free.length === 0 ? {} : { free }),
  }
}

/**
 * What a seat sees and all that it may do, in games with and without secrets: for bots that know no rules. Giving up is
 * not among it, since that has a command of its own.
 */
export function choicesFor(match: Match, seat: Seat, number: number): JsonObject {
  const moment = momentNow(match)
  const { game } = moment
  const { actions, ...free } = moment.outcome === undefined ? choicesOf(moment, seat) : { actions: [] }
  return {
    number,
    seat: game.seatIds[seat] ?? `${seat}`,
    view: encodeView(game, game.view(match.state, seat)),
    toAct: [...idsOf(game, moment.toAct)],
    actions: jsonOf(actions.filter((action) => !givesUp(game, action))),
    ...(jsonOf(free) as JsonObject),
  }
}

/** What a computer is asked with: what its seat sees, and the options as it knows them. */
export function questionFor(match: Match, seat: Seat) {
  const { game, header, state } = match
  return {
    game: rulesName(game),
    options: optionsFor(match, seat),
    view: encodeView(game, game.view(state, seat)),
    seat,
    match: header.id,
  }
}
