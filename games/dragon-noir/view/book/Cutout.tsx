import type { HexId } from '@wyrmtable/hex'
import { useSeen } from '@wyrmtable/ui'
import { type ReactNode, useMemo, useRef } from 'react'
import type { View } from '../../rules/view.ts'
import type { Say } from '../../text/say.ts'
import { Units } from '../board/Units.tsx'
import { drawPart } from '../draw/ground.ts'
import { planOf, SIZE } from '../draw/plan.ts'
import './book.css'

/** A part of a board as it lies on the table, around some hexes, with whoever stands there. */
export function Cutout({
  id,
  view,
  around,
  say,
  label,
  children,
}: {
  /** Its own on the page. */
  readonly id: string
  readonly view: View
  readonly around: readonly HexId[]
  readonly say: Say
  /** What it shows, in a sentence. */
  readonly label: string
  /** Drawn over the ground, below the counters. */
  readonly children?: ReactNode
}) {
  const plan = planOf(view.setting.field)
  const centres = around.map(plan.centre)
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)]
  // A square, so that scenes stand side by side.
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + SIZE * 3
  const left = (Math.min(...xs) + Math.max(...xs) - size) / 2
  const top = (Math.min(...ys) + Math.max(...ys) - size) / 2
  const drawing = useRef<SVGSVGElement>(null)
  const isSeen = useSeen(drawing)
  const markup = useMemo(() => {
    if (!isSeen) return ''
    const reach = SIZE * 1.1
    const hexes = plan.hexes.filter((hex) => {
      const [x, y] = plan.centre(hex)
      return x > left - reach && x < left + size + reach && y > top - reach && y < top + size + reach
    })
    return drawPart(view.ground, hexes, `noir-book-${id}-`)
  }, [view, plan, id, left, top, size, isSeen])
  return (
    <svg
      ref={drawing}
      className="noir-cutout"
      viewBox={`${left.toFixed(1)} ${top.toFixed(1)} ${size.toFixed(1)} ${size.toFixed(1)}`}
      role="img"
      aria-label={label}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from numbers alone */}
      <g dangerouslySetInnerHTML={{ __html: markup }} />
      {children}
      <Units state={view} plan={plan} say={say} chosen={undefined} />
    </svg>
  )
}
