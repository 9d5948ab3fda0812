import { HexArea, HexFigures } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'
import type { Grasp, Threats } from '../table/threat.ts'

/** Where a piece that is looked at could go, and what it could attack. */
export const GraspShapes = memo(function GraspShapes({ reach, strikes }: Grasp) {
  return (
    <g className="grasp">
      <HexArea layout={layout} labels={[...reach]} />
      <path className="hex hex-threat" d={hexes([...strikes.keys()], 0.9)} />
    </g>
  )
})

/** All that the other side may attack in its next turn. */
export const ThreatShapes = memo(function ThreatShapes({ threats }: { readonly threats: Threats }) {
  return (
    <g className="grasp">
      <path className="hex hex-threat" d={hexes([...threats.keys()], 0.94)} />
    </g>
  )
})

/** By how many: a figure in the upper left of each hex, above what lies there. */
export const ThreatFigures = memo(function ThreatFigures({ threats }: { readonly threats: Threats }) {
  const figures = [...threats].map(([label, list]) => {
    const [x, y] = layout.centre(label)
    return { x: x - SIZE * 0.5, y: y - SIZE * 0.52, figure: `${list.length}` }
  })
  return (
    <g className="threat-figures">
      <HexFigures figures={figures} radius={SIZE * 0.24} look="threat" />
    </g>
  )
})

const hexes = (labels: readonly string[], scale: number): string =>
  labels.map((label) => polygon(layout.corners(label, scale))).join('')
