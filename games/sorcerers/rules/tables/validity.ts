import {
  ceilSqrt,
  contains,
  doOverlap,
  floorSqrt,
  isConvex,
  legObstacle,
  meanCorner,
  meetsPolygon,
  orient,
  type Point,
  type Polygon,
  placeObstacle,
  polygonOf,
  squaredDistance,
} from '@wyrmtable/plane'
import type { Piece, TableData } from '../../data/table-schema.ts'
import { sorcererData } from '../roster.ts'
import { TABLE, type Table, tableOf } from '../table.ts'

/** What can be wrong with a table (SO-15.5, SO-1.2), the kinds in the order in which they are looked for. */
const tableFaultTypes = [
  'small', // found: the longer side in mm
  'name', // two things have one name
  'outside',
  'shape', // not strictly convex, or not clockwise
  'overlap', // other: the piece beneath
  'opening', // not on its edge
  'height', // an opening that ends below where it begins
  'door', // found, need: its width in mm
  'touch', // other: what the low wall touches
  'nowhere', // an end on a surface that is not there
  'end', // nobody can stand at an end
  'far', // found, need: between the ends in mm
  'cost', // found, need: in mm
  'start', // no sorcerer can stand there
  'apart', // starts that are not joined by ground, for a base of the radius `need`
] as const
type TableFaultType = (typeof tableFaultTypes)[number]

/** One thing that is wrong with a table, and where. Lengths in mm. */
export interface TableFault {
  readonly type: TableFaultType
  readonly clause: 'SO-1.2' | 'SO-15.5'
  /** The id of the piece or link; absent where it is of the table as a whole or of its starts. */
  readonly piece?: string
  readonly other?: string
  /** A start by its number of players and its place among them. */
  readonly start?: { readonly seats: 2 | 3 | 4; readonly place: number }
  /** Where it shows; absent where it is nowhere in particular. */
  readonly at?: Point
  readonly found?: number
  readonly need?: number
}

/** SO-15.5: what is wrong with a table; nothing is with a valid one. */
export function tableFaults(data: TableData): readonly TableFault[] {
  const near = pieceFaults(data)
  // Where shapes are wrong, no ground can be judged.
  return near.some(({ type }) => isOfShape(type)) ? near : [...near, ...apartFaults(data)]
}

const isOfShape = (type: TableFaultType): boolean => ['small', 'name', 'outside', 'shape'].includes(type)

/** The same but for whether the ground joins all starts, which takes longer: what is asked while somebody drags. */
export function pieceFaults(data: TableData): readonly TableFault[] {
  const shape = [
    ...sizeFaults(data),
    ...nameFaults(data),
    ...data.pieces.flatMap((piece) => shapeFaults(data, piece)),
  ]
  if (shape.length > 0) return shape
  const table = tableOf(data)
  return [
    ...overlapFaults(data),
    ...data.pieces.flatMap(openingFaults),
    ...lowFaults(data),
    ...linkFaults(table),
    ...startFaults(table),
  ]
}

/** Whether starts lie apart, for each base that walks. Asked of tables whose shapes are right. */
export function apartFaults(data: TableData): readonly TableFault[] {
  const all = startsOf(data)
  if (all.length === 0) return []
  const table = tableOf(data)
  // A base of 25 mm beside the edge stands 25 mm from it; smaller ones follow where it can go.
  const apart = [12, 15, 25].filter(
    (radius) =>
      !areJoined(
        table,
        all.map(({ start }) => start),
        radius,
      ),
  )
  return apart.map((need) => ({ type: 'apart', clause: 'SO-15.5', need }))
}

type Corner = readonly [number, number]
const pointOf = ([x, y]: Corner): Point => ({ x, y })
const faultOf = (type: TableFaultType, piece: string, more: Partial<TableFault> = {}): TableFault => ({
  type,
  clause: 'SO-15.5',
  piece,
  ...more,
})

/** The least length of the longer side, in mm. */
const LONG_SIDE = 1000

/** SO-1.2 */
function sizeFaults({ width, height }: TableData): readonly TableFault[] {
  const found = Math.max(width, height)
  return found < LONG_SIDE ? [{ type: 'small', clause: 'SO-1.2', found, need: LONG_SIDE }] : []
}

function nameFaults({ pieces, links }: TableData): readonly TableFault[] {
  const names = [...pieces, ...links].map(({ id }) => id)
  return names.filter((name, place) => names.indexOf(name) !== place).map((name) => faultOf('name', name))
}

const polygonsOf = (piece: Piece): readonly (readonly Corner[])[] =>
  piece.kind === 'low'
    ? []
    : piece.kind === 'ruin'
      ? [piece.poly, ...piece.floors.map(({ poly }) => poly)]
      : [piece.poly]

function shapeFaults({ width, height }: TableData, piece: Piece): readonly TableFault[] {
  const isOut = ([x, y]: Corner): boolean => x > width || y > height
  const corners = [
    ...polygonsOf(piece).flat(),
    ...(piece.kind === 'low' ? [piece.a, piece.b] : []),
    ...(piece.kind === 'ruin' ? piece.walls.flatMap(({ a, b }) => [a, b]) : []),
  ]
  const out = corners.find(isOut)
  return [
    ...(out === undefined ? [] : [faultOf('outside', piece.id, { at: pointOf(out) })]),
    ...(polygonsOf(piece).every((poly) => isConvex(poly.map(pointOf))) ? [] : [faultOf('shape', piece.id)]),
  ]
}

const outlines = ({ pieces }: TableData): readonly { readonly id: string; readonly polygon: Polygon }[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'low' ? [] : [{ id: piece.id, polygon: polygonOf(piece.poly.map(pointOf)) }],
  )

function overlapFaults(data: TableData): readonly TableFault[] {
  const all = outlines(data)
  return all.flatMap(({ id, polygon }, place) =>
    all
      .slice(place + 1)
      .filter((other) => doOverlap(polygon, other.polygon))
      .map((other) =>
        faultOf('overlap', id, {
          other: other.id,
          at: between(meanCorner(polygon), meanCorner(other.polygon)),
        }),
      ),
  )
}

const between = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
})

/** Least width of a door, in mm: a foot creature's base. */
const DOOR = 24

function openingFaults(piece: Piece): readonly TableFault[] {
  if (piece.kind !== 'building') return []
  const { edges } = polygonOf(piece.poly.map(pointOf))
  return piece.openings.flatMap(({ edge: number, type, a, b, z0, z1 }) => {
    const edge = edges[number]
    const isOn = (corner: Corner): boolean => {
      const point = pointOf(corner)
      if (edge === undefined || orient(edge.a, edge.b, point) !== 0) return false
      const length = squaredDistance(edge.a, edge.b)
      return squaredDistance(edge.a, point) <= length && squaredDistance(edge.b, point) <= length
    }
    const width = squaredDistance(pointOf(a), pointOf(b))
    const at = between(pointOf(a), pointOf(b))
    return [
      ...(isOn(a) && isOn(b) && width > 0 ? [] : [faultOf('opening', piece.id, { at })]),
      ...(z0 < z1 ? [] : [faultOf('height', piece.id, { at })]),
      ...(type === 'door' && width < DOOR * DOOR
        ? [faultOf('door', piece.id, { at, found: floorSqrt(width), need: DOOR })]
        : []),
    ]
  })
}

function lowFaults(data: TableData): readonly TableFault[] {
  const all = outlines(data)
  return data.pieces.flatMap((piece) => {
    if (piece.kind !== 'low') return []
    const [a, b] = [pointOf(piece.a), pointOf(piece.b)]
    return all
      .filter(({ polygon }) => meetsPolygon(polygon, a, b))
      .map(({ id, polygon }) =>
        faultOf('touch', piece.id, {
          other: id,
          at: contains(polygon, a) ? a : contains(polygon, b) ? b : between(a, b),
        }),
      )
  })
}

const foot = { radius: 12, height: 30, keepsOut: false, onWheels: false }
const sorcerer = {
  radius: sorcererData.radius_mm,
  height: sorcererData.height_mm,
  keepsOut: true,
  onWheels: false,
}

/** How far the ends of a link may lie apart, in mm. */
const LINK_LENGTH = 60

function linkFaults({ terrain, links }: Table): readonly TableFault[] {
  return links.flatMap(({ id, ends, costMm }) => {
    const [a, b] = ends
    const [from, to] = [terrain.surfaces[a.surface], terrain.surfaces[b.surface]]
    if (from === undefined || to === undefined)
      return [faultOf('nowhere', id, { at: from === undefined ? a : b })]
    const stands = (surface: typeof from, at: Point): boolean =>
      placeObstacle(terrain, [], foot, surface, at) === undefined
    const lost = stands(from, a) ? (stands(to, b) ? undefined : b) : a
    const apart = squaredDistance(a, b)
    const climb = Math.abs(from.z - to.z)
    return [
      ...(lost === undefined ? [] : [faultOf('end', id, { at: lost })]),
      ...(apart <= LINK_LENGTH * LINK_LENGTH
        ? []
        : [faultOf('far', id, { at: between(a, b), found: ceilSqrt(apart), need: LINK_LENGTH })]),
      ...(costMm >= climb ? [] : [faultOf('cost', id, { at: between(a, b), found: costMm, need: climb })]),
    ]
  })
}

const startNumbers = [2, 3, 4] as const

/** Every start that the table has, with its number of players and its place among them. */
function startsOf({ starts }: TableData) {
  return startNumbers.flatMap((seats) =>
    (starts[seats] ?? []).map((start, place) => ({ start, seats, place })),
  )
}

function startFaults({ terrain, data }: Table): readonly TableFault[] {
  const ground = terrain.surfaces[TABLE]
  if (ground === undefined) return []
  return startsOf(data)
    .filter(({ start }) => placeObstacle(terrain, [], sorcerer, ground, start) !== undefined)
    .map(({ start: { x, y }, seats, place }) => ({
      type: 'start',
      clause: 'SO-15.5',
      start: { seats, place },
      at: { x, y },
    }))
}

const GRID = 10

/** Whether all starts lie in one piece of ground, searched on a grid of 10 mm. */
function areJoined({ terrain }: Table, starts: readonly Point[], radius: number): boolean {
  const { width, height } = terrain
  const mover = { radius, height: 30, keepsOut: false, onWheels: false }
  const ground = { z: 0 }
  const columns = Math.floor((width - 2 * radius) / GRID) + 1
  const rows = Math.floor((height - 2 * radius) / GRID) + 1
  const pointAt = (cell: number): Point => ({
    x: radius + GRID * (cell % columns),
    y: radius + GRID * Math.floor(cell / columns),
  })
  const cellOf = ({ x, y }: Point): number => {
    const column = Math.min(columns - 1, Math.max(0, Math.round((x - radius) / GRID)))
    const row = Math.min(rows - 1, Math.max(0, Math.round((y - radius) / GRID)))
    return row * columns + column
  }
  const first = starts[0]
  if (first === undefined) return true
  const seen = new Uint8Array(columns * rows)
  const queue = [cellOf(first)]
  seen[cellOf(first)] = 1
  for (const cell of queue) {
    const column = cell % columns
    const steps = [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      cell - columns,
      cell + columns,
    ]
    for (const next of steps) {
      if (next < 0 || next >= seen.length || seen[next] === 1) continue
      if (legObstacle(terrain, [], mover, ground, pointAt(cell), pointAt(next)) !== undefined) continue
      seen[next] = 1
      queue.push(next)
    }
  }
  return starts.every((start) => seen[cellOf(start)] === 1)
}
