import { HexArea, HexShape } from '@wyrmtable/ui'
import { memo } from 'react'
import { layout } from '../draw/plan.ts'

/** Where a piece that is looked at could go, and what it could attack. */
export const GraspShapes = memo(function GraspShapes({
  reach,
  strikes,
}: {
  readonly reach: ReadonlySet<string>
  readonly strikes: ReadonlySet<string>
}) {
  return (
    <g className="grasp">
      <HexArea layout={layout} labels={[...reach]} />
      {[...strikes].map((label) => (
        <HexShape key={label} layout={layout} label={label} look="threat" scale={0.9} />
      ))}
    </g>
  )
})

/** All that the other side may attack in its next turn. */
export const ThreatShapes = memo(function ThreatShapes({ hexes }: { readonly hexes: ReadonlySet<string> }) {
  return (
    <g className="grasp">
      {[...hexes].map((label) => (
        <HexShape key={label} layout={layout} label={label} look="threat" scale={0.94} />
      ))}
    </g>
  )
})
