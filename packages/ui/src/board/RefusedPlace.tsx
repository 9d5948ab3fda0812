import type { Point } from './point.ts'

/** A place where what is meant may not be done: hatched, with a cross at its edge. */
export function RefusedPlace({
  d,
  cross: [x, y],
  label,
}: {
  /** The outline of the place. */
  readonly d: string
  readonly cross: Point
  readonly label?: string
}) {
  return (
    <g className="refused-place" data-refused={label} pointerEvents="none">
      <path d={d} fill="url(#board-refused)" />
      <g transform={`translate(${x} ${y})`}>
        <circle r="9" />
        <path d="M-3.6,-3.6L3.6,3.6M3.6,-3.6L-3.6,3.6" />
      </g>
    </g>
  )
}
