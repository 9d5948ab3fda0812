import { memo } from 'react'
import type { HexLayout } from './hex-layout.ts'
import { polygon } from './pen.ts'

/** One hex of the live layer, marked with its label so that tests and styles find it. */
export const HexShape = memo(function HexShape({
  layout,
  label,
  look,
  scale = 1,
}: {
  readonly layout: HexLayout
  readonly label: string
  /** 'reach', 'chosen', 'refused', 'last', 'hover', 'focus', 'arc': classes of the style sheet. */
  readonly look: string
  readonly scale?: number
}) {
  return <path className={`hex hex-${look}`} data-hex={label} d={polygon(layout.corners(label, scale))} />
})
