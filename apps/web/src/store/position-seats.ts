import type { Game, SeatInfo } from '@wyrmtable/kernel'

/** People at all the seats that a position has, which may be fewer than the game's. */
export const positionSeats = (
  game: Pick<Game, 'seatIds' | 'seatsOf'>,
  state: unknown,
  nameOf: (number: number) => string,
): readonly SeatInfo[] =>
  game.seatIds
    .slice(0, game.seatsOf?.(state))
    .map((id, place) => ({ id, name: nameOf(place + 1), kind: 'person' }))
