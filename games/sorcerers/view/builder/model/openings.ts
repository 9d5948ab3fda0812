import type { Piece } from '../../../data/table-schema.ts'
import { spanOn } from './frame.ts'

type Building = Extract<Piece, { kind: 'building' }>
type Ruin = Extract<Piece, { kind: 'ruin' }>

/** What stands in the middle of a side of a house. */
export const sideWays = ['none', 'door', 'window'] as const
export type SideWay = (typeof sideWays)[number]

/** How much of a side of a ruin still stands. */
export const wallWays = ['none', 'half', 'whole'] as const
export type WallWay = (typeof wallWays)[number]

export const sideOf = ({ openings }: Building, edge: number): SideWay =>
  openings.find((one) => one.edge === edge)?.type ?? 'none'

/** How wide a new door and a new window are, in mm. */
const widths = { door: 40, window: 30 } as const

/** The house with a door, a window or nothing in the middle of one of its sides. */
export function withSide(house: Building, edge: number, way: SideWay): Building {
  const others = house.openings.filter((one) => one.edge !== edge)
  if (way === 'none') return { ...house, openings: others }
  const from = house.poly[edge] ?? [0, 0]
  const to = house.poly[(edge + 1) % house.poly.length] ?? [0, 0]
  const half = widths[way] / Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
  const [a, b] = spanOn([from, to], [0.5 - half, 0.5 + half], way === 'door' ? 24 : 8)
  const z1 = Math.min(40, house.roof)
  return {
    ...house,
    openings: [...others, { edge, type: way, a, b, z0: way === 'door' ? 0 : Math.min(15, z1 - 1), z1 }],
  }
}

/** The height of the walls of a ruin, of the highest where they differ; 50 where there are none. */
export const wallTop = ({ walls }: Ruin): number =>
  walls.length === 0 ? 50 : Math.max(...walls.map(({ top }) => top))

export function wallOf(ruin: Ruin, edge: number): WallWay {
  const [from, to] = sideEnds(ruin, edge)
  const longest = Math.max(0, ...onSide(ruin, edge).map(({ a, b }) => Math.hypot(b[0] - a[0], b[1] - a[1])))
  if (longest === 0) return 'none'
  return longest > Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.9 ? 'whole' : 'half'
}

/** The ruin with all, half or nothing of the wall on one of its sides. */
export function withWall(ruin: Ruin, edge: number, way: WallWay): Ruin {
  const gone = onSide(ruin, edge)
  const walls = ruin.walls.filter((wall) => !gone.includes(wall))
  if (way === 'none') return { ...ruin, walls }
  const [from, to] = sideEnds(ruin, edge)
  const end: [number, number] =
    way === 'whole' ? [...to] : [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)]
  return { ...ruin, walls: [...walls, { a: [...from], b: end, top: wallTop(ruin) }] }
}

const sideEnds = ({ poly }: Ruin, edge: number): readonly [[number, number], [number, number]] => [
  poly[edge] ?? [0, 0],
  poly[(edge + 1) % poly.length] ?? [0, 0],
]

/** The walls that lie along a side, to the millimetre. */
function onSide(ruin: Ruin, edge: number): Ruin['walls'] {
  const [[ax, ay], [bx, by]] = sideEnds(ruin, edge)
  const length = Math.hypot(bx - ax, by - ay)
  const far = ([x, y]: readonly [number, number]): number =>
    Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
  return ruin.walls.filter(({ a, b }) => far(a) <= 1.5 && far(b) <= 1.5)
}

/** How many floors lie between the ground and the roof of a house, at equal heights. */
export function withFloors(house: Building, count: number): Building {
  const floors = Array.from({ length: count }, (_, place) =>
    Math.round((house.roof / (count + 1)) * (place + 1)),
  )
  return { ...house, floors }
}

/** The floors that a ruin may have: a corner, and the corner across. */
export function withRuinFloors(ruin: Ruin, count: number): Ruin {
  const corner = (from: number): [number, number][] => {
    const at = (number: number): readonly [number, number] =>
      ruin.poly[(from + number) % ruin.poly.length] ?? [0, 0]
    const [[x, y], [rx, ry], [lx, ly]] = [at(0), at(1), at(ruin.poly.length - 1)]
    const [ax, ay] = [Math.round((rx - x) * 0.46), Math.round((ry - y) * 0.46)]
    const [dx, dy] = [Math.round((lx - x) * 0.4), Math.round((ly - y) * 0.4)]
    return [
      [x, y],
      [x + ax, y + ay],
      [x + ax + dx, y + ay + dy],
      [x + dx, y + dy],
    ]
  }
  const kept = ruin.floors.slice(0, count)
  const more = [0, 2].slice(kept.length, count).map((from) => ({ poly: corner(from), z: 50 }))
  return { ...ruin, floors: [...kept, ...more] }
}
