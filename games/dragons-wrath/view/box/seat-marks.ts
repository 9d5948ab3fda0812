import type { SeatMark } from '@wyrmtable/ui'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

const mark = (number: number, glyph: SeatMark['glyph']): SeatMark => ({
  glyph,
  note: {
    en: boxText('en')('seat.note', { number }),
    fr: boxText('fr')('seat.note', { number }),
    es: boxText('es')('seat.note', { number }),
  },
})

/** One charge for each seat that a game may have: nobody is told apart by colour alone. */
export const seatMarks: readonly SeatMark[] = [
  mark(1, shapes.dragonHead),
  mark(2, shapes.minotaur),
  mark(3, shapes.popeCrown),
  mark(4, shapes.crystalEye),
]
