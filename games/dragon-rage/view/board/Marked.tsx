import { memo, type ReactNode } from 'react'

/** The same small drawing at many places, upright: however many there are, they are one line of the drawing. */
export const Marked = memo(function Marked({
  id,
  places,
  children,
}: {
  readonly id: string
  readonly places: readonly (readonly [x: number, y: number])[]
  /** Drawn around 0,0. */
  readonly children: ReactNode
}) {
  const [first] = places
  if (first === undefined) return null
  const mark = `url(#${id})`
  // A line of one point has no end to mark: the first is named twice.
  const points = [first, ...places].map(([x, y]) => `${x},${y}`).join(' ')
  return (
    <>
      <marker id={id} overflow="visible" markerUnits="userSpaceOnUse">
        {children}
      </marker>
      <polyline points={points} fill="none" markerMid={mark} markerEnd={mark} />
    </>
  )
})
