import {
  type Point,
  type Polygon,
  polygonOf,
  type Segment,
  type SightWall,
  type Slab,
  type Surface,
  type Terrain,
} from '@wyrmtable/plane'
import type { Piece, TableData } from '../data/table-schema.ts'

/** SO-3.9: a link between two points, its ends on numbered surfaces. */
export interface Link {
  readonly id: string
  readonly type: 'stairs' | 'ladder' | 'gangway'
  readonly ends: readonly [LinkEnd, LinkEnd]
  readonly costMm: number
  readonly maxRadius: number
}
interface LinkEnd extends Point {
  readonly surface: number
}

/** A table ready to be played on. Surfaces are numbered in piece order; 0 is the table itself. */
export interface Table {
  readonly data: TableData
  readonly terrain: Terrain
  readonly surfaceIds: readonly string[]
  readonly links: readonly Link[]
  readonly doors: readonly Segment[]
}

export const TABLE = 0

type Building = Extract<Piece, { kind: 'building' }>
type Ruin = Extract<Piece, { kind: 'ruin' }>
type Corner = readonly [number, number]

const pointOf = ([x, y]: Corner): Point => ({ x, y })
const segmentOf = (a: Corner, b: Corner): Segment => ({ a: pointOf(a), b: pointOf(b) })
const shapeOf = (corners: readonly Corner[]): Polygon => polygonOf(corners.map(pointOf))

/** Lists that grow piece by piece. */
interface Growing {
  surfaces: Surface[]
  surfaceIds: string[]
  moveWalls: Segment[]
  lows: Segment[]
  solids: Polygon[]
  shelters: Polygon[]
  sightWalls: SightWall[]
  slabs: Slab[]
  ceilings: Slab[]
  woods: { polygon: Polygon; top: number }[]
  doors: Segment[]
}

export function tableOf(data: TableData): Table {
  const grown: Growing = {
    surfaces: [{ z: 0 }],
    surfaceIds: ['table'],
    moveWalls: [],
    lows: [],
    solids: [],
    shelters: [],
    sightWalls: [],
    slabs: [],
    ceilings: [],
    woods: [],
    doors: [],
  }
  for (const piece of data.pieces) addPiece(grown, piece)
  const { surfaceIds, doors, ...terrain } = grown
  const surface = (id: string): number => surfaceIds.indexOf(id)
  return {
    data,
    terrain: { width: data.width, height: data.height, ...terrain },
    surfaceIds,
    doors,
    links: data.links.map(({ id, type, a, b, cost, maxRadius }) => ({
      id,
      type,
      ends: [
        { surface: surface(a.s), x: a.x, y: a.y },
        { surface: surface(b.s), x: b.x, y: b.y },
      ],
      costMm: cost,
      maxRadius,
    })),
  }
}

function addPiece(grown: Growing, piece: Piece): void {
  switch (piece.kind) {
    case 'wood': {
      const polygon = shapeOf(piece.poly)
      grown.woods.push({ polygon, top: piece.top })
      grown.shelters.push(polygon)
      return
    }
    case 'building':
      addBuilding(grown, piece)
      return
    case 'ruin':
      addRuin(grown, piece)
      return
    case 'rock': {
      const polygon = shapeOf(piece.poly)
      grown.moveWalls.push(...polygon.edges)
      grown.solids.push(polygon)
      grown.sightWalls.push(...polygon.edges.map((edge) => ({ ...edge, bottom: 0, top: piece.top })))
      grown.slabs.push({ polygon, z: piece.top })
      return
    }
    case 'low': {
      const wall = segmentOf(piece.a, piece.b)
      grown.lows.push(wall)
      grown.sightWalls.push({ ...wall, bottom: 0, top: piece.top })
      return
    }
    default:
      piece satisfies never
  }
}

function addBuilding(grown: Growing, piece: Building): void {
  const polygon = shapeOf(piece.poly)
  grown.shelters.push(polygon)
  if (piece.solid) grown.solids.push(polygon)
  const top = piece.roof + piece.parapet
  for (const [number, edge] of polygon.edges.entries()) {
    const openings = piece.openings.filter((opening) => opening.edge === number)
    const doors = piece.solid ? [] : openings.filter(({ type }) => type === 'door')
    grown.moveWalls.push(...outside(edge, doors))
    grown.doors.push(...doors.map(({ a, b }) => segmentOf(a, b)))
    for (const wall of outside(edge, openings)) grown.sightWalls.push({ ...wall, bottom: 0, top })
    for (const { a, b, z0, z1 } of openings) {
      const gap = segmentOf(a, b)
      if (z0 > 0) grown.sightWalls.push({ ...gap, bottom: 0, top: z0 })
      if (z1 < top) grown.sightWalls.push({ ...gap, bottom: z1, top })
    }
  }
  const plates = [...piece.floors.toSorted((a, b) => a - b), piece.roof]
  for (const [place, z] of plates.entries()) {
    const name = place === plates.length - 1 ? 'roof' : `f${place + 1}`
    addSurface(grown, `${piece.id}/${name}`, polygon, z)
  }
}

function addRuin(grown: Growing, piece: Ruin): void {
  grown.shelters.push(shapeOf(piece.poly))
  for (const { a, b, top } of piece.walls) {
    const wall = segmentOf(a, b)
    grown.moveWalls.push(wall)
    grown.sightWalls.push({ ...wall, bottom: 0, top })
  }
  const floors = piece.floors.toSorted((a, b) => a.z - b.z)
  for (const [place, { poly, z }] of floors.entries()) {
    addSurface(grown, `${piece.id}/f${place + 1}`, shapeOf(poly), z)
  }
}

function addSurface(grown: Growing, id: string, polygon: Polygon, z: number): void {
  grown.surfaceIds.push(id)
  grown.surfaces.push({ polygon, z })
  grown.slabs.push({ polygon, z })
  grown.ceilings.push({ polygon, z })
}

/** SO-3.4: what is left of an edge between the openings, from its first end to its second. */
function outside(edge: Segment, openings: readonly { a: Corner; b: Corner }[]): readonly Segment[] {
  const along = ({ x, y }: Point): number =>
    (x - edge.a.x) * (edge.b.x - edge.a.x) + (y - edge.a.y) * (edge.b.y - edge.a.y)
  const gaps = openings
    .map(({ a, b }) => [pointOf(a), pointOf(b)].toSorted((p, q) => along(p) - along(q)))
    .toSorted(([p], [q]) => along(p ?? edge.a) - along(q ?? edge.a))
  const walls: Segment[] = []
  let from = edge.a
  for (const [start, end] of gaps) {
    if (start === undefined || end === undefined) continue
    if (along(start) > along(from)) walls.push({ a: from, b: start })
    from = end
  }
  if (along(edge.b) > along(from)) walls.push({ a: from, b: edge.b })
  return walls
}
