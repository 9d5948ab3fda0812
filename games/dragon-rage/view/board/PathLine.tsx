import { polyline } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'

/** The way from a piece to where it would go, with the cost up to each hex. */
export const PathLine = memo(function PathLine({
  from,
  steps,
  isTaken,
}: {
  readonly from: string
  readonly steps: readonly { readonly hex: string; readonly cost?: number }[]
  /** Whether pieces lie where it ends: they keep their figures in view. */
  readonly isTaken: boolean
}) {
  if (steps.length === 0) return null
  const d = polyline([from, ...steps.map(({ hex }) => hex)].map((label) => layout.centre(label)))
  return (
    <g className="path-line">
      <path className="path-casing" d={d} />
      <path className="path-ink" d={d} />
      {steps.map(({ hex, cost }, place) => {
        const isLast = place === steps.length - 1
        if (cost === undefined || (isLast && isTaken)) return null
        const [x, y] = layout.centre(hex)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a hex twice
          <g key={place} transform={`translate(${x} ${y})`} className={isLast ? 'path-end' : 'path-step'}>
            <circle r={SIZE * (isLast ? 0.32 : 0.24)} />
            <text
              className="counter-figures"
              y={SIZE * 0.13}
              textAnchor="middle"
              fontSize={SIZE * (isLast ? 0.42 : 0.34)}
            >
              {cost}
            </text>
          </g>
        )
      })}
    </g>
  )
})
