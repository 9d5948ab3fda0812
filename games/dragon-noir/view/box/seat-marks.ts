import type { SeatMark } from '@wyrmtable/ui'
import shapes from './glyph/shapes.json' with { type: 'json' }
import type { BoxKey } from './text/en.ts'
import { boxText } from './text/index.ts'

const note = (key: BoxKey): SeatMark['note'] => ({
  en: boxText('en')(key),
  fr: boxText('fr')(key),
  es: boxText('es')(key),
})

/** Exiles carry a shield, the horde an ork's head. */
export const seatMarks: readonly SeatMark[] = [
  { glyph: shapes.roundShield, colour: 2, note: note('seat.exile') },
  { glyph: shapes.orcHead, colour: 1, note: note('seat.horde') },
]
