import type { Dice } from '../dice/dice.ts'
import type { Emit, Game, Seat, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { fail, type Result } from '../result.ts'
import type { MatchHeader, SeatInfo } from './header.ts'

export interface ParsedStart<State, Event extends Tagged> {
  readonly header: MatchHeader
  /** Makes the state before the first action and tells how; each call makes a new one. */
  begin(dice: Dice, emit: Emit<Event>): State
}

/**
 * Judges what a match is to start from, against the game. The paths of faults are into the start. Who sits where is
 * asked of a new match only: a recorded one may be gone on with by others than those who began it.
 */
export function parseStart<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  start: Omit<MatchHeader, 'game' | 'version' | 'options'> & { readonly options?: Json },
  from: 'new' | 'record',
): ParsedStart<S, E> | Fault {
  const options = game.options.parse(start.options ?? {})
  if (!options.ok) return atPath('/options', options.fault)
  const wrongSeat = checkSeats(game, start.seats)
  if (wrongSeat) return wrongSeat
  const header: MatchHeader = {
    ...start,
    game: game.id,
    version: game.version,
    options: jsonOf(options.value),
  }

  const { position } = start
  const seats = start.seats.length
  const refusedTable = game.checkSetup?.(options.value, seats)
  const people = from === 'new' ? peopleIn(start.seats) : undefined
  // A position needs no set-up; but who plays on from it is asked all the same.
  const refusal =
    refusedTable === undefined
      ? game.checkSetup?.(options.value, seats, people)
      : position === undefined
        ? refusedTable
        : undefined
  if (refusal !== undefined) return { code: 'wrongSetup', path: '/seats', figures: { seats }, refusal }
  if (position === undefined) {
    return { header, begin: (dice, emit) => game.setup(options.value, seats, dice, emit) }
  }
  const decoded = decodedFrom(game, position, options.value)
  if (!decoded.ok) return atPath('/position', decoded.fault)
  return { header, begin: () => game.clone(decoded.value) }
}

const peopleIn = (seats: readonly SeatInfo[]): readonly Seat[] =>
  seats.flatMap(({ kind }, place) => (kind === 'person' ? [place] : []))

/** A position as a state of the game. The paths of faults begin with `/position` or `/options`. */
export function stateOf<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: Json,
  position: Json,
): Result<S, Fault> {
  const parsed = game.options.parse(options)
  if (!parsed.ok) return fail(atPath('/options', parsed.fault))
  const decoded = decodedFrom(game, position, parsed.value)
  return decoded.ok ? decoded : fail(atPath('/position', decoded.fault))
}

function decodedFrom<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  position: Json,
  options: O,
): Result<S, Fault> {
  const shape = game.position.parse(position)
  return shape.ok ? game.decode(shape.value, options) : shape
}

/** Seats are the first so many of the game's, in its order. */
function checkSeats(
  game: { readonly seatIds: readonly string[]; readonly minSeats: number },
  seats: readonly SeatInfo[],
): Fault | undefined {
  const { length } = seats
  if (length < game.minSeats) {
    return { code: 'tooSmall', path: '/seats', figures: { minimum: game.minSeats, got: length } }
  }
  if (length > game.seatIds.length) {
    return { code: 'tooBig', path: '/seats', figures: { maximum: game.seatIds.length, got: length } }
  }
  for (const [place, seat] of seats.entries()) {
    const expected = game.seatIds[place] ?? ''
    if (seat.id !== expected) {
      return { code: 'notOneOf', path: `/seats/${place}/id`, figures: { got: seat.id, allowed: expected } }
    }
  }
  return undefined
}

export function isFault(value: object): value is Fault {
  return 'code' in value && 'figures' in value
}
