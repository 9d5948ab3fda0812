import { HexArea, HexShape } from '@wyrmtable/ui'
import { memo } from 'react'
import type { State } from '../../rules/state.ts'
import { layout, SIZE } from '../draw/plan.ts'
import { piecesAt } from '../table/pieces-at.ts'

/** A hex that may be pressed. */
export interface Target {
  readonly hex: string
  /** 'reach' for movement and placing, 'strike' for attacks and spells. */
  readonly look: 'reach' | 'strike'
  /** Cost of getting there. */
  readonly cost?: number
}

/** What is lit: the outline of all reach, a disc with the cost, and red hexes that may be struck. */
export const Targets = memo(function Targets({
  targets,
  from,
}: {
  readonly targets: readonly Target[]
  /** Where the chosen piece is: the outline goes around it too. */
  readonly from: string | undefined
}) {
  const reach = targets.filter((target) => target.look === 'reach')
  return (
    <g className="targets">
      <HexArea
        layout={layout}
        labels={[
          ...reach.map((target) => target.hex),
          ...(from === undefined || reach.length === 0 ? [] : [from]),
        ]}
      />
      {targets.map(({ hex, look }) => (
        <HexShape key={hex} layout={layout} label={hex} look={look} scale={0.94} />
      ))}
    </g>
  )
})

/** The costs of free lit hexes; a counter keeps its own figures in view. */
export const TargetFigures = memo(function TargetFigures({
  targets,
  state,
}: {
  readonly targets: readonly Target[]
  readonly state: State
}) {
  return (
    <g className="target-figures">
      {targets.map(({ hex, cost }) => {
        if (cost === undefined || piecesAt(state, hex).length > 0) return null
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
