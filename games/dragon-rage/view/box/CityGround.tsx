import { chain, outlineOf, polygon, polyline } from '@wyrmtable/ui/drawing'
import type { MapData } from '../../data/schema.ts'
import { ink, layout, layoutOf, planOf, SIZE, splitSide } from '../draw/plan.ts'

/** Ground and walls in few strokes, for small pictures of the city. */
export function CityGround({ map }: { readonly map: MapData }) {
  const { ground, walls } = groundOf(map)
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

/** The city and its approaches; all of a map that is smaller than the printed one. */
export function cityView(map: MapData): string {
  const { width, height } = layoutOf(map.layout)
  return width < layout.width || height < layout.height ? `0 0 ${width} ${height}` : '150 150 1160 930'
}

const area = (labels: readonly string[]): string =>
  outlineOf(labels, layout)
    .map((loop) => polygon(loop))
    .join('')

interface Ground {
  readonly ground: readonly { readonly colour: string; readonly d: string }[]
  readonly walls: string
}
const grounds = new WeakMap<MapData, Ground>()

function groundOf(map: MapData): Ground {
  const known = grounds.get(map)
  if (known !== undefined) return known
  const { seaHexes, riverHexes, pavedHexes, forestHexes, towerHexes } = planOf(map)
  const { width, height } = layoutOf(map.layout)
  const made: Ground = {
    ground: [
      { colour: 'grass', d: `M0,0H${width}V${height}H0Z` },
      { colour: 'sea', d: area([...seaHexes, ...riverHexes]) },
      { colour: 'street', d: area(pavedHexes) },
      { colour: 'wood-1', d: area(forestHexes) },
      { colour: 'stone', d: area(towerHexes) },
    ],
    walls: chain(
      map.walls.map((side) => {
        const [a, b] = splitSide(side)
        return layout.side(a, layout.direction(a, b))
      }),
    )
      .map((run) => polyline(run))
      .join(''),
  }
  grounds.set(map, made)
  return made
}
