import type { SeatMark } from '@wyrmtable/ui'
import * as shapes from './glyph/shapes.ts'
import type { ViewKey } from './text/en.ts'
import { viewText } from './text/index.ts'

const note = (key: ViewKey): SeatMark['note'] => ({
  en: viewText('en')(key),
  fr: viewText('fr')(key),
  es: viewText('es')(key),
})

/** Exiles carry a shield, the horde an ork's head. */
export const seatMarks: readonly SeatMark[] = [
  { glyph: shapes.roundShield, colour: 2, note: note('seat.exile') },
  { glyph: shapes.orcHead, colour: 1, note: note('seat.horde') },
]
