import type { SeatMark } from '@wyrmtable/ui'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

const mark = (number: number): SeatMark => ({
  glyph: shapes.pointyHat,
  note: {
    en: boxText('en')('seat.note', { number }),
    fr: boxText('fr')('seat.note', { number }),
    es: boxText('es')('seat.note', { number }),
  },
})

/** One mark for each seat that a game may have. */
export const seatMarks: readonly SeatMark[] = [mark(1), mark(2), mark(3), mark(4)]
