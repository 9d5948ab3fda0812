import { memo } from 'react'
import type { HexLayout } from './hex-layout.ts'
import { polygon } from './pen.ts'

/** Looks whose line has an edge, so that it stands out on every terrain; there are few of them at a time. */
const cased: ReadonlySet<string> = new Set(['chosen', 'plan', 'last', 'hover', 'focus'])

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
  const d = polygon(layout.corners(label, scale))
  return (
    <>
      {cased.has(look) ? <path className="hex hex-casing" d={d} /> : null}
      <path className={`hex hex-${look}`} data-hex={label} d={d} />
    </>
  )
})
