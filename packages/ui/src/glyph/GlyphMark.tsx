import type { GlyphShape } from './shape.ts'

/** A glyph on a drawing, centred on a point. */
export function GlyphMark({
  shape,
  x,
  y,
  size,
  fill,
}: {
  readonly shape: GlyphShape
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}) {
  const k = size / 512
  return <path d={shape.d} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} />
}
