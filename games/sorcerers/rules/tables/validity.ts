import {
  doOverlap,
  isConvex,
  legObstacle,
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

/** SO-15.5: what is wrong with a table, one line a fault; none of a valid one. */
export function tableFaults(data: TableData): readonly string[] {
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

type Corner = readonly [number, number]
const pointOf = ([x, y]: Corner): Point => ({ x, y })

/** SO-1.2 */
const sizeFaults = ({ width, height }: TableData): readonly string[] =>
  Math.max(width, height) < 1000 ? ['the table is smaller than 1000 by 800 mm'] : []

function nameFaults({ pieces, links }: TableData): readonly string[] {
  const names = [...pieces, ...links].map(({ id }) => id)
  return names
    .filter((name, place) => names.indexOf(name) !== place)
    .map((name) => `two things are called ${name}`)
}

const polygonsOf = (piece: Piece): readonly (readonly Corner[])[] =>
  piece.kind === 'low'
    ? []
    : piece.kind === 'ruin'
      ? [piece.poly, ...piece.floors.map(({ poly }) => poly)]
      : [piece.poly]

function shapeFaults({ width, height }: TableData, piece: Piece): readonly string[] {
  const isOut = ([x, y]: Corner): boolean => x > width || y > height
  const corners = [
    ...polygonsOf(piece).flat(),
    ...(piece.kind === 'low' ? [piece.a, piece.b] : []),
    ...(piece.kind === 'ruin' ? piece.walls.flatMap(({ a, b }) => [a, b]) : []),
  ]
  return [
    ...(corners.some(isOut) ? [`${piece.id} leaves the table`] : []),
    ...(polygonsOf(piece).every((poly) => isConvex(poly.map(pointOf)))
      ? []
      : [`${piece.id} is not convex or not clockwise`]),
  ]
}

const outlines = ({ pieces }: TableData): readonly { readonly id: string; readonly polygon: Polygon }[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'low' ? [] : [{ id: piece.id, polygon: polygonOf(piece.poly.map(pointOf)) }],
  )

function overlapFaults(data: TableData): readonly string[] {
  const all = outlines(data)
  return all.flatMap(({ id, polygon }, place) =>
    all
      .slice(place + 1)
      .filter((other) => doOverlap(polygon, other.polygon))
      .map((other) => `${id} and ${other.id} overlap`),
  )
}

/** Least width of a door, in mm: a foot creature's base. */
const DOOR = 24

function openingFaults(piece: Piece): readonly string[] {
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
    return [
      ...(isOn(a) && isOn(b) && width > 0 ? [] : [`an opening of ${piece.id} is not on its edge`]),
      ...(z0 < z1 ? [] : [`an opening of ${piece.id} has no height`]),
      ...(type === 'door' && width < DOOR * DOOR ? [`a door of ${piece.id} is too narrow`] : []),
    ]
  })
}

function lowFaults(data: TableData): readonly string[] {
  const all = outlines(data)
  return data.pieces.flatMap((piece) => {
    if (piece.kind !== 'low') return []
    const [a, b] = [pointOf(piece.a), pointOf(piece.b)]
    return all
      .filter(({ polygon }) => meetsPolygon(polygon, a, b))
      .map(({ id }) => `${piece.id} touches ${id}`)
  })
}

const foot = { radius: 12, height: 30, keepsOut: false, onWheels: false }
const sorcerer = {
  radius: sorcererData.radius_mm,
  height: sorcererData.height_mm,
  keepsOut: true,
  onWheels: false,
}

function linkFaults({ terrain, links }: Table): readonly string[] {
  return links.flatMap(({ id, ends, costMm }) => {
    const [a, b] = ends
    const [from, to] = [terrain.surfaces[a.surface], terrain.surfaces[b.surface]]
    if (from === undefined || to === undefined) return [`${id} ends nowhere`]
    const stands = (surface: typeof from, at: Point): boolean =>
      placeObstacle(terrain, [], foot, surface, at) === undefined
    return [
      ...(stands(from, a) && stands(to, b) ? [] : [`nobody can stand at an end of ${id}`]),
      ...(squaredDistance(a, b) <= 60 * 60 ? [] : [`${id} is longer than 60 mm`]),
      ...(costMm >= Math.abs(from.z - to.z) ? [] : [`${id} costs less than its height`]),
    ]
  })
}

function startFaults(table: Table): readonly string[] {
  const { terrain, data } = table
  const all = [data.starts[2], data.starts[3], data.starts[4]].flatMap((starts) => starts ?? [])
  const ground = terrain.surfaces[TABLE]
  if (ground === undefined || all.length === 0) return []
  const faults = all
    .filter((start) => placeObstacle(terrain, [], sorcerer, ground, start) !== undefined)
    .map(({ x, y }) => `no sorcerer can stand at the start ${x}, ${y}`)
  // A base of 25 mm beside the edge stands 25 mm from it; smaller ones follow where it can go.
  const apart = [12, 15, 25].filter((radius) => !areJoined(table, all, radius))
  return [...faults, ...apart.map((radius) => `starts are not joined for a base of radius ${radius}`)]
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
