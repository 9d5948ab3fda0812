import type { Piece, TableData } from '../../../data/table-schema.ts'
import type { Corner } from './frame.ts'

const pieceKinds = ['house', 'ruin', 'wood', 'rock', 'low'] as const
export type NewKind = (typeof pieceKinds)[number]

/** A name that no piece or link of the table has. */
export function freeId({ pieces, links }: TableData, stem: string): string {
  const taken = new Set([...pieces, ...links].map(({ id }) => id))
  let number = 1
  while (taken.has(`${stem}-${number}`)) number++
  return `${stem}-${number}`
}

/** A piece of usual size with its middle at a place. */
export function newPiece(data: TableData, kind: NewKind, x: number, y: number): Piece {
  const id = freeId(data, kind)
  switch (kind) {
    case 'house':
      return house(id, x, y)
    case 'ruin':
      return ruin(id, x, y)
    case 'wood':
      return { id, kind, poly: grove(x, y, 75, 60), top: 80 }
    case 'rock':
      return { id, kind, poly: grove(x, y, 30, 26), top: 40 }
    case 'low':
      return { id, kind, a: [x - 45, y], b: [x + 45, y], top: 15 }
    default:
      return kind satisfies never
  }
}

function house(id: string, x: number, y: number): Piece {
  const [left, top, right, bottom] = [x - 50, y - 40, x + 50, y + 40]
  return {
    id,
    kind: 'building',
    solid: false,
    poly: box(left, top, right, bottom),
    roof: 50,
    parapet: 0,
    floors: [],
    openings: [
      { edge: 2, type: 'door', a: [x + 20, bottom], b: [x - 20, bottom], z0: 0, z1: 40 },
      { edge: 1, type: 'window', a: [right, y - 15], b: [right, y + 15], z0: 15, z1: 40 },
    ],
  }
}

function ruin(id: string, x: number, y: number): Piece {
  const [left, top, right, bottom] = [x - 65, y - 65, x + 65, y + 65]
  return {
    id,
    kind: 'ruin',
    poly: box(left, top, right, bottom),
    walls: [
      { a: [left, top], b: [right, top], top: 50 },
      { a: [left, top], b: [left, top + 70], top: 50 },
      { a: [right, bottom], b: [right, bottom - 40], top: 30 },
    ],
    floors: [{ poly: box(left, top, left + 60, top + 50), z: 50 }],
  }
}

const box = (left: number, top: number, right: number, bottom: number): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** A round outline in eight corners, beginning with the upper edge. */
function grove(x: number, y: number, wide: number, deep: number): [number, number][] {
  const corners: readonly Corner[] = [
    [-0.45, -1],
    [0.4, -0.95],
    [0.95, -0.4],
    [1, 0.35],
    [0.5, 0.95],
    [-0.35, 1],
    [-0.95, 0.45],
    [-1, -0.35],
  ]
  return corners.map(([cx, cy]) => [Math.round(x + cx * wide), Math.round(y + cy * deep)])
}
