import { Glyph, seatColour } from '@wyrmtable/ui'
import { seatMarks } from '../box/seat-marks.ts'

/** The charge of a seat on its colour; decoration, its name is beside it. */
export function Crest({ seat }: { readonly seat: number }) {
  const mark = seatMarks[seat]
  return mark === undefined ? null : (
    <span className={`crest crest-${seatColour(seatMarks, seat)}`}>
      <Glyph shape={mark.glyph} />
    </span>
  )
}
