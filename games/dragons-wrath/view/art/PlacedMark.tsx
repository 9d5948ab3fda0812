import type { GlyphShape } from '@wyrmtable/ui'
import { placedPath } from './placed-path.ts'

const known = new Map<string, string>()

/** A glyph on the drawing of a card, centred on a point; cards have it at the same few places. */
export function PlacedMark({
  shape,
  x,
  y,
  size,
  fill,
  opacity,
}: {
  readonly shape: GlyphShape
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly opacity?: number
}) {
  return <path d={outline(shape, x, y, size)} fill={fill} fillOpacity={opacity} />
}

function outline({ name, d }: GlyphShape, x: number, y: number, size: number): string {
  const key = `${name} ${x} ${y} ${size}`
  const found = known.get(key) ?? placedPath(d, size / 512, x - size / 2, y - size / 2)
  known.set(key, found)
  return found
}
