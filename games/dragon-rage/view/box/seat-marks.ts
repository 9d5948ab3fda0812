import type { SeatMark } from '@wyrmtable/ui'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { boxText } from './text/index.ts'

const noteOf = (key: 'seat.invader' | 'seat.defender') => ({
  en: boxText('en')(key),
  fr: boxText('fr')(key),
  es: boxText('es')(key),
})

export const seatMarks: readonly SeatMark[] = [
  { glyph: shapes.spikedDragonHead, note: noteOf('seat.invader') },
  { glyph: shapes.towerFlag, note: noteOf('seat.defender') },
]
