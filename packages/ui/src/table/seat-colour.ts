import type { Seat } from '@wyrmtable/kernel'
import type { SeatMark } from './props.ts'

/** The colour that a seat is shown in everywhere, counted from 1: that of its pieces, or its own. */
export const seatColour = (marks: readonly SeatMark[], seat: Seat): number => marks[seat]?.colour ?? seat + 1
