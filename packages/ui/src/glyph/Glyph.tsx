import type { GlyphShape } from './shape.ts'

/** A glyph in running text, one em large. It says nothing: words stand beside it. */
export function Glyph({
  shape,
  className = '',
}: {
  readonly shape: GlyphShape
  readonly className?: string
}) {
  return (
    <svg className={`glyph ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={shape.d} />
    </svg>
  )
}
