import { HexArea, HexShape } from '@wyrmtable/ui'
import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'

/** A hex that may be pressed. */
export interface Target {
  readonly hex: string
  /** 'reach' for movement and placing, 'strike' for attacks and spells. */
  readonly look: 'reach' | 'strike'
  /** Cost of getting there. */
  readonly cost?: number
}

/** What is lit: the outline of all reach, a disc with the cost, and red hexes that may be struck. */
export const Targets = memo(function Targets({ targets }: { readonly targets: readonly Target[] }) {
  const reach = targets.filter((target) => target.look === 'reach')
  return (
    <g className="targets">
      <HexArea layout={layout} labels={reach.map((target) => target.hex)} />
      {targets.map(({ hex, look }) => (
        <HexShape key={hex} layout={layout} label={hex} look={look} scale={0.94} />
      ))}
    </g>
  )
})

/** The figures on lit hexes; above the counters. */
export const TargetFigures = memo(function TargetFigures({
  targets,
}: {
  readonly targets: readonly Target[]
}) {
  return (
    <g className="target-figures">
      {targets.map(({ hex, cost }) => {
        if (cost === undefined) return null
        const [x, y] = layout.centre(hex)
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <circle r={SIZE * 0.265} fill="#fff7e2" stroke="#5c2a10" strokeWidth="1.3" />
            <text
              className="counter-figures"
              y={SIZE * 0.145}
              textAnchor="middle"
              fontSize={SIZE * 0.41}
              fill="#5c1a0c"
            >
              {cost}
            </text>
          </g>
        )
      })}
    </g>
  )
})
