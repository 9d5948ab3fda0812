import { memo } from 'react'
import { polyline } from './pen.ts'
import type { Point } from './point.ts'

/** A place on a way, with what the way costs up to it where that is counted. */
interface PathStep {
  readonly at: Point
  readonly cost?: number | undefined
}

/** The way from a piece to where it would go, with the cost up to each place. */
export const PathLine = memo(function PathLine({
  from,
  steps,
  size,
  isTaken,
}: {
  readonly from: Point
  readonly steps: readonly PathStep[]
  /** The size of a hex of the board. */
  readonly size: number
  /** Whether pieces lie where it ends: they keep their figures in view. */
  readonly isTaken: boolean
}) {
  if (steps.length === 0) return null
  const d = polyline([from, ...steps.map(({ at }) => at)])
  return (
    <g className="path-line">
      <path className="path-casing" d={d} />
      <path className="path-ink" d={d} />
      {steps.map(({ at: [x, y], cost }, place) => {
        const isLast = place === steps.length - 1
        if (cost === undefined || (isLast && isTaken)) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a place twice
          <g key={place} transform={`translate(${x} ${y})`} className={isLast ? 'path-end' : 'path-step'}>
            <circle r={size * (isLast ? 0.32 : 0.24)} />
            <text
              className="counter-figures"
              y={size * 0.13}
              textAnchor="middle"
              fontSize={size * (isLast ? 0.42 : 0.34)}
            >
              {cost}
            </text>
          </g>
        )
      })}
    </g>
  )
})
