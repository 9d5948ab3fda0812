import { Glyph } from '../glyph/Glyph.tsx'
import type { GlyphShape } from '../glyph/shape.ts'

/** Who sits where; the acting plate is filled. */
export function SeatPlate({
  name,
  note,
  glyph,
  seat,
  isActing,
  figure,
}: {
  readonly name: string
  readonly note: string
  readonly glyph: GlyphShape
  /** From 1: picks the colour. */
  readonly seat: number
  readonly isActing: boolean
  readonly figure?: string
}) {
  return (
    <div
      className={`plate ${isActing ? 'is-acting' : ''}`}
      {...(isActing ? { 'aria-current': 'true' as const } : {})}
    >
      <span className={`crest crest-${seat}`}>
        <Glyph shape={glyph} />
      </span>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {figure === undefined ? null : <span className="plate-figure">{figure}</span>}
    </div>
  )
}
