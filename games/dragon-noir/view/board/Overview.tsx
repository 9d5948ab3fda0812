import type { BoardHandle, ViewedArea } from '@wyrmtable/ui'
import { type MouseEvent, memo, type RefObject, useImperativeHandle, useRef } from 'react'
import type { OpenState } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import { SmallBoards } from './SmallBoards.tsx'

/** Shows which part of the boards is seen; called while the view moves, so that nothing is drawn anew for it. */
export interface OverviewHandle {
  show(area: ViewedArea): void
}

/** Width of the little map on the screen, in pixels. */
const WIDE = 190

/** All boards in small with everybody on them and the part that is seen; a press brings the view there. */
export const Overview = memo(function Overview({
  state,
  plan,
  board,
  label,
  ref,
}: {
  readonly state: OpenState
  readonly plan: Plan
  readonly board: RefObject<BoardHandle | null>
  readonly label: string
  readonly ref: RefObject<OverviewHandle | null>
}) {
  const frame = useRef<SVGRectElement>(null)
  useImperativeHandle(ref, () => ({
    show({ left, top, width, height }) {
      const attributes = { x: left, y: top, width, height }
      for (const [name, value] of Object.entries(attributes)) frame.current?.setAttribute(name, `${value}`)
    },
  }))
  const { width, height } = plan.layout
  const go = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void => {
    const box = currentTarget.getBoundingClientRect()
    const x = ((clientX - box.left) / box.width) * width
    const y = ((clientY - box.top) / box.height) * height
    board.current?.take([[x, y]])
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys pan the board itself, this only shows where it is
    <svg
      className="noir-overview"
      data-covers=""
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={WIDE}
      height={(WIDE * height) / width}
      onClick={go}
    >
      <SmallBoards state={state} plan={plan} size={SIZE * 1.5} />
      <rect ref={frame} className="noir-overview-frame" vectorEffect="non-scaling-stroke" />
    </svg>
  )
})
