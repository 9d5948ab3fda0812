import type { Piece, TableData } from '../../../data/table-schema.ts'
import { type Corner, frameOf, rotated } from './frame.ts'
import { freeId } from './new-piece.ts'

export type Link = TableData['links'][number]
export type LinkType = Link['type']

/** How far the ends of a new link lie from the edge that it crosses, in mm: a base of 12 mm stands on either side. */
const ASIDE = 15
/** The highest climb that a link can have, in mm (SO-15.5: a cost of at most 50, and no less than the height). */
export const HIGHEST_CLIMB = 50

/** A roof or floor as links name it, with its outline and height. */
interface Level {
  readonly id: string
  readonly poly: readonly Corner[]
  readonly z: number
}

/** SO-3.3: the floors and the roof of a piece from below. */
function levelsOf(piece: Piece): readonly Level[] {
  if (piece.kind === 'building') {
    const floors = piece.floors.toSorted((a, b) => a - b)
    const named = floors.map((z, place): Level => ({ id: `${piece.id}/f${place + 1}`, poly: piece.poly, z }))
    return [...named, { id: `${piece.id}/roof`, poly: piece.poly, z: piece.roof }]
  }
  if (piece.kind !== 'ruin') return []
  const floors = piece.floors.toSorted((a, b) => a.z - b.z)
  return floors.map(({ poly, z }, place) => ({ id: `${piece.id}/f${place + 1}`, poly, z }))
}

export const belongsTo = (link: Link, piece: string): boolean =>
  link.a.s.startsWith(`${piece}/`) || link.b.s.startsWith(`${piece}/`)

/**
 * A link up the piece that is nearest to a place, from the table to its lowest floor or roof, or from one floor to the
 * next where a link goes up to that already; undefined where nothing can be climbed.
 */
export function newLink(data: TableData, type: LinkType, x: number, y: number): Link | undefined {
  let nearest: { readonly piece: Piece; readonly far: number } | undefined
  for (const piece of data.pieces) {
    const far = Math.min(...levelsOf(piece).map(({ poly }) => crossing(poly, [x, y]).far))
    if (far < (nearest?.far ?? 120)) nearest = { piece, far }
  }
  if (nearest === undefined) return undefined
  const { piece } = nearest
  const levels = levelsOf(piece)
  const own = data.links.filter((link) => belongsTo(link, piece.id))
  const reached = (level: Level): boolean => own.some(({ a, b }) => a.s === level.id || b.s === level.id)
  const place = Math.max(
    0,
    levels.findIndex((level) => !reached(level)),
  )
  const to = levels[place]
  if (to === undefined) return undefined
  const from = levels[place - 1]
  const id = freeId(data, type)
  const cost = Math.min(HIGHEST_CLIMB, to.z - (from?.z ?? 0))
  if (from === undefined) return { id, type, ...across(to, [x, y]), cost, maxRadius: 15 }
  const [inX, inY] = within(to.poly, [x, y])
  return {
    id,
    type,
    a: { s: from.id, x: inX, y: inY },
    b: { s: to.id, x: inX, y: inY },
    cost,
    maxRadius: 15,
  }
}

/** The link of a piece with its ends as near to a place as they can be. */
export function linkAt(data: TableData, link: Link, x: number, y: number): Link {
  const levels = data.pieces.flatMap(levelsOf)
  const [a, b] = [levels.find(({ id }) => id === link.a.s), levels.find(({ id }) => id === link.b.s)]
  if (link.a.s === 'table' && b !== undefined) return { ...link, ...across(b, [x, y]) }
  if (link.b.s === 'table' && a !== undefined) {
    const turned = across(a, [x, y])
    return { ...link, a: turned.b, b: turned.a }
  }
  const dx = Math.round(x - (link.a.x + link.b.x) / 2)
  const dy = Math.round(y - (link.a.y + link.b.y) / 2)
  return {
    ...link,
    a: { ...link.a, x: link.a.x + dx, y: link.a.y + dy },
    b: { ...link.b, x: link.b.x + dx, y: link.b.y + dy },
  }
}

/** The link after its piece has become another: over the same part of the same edge. */
export function carried(link: Link, from: Piece, to: Piece): Link {
  const [old, now] = [frameOf(from), frameOf(to)]
  const map = ({ s, x, y }: Link['a']): Link['a'] => {
    const [lx, ly] = rotated([x - old.x, y - old.y], -old.degrees)
    // What lies outside of a side stays as far outside of it.
    const stretch = (at: number, half: number, nowHalf: number): number =>
      Math.abs(at) > half
        ? Math.sign(at) * (nowHalf + Math.abs(at) - half)
        : half === 0
          ? at
          : at * (nowHalf / half)
    const [tx, ty] = rotated(
      [stretch(lx, old.wide / 2, now.wide / 2), stretch(ly, old.deep / 2, now.deep / 2)],
      now.degrees,
    )
    const name = s.startsWith(`${from.id}/`) ? `${to.id}/${s.slice(from.id.length + 1)}` : s
    return { s: name, x: Math.max(0, Math.round(tx + now.x)), y: Math.max(0, Math.round(ty + now.y)) }
  }
  const [a, b] = [map(link.a), map(link.b)]
  const [level] = levelsOf(to).filter(({ id }) => id === (a.s === 'table' ? b.s : a.s))
  const isUp = a.s === 'table' || b.s === 'table'
  if (!isUp || level === undefined) return { ...link, a, b }
  const on = across(level, [(a.x + b.x) / 2, (a.y + b.y) / 2])
  return a.s === 'table' ? { ...link, ...on } : { ...link, a: on.b, b: on.a }
}

/** The two ends of a link from the table over the edge of a level that is nearest to a place. */
function across({ id, poly }: Level, at: Corner): Pick<Link, 'a' | 'b'> {
  const { point, outward } = crossing(poly, at)
  const end = (s: string, by: number) => ({
    s,
    x: Math.max(0, Math.round(point[0] + outward[0] * by)),
    y: Math.max(0, Math.round(point[1] + outward[1] * by)),
  })
  return { a: end('table', ASIDE), b: end(id, -ASIDE) }
}

/** The point of an outline nearest to a place, not too near to a corner, and the way out there. */
function crossing(poly: readonly Corner[], [x, y]: Corner) {
  let best: { far: number; point: Corner; outward: Corner } = {
    far: Number.POSITIVE_INFINITY,
    point: [x, y],
    outward: [0, -1],
  }
  for (const [place, [ax, ay]] of poly.entries()) {
    const [bx, by] = poly[(place + 1) % poly.length] ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const length = Math.hypot(dx, dy)
    const margin = Math.min(0.5, (ASIDE + 1) / length)
    const share = ((x - ax) * dx + (y - ay) * dy) / (length * length)
    const t = Math.max(margin, Math.min(1 - margin, share))
    const point: Corner = [ax + t * dx, ay + t * dy]
    const far = Math.hypot(x - point[0], y - point[1])
    if (far < best.far) best = { far, point, outward: [dy / length, -dx / length] }
  }
  return best
}

/** A place within an outline where a base stands, nearest to another. */
function within(poly: readonly Corner[], at: Corner): [number, number] {
  const { point, outward } = crossing(poly, at)
  return [Math.round(point[0] - outward[0] * ASIDE), Math.round(point[1] - outward[1] * ASIDE)]
}
