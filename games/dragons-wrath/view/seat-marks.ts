import { glyphs, type SeatMark } from '@wyrmtable/ui'
import { viewText } from './text/index.ts'

const mark = (number: number): SeatMark => ({
  glyph: glyphs.wyvern,
  note: {
    en: viewText('en')('seat.note', { number }),
    fr: viewText('fr')('seat.note', { number }),
    es: viewText('es')('seat.note', { number }),
  },
})

/** One mark for each seat that a game may have. */
export const seatMarks: readonly SeatMark[] = [mark(1), mark(2), mark(3), mark(4)]
