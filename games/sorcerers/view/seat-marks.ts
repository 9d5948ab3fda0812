import type { SeatMark } from '@wyrmtable/ui'
import * as shapes from './glyph/shapes.ts'
import { viewText } from './text/index.ts'

const mark = (number: number): SeatMark => ({
  glyph: shapes.pointyHat,
  note: {
    en: viewText('en')('seat.note', { number }),
    fr: viewText('fr')('seat.note', { number }),
    es: viewText('es')('seat.note', { number }),
  },
})

/** One mark for each seat that a game may have. */
export const seatMarks: readonly SeatMark[] = [mark(1), mark(2), mark(3), mark(4)]
