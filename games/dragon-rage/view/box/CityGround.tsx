import { chain, outlineOf, polygon, polyline } from '@wyrmtable/ui/drawing'
import { mapData } from '../../data/map.ts'
import {
  forestHexes,
  ink,
  layout,
  pavedHexes,
  riverHexes,
  SIZE,
  seaHexes,
  splitSide,
  towerHexes,
} from '../draw/plan.ts'

/** Ground and walls in few strokes, for small pictures of the city. */
export function CityGround() {
  return (
    <>
      {ground.map(({ colour, d }) => (
        <path key={colour} d={d} fill={ink(colour)} />
      ))}
      <path d={walls} fill="none" stroke={ink('ink')} strokeWidth={SIZE * 0.5} strokeLinejoin="round" />
      <path d={walls} fill="none" stroke={ink('stone')} strokeWidth={SIZE * 0.28} strokeLinejoin="round" />
    </>
  )
}

/** The city and its approaches. */
export const cityView = '150 150 1160 930'

const area = (labels: readonly string[]): string =>
  outlineOf(labels, layout)
    .map((loop) => polygon(loop))
    .join('')

const ground = [
  { colour: 'grass', d: `M0,0H${layout.width}V${layout.height}H0Z` },
  { colour: 'sea', d: area([...seaHexes, ...riverHexes]) },
  { colour: 'street', d: area(pavedHexes) },
  { colour: 'wood-1', d: area(forestHexes) },
  { colour: 'stone', d: area(towerHexes) },
]

const walls = chain(
  mapData.walls.map((side) => {
    const [a, b] = splitSide(side)
    return layout.side(a, layout.direction(a, b))
  }),
)
  .map((run) => polyline(run))
  .join('')
