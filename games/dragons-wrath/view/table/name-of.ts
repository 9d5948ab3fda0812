import type { Seat } from '@wyrmtable/kernel'
import { seatIds } from '../../rules/seats.ts'
import type { WrathProps } from '../props.ts'

type Seats = Pick<WrathProps, 'seats' | 'text' | 'isOwnScreen'>

/** How whoever sits elsewhere calls himself; undefined at one screen, where seats have no names but those of the game. */
export function calledOf(seat: Seat, { seats, isOwnScreen }: Seats): string | undefined {
  const { name = '', kind } = seats[seat] ?? {}
  return isOwnScreen === true && kind === 'person' && name !== '' ? name : undefined
}

/** What a player is called at the table. */
export const nameOf = (seat: Seat, props: Seats): string =>
  calledOf(seat, props) ?? props.text.seat(seatIds[seat] ?? '')
