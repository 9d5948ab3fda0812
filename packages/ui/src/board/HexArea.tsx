import { memo } from 'react'
import { type HexLayout, outlineOf } from './hex-layout.ts'
import { polygon } from './pen.ts'

/** The outline of a set of hexes: a light line on a dark casing. */
export const HexArea = memo(function HexArea({
  layout,
  labels,
}: {
  readonly layout: HexLayout
  readonly labels: readonly string[]
}) {
  if (labels.length === 0) return null
  const d = outlineOf(labels, layout).map(polygon).join('')
  return (
    <g className="hex-area">
      <path className="hex-area-casing" d={d} />
      <path className="hex-area-line" d={d} />
    </g>
  )
})
