import { HexArea, HexFigures, HexShape } from '@wyrmtable/ui'
import { outlineOf, polygon } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import type { State } from '../../rules/state.ts'
import { layout, SIZE } from '../draw/plan.ts'
import { piecesAt } from '../table/pieces-at.ts'

/** A hex that may be pressed. */
export interface Target {
  readonly hex: string
  /** 'reach' for movement and placing, 'air' where a flight only passes, 'strike' for attacks, 'spell' for spells. */
  readonly look: 'reach' | 'air' | 'strike' | 'spell'
  /** Cost of getting there. */
  readonly cost?: number
}

/** What is lit: the outline of all reach, hollow where nothing may be on the ground, and what may be struck. */
export const Targets = memo(function Targets({
  targets,
  from,
}: {
  readonly targets: readonly Target[]
  /** Where the chosen piece is: the outline goes around it too. */
  readonly from: string | undefined
}) {
  const reach = targets.filter(({ look }) => look === 'reach' || look === 'air')
  const hollow = targets.filter(({ look }) => look === 'air')
  const spell = targets.flatMap(({ hex, look }) => (look === 'spell' ? [hex] : []))
  return (
    <g className="targets">
      <HexArea
        layout={layout}
        labels={[
          ...reach.map((target) => target.hex),
          ...(from === undefined || reach.length === 0 ? [] : [from]),
        ]}
      />
      {hollow.length === 0 ? null : (
        <path
          className="hex hex-air-casing"
          d={hollow.map(({ hex }) => polygon(layout.corners(hex, 0.84))).join('')}
        />
      )}
      {spell.length === 0 ? null : (
        <path className="spell-range" d={outlineOf(spell, layout).map(polygon).join('')} />
      )}
      {targets.map(({ hex, look }) => (
        <HexShape key={hex} layout={layout} label={hex} look={look} scale={look === 'air' ? 0.84 : 0.94} />
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
  const figures = targets.flatMap(({ hex, cost, look }) => {
    if (cost === undefined || piecesAt(state, hex).length > 0) return []
    const [x, y] = layout.centre(hex)
    return [{ x, y, figure: `${cost}`, isHollow: look === 'air' }]
  })
  return (
    <g className="target-figures">
      <HexFigures figures={figures.filter(({ isHollow }) => !isHollow)} radius={SIZE * 0.265} look="cost" />
      <HexFigures figures={figures.filter(({ isHollow }) => isHollow)} radius={SIZE * 0.265} look="air" />
    </g>
  )
})
