import { seatIds } from '../../rules/roster.ts'
import { calledIn } from '../../text/called.ts'
import type { SorcererProps } from '../props.ts'

/** SO-1.5: what a sorcerer is called: as the words of the match have it, or else as whoever plays him is. */
export function nameOf({ text, seats }: SorcererProps, seat: number): string {
  const isNamed = calledIn(text)[seat] !== undefined
  return (isNamed ? undefined : seats[seat]?.name) ?? text.seat(seatIds[seat] ?? '')
}
