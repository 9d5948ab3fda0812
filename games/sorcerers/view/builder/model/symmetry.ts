import type { Piece, TableData } from '../../../data/table-schema.ts'
import type { Corner } from './frame.ts'
import type { Link } from './links.ts'

/** How what is done on one side is done on the other: not at all, turned half around, or as in a mirror. */
export const symmetries = ['none', 'turned', 'mirrored'] as const
export type Symmetry = (typeof symmetries)[number]

export type Start = NonNullable<TableData['starts'][2]>[number]

/** Where things come to lie on the other side of a table. */
export interface Image {
  piece(piece: Piece, id: string): Piece
  /** `names` says which pieces became which. */
  link(link: Link, id: string, rename: (surface: string) => string): Link
  start(start: Start): Start
}

export function imageIn({ width, height }: TableData, symmetry: Symmetry): Image | undefined {
  if (symmetry === 'none') return undefined
  const isMirror = symmetry === 'mirrored'
  const map = ([x, y]: Corner): [number, number] => [width - x, isMirror ? y : height - y]
  /** Clockwise again after a mirror, with the edge that was first in front. */
  const outline = (poly: readonly Corner[]): [number, number][] => {
    const corners = poly.map(map)
    if (!isMirror) return corners
    const back = corners.toReversed()
    return [...back.slice(-2), ...back.slice(0, -2)]
  }
  const edge = (number: number, of: number): number => (isMirror ? (of - number) % of : number)
  return {
    piece(piece, id) {
      switch (piece.kind) {
        case 'low':
          return isMirror
            ? { ...piece, id, a: map(piece.b), b: map(piece.a) }
            : { ...piece, id, a: map(piece.a), b: map(piece.b) }
        case 'wood':
        case 'rock':
          return { ...piece, id, poly: outline(piece.poly) }
        case 'ruin':
          return {
            ...piece,
            id,
            poly: outline(piece.poly),
            walls: piece.walls.map((wall) => ({ ...wall, a: map(wall.a), b: map(wall.b) })),
            floors: piece.floors.map(({ poly, z }) => ({ poly: outline(poly), z })),
          }
        case 'building':
          return {
            ...piece,
            id,
            poly: outline(piece.poly),
            openings: piece.openings.map((opening) => ({
              ...opening,
              edge: edge(opening.edge, piece.poly.length),
              a: map(isMirror ? opening.b : opening.a),
              b: map(isMirror ? opening.a : opening.b),
            })),
          }
        default:
          return piece satisfies never
      }
    },
    link(link, id, rename) {
      const end = ({ s, x, y }: Link['a']): Link['a'] => {
        const [tx, ty] = map([x, y])
        return { s: rename(s), x: tx, y: ty }
      }
      return { ...link, id, a: end(link.a), b: end(link.b) }
    },
    start({ x, y, fx, fy }) {
      const [tx, ty] = map([x, y])
      return { x: tx, y: ty, fx: -fx || 0, fy: (isMirror ? fy : -fy) || 0 }
    },
  }
}

/** The piece that lies where another's image would, if there is one. */
export function twinOf(data: TableData, symmetry: Symmetry, piece: Piece): Piece | undefined {
  const image = imageIn(data, symmetry)
  if (image === undefined) return undefined
  const wanted = outlineKey(image.piece(piece, piece.id))
  return data.pieces.find((one) => one.id !== piece.id && outlineKey(one) === wanted)
}

/** Whether a piece is its own image, as one in the middle may be. */
export function isOwnImage(data: TableData, symmetry: Symmetry, piece: Piece): boolean {
  const image = imageIn(data, symmetry)
  return image !== undefined && outlineKey(image.piece(piece, piece.id)) === outlineKey(piece)
}

export function twinLink(data: TableData, symmetry: Symmetry, link: Link): Link | undefined {
  const image = imageIn(data, symmetry)
  if (image === undefined) return undefined
  const wanted = endsKey(image.link(link, link.id, (s) => s))
  return data.links.find((one) => one.id !== link.id && endsKey(one) === wanted)
}

const endsKey = ({ a, b }: Link): string => [`${a.x},${a.y}`, `${b.x},${b.y}`].toSorted().join(' ')

/** The same for pieces of one kind that cover the same ground. */
function outlineKey(piece: Piece): string {
  const corners = piece.kind === 'low' ? [piece.a, piece.b] : piece.poly
  return `${piece.kind} ${corners
    .map((corner) => corner.join())
    .toSorted()
    .join(' ')}`
}
