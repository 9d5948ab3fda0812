import type { Piece, TableData } from '../../data/table-schema.ts'

/** Chance for tables: whole numbers, the same on every machine. */
export interface Random {
  below(n: number): number
  of<T>(items: readonly [T, ...T[]]): T
}

export type Corner = readonly [number, number]
export interface Made {
  readonly piece: Piece
  readonly links: TableData['links']
}
export type Maker = (id: string, at: Corner, random: Random) => Made

const box = ([x, y]: Corner, w: number, h: number): [number, number][] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** A box with its corners cut. */
const cut = ([x, y]: Corner, w: number, h: number, c: number): [number, number][] => [
  [x + c, y],
  [x + w - c, y],
  [x + w, y + c],
  [x + w, y + h - c],
  [x + w - c, y + h],
  [x + c, y + h],
  [x, y + h - c],
  [x, y + c],
]

const wood: Maker = (id, at, random) => {
  const [w, h] = [90 + 10 * random.below(7), 70 + 10 * random.below(6)]
  return { piece: { id, kind: 'wood', poly: cut(at, w, h, 20 + 5 * random.below(3)), top: 80 }, links: [] }
}

const rock: Maker = (id, at, random) => {
  const [w, h] = [40 + 10 * random.below(3), 40 + 10 * random.below(3)]
  return { piece: { id, kind: 'rock', poly: cut(at, w, h, 10), top: 20 + 5 * random.below(5) }, links: [] }
}

const fence: Maker = (id, [x, y], random) => {
  const [dx, dy] = random.of([
    [0, 100],
    [100, 0],
    [80, 40],
  ])
  return { piece: { id, kind: 'low', a: [x, y], b: [x + dx, y + dy], top: 15 }, links: [] }
}

const cottage: Maker = (id, at, random) => {
  const [x, y] = at
  const [w, h] = [100 + 20 * random.below(3), 90 + 10 * random.below(3)]
  const middle = x + w / 2
  return {
    piece: {
      id,
      kind: 'building',
      solid: false,
      poly: box(at, w, h),
      roof: 50,
      parapet: 0,
      floors: [],
      openings: [
        { edge: 2, type: 'door', a: [middle + 25, y + h], b: [middle - 25, y + h], z0: 0, z1: 40 },
        { edge: 0, type: 'window', a: [middle - 20, y], b: [middle + 20, y], z0: 15, z1: 40 },
      ],
    },
    links: [
      {
        id: 'ladder',
        type: 'ladder',
        a: { s: 'table', x: x - 15, y: y + 40 },
        b: { s: `${id}/roof`, x: x + 15, y: y + 40 },
        cost: 50,
        maxRadius: 15,
      },
    ],
  }
}

const ruin: Maker = (id, at, random) => {
  const [x, y] = at
  const [w, h] = [100 + 10 * random.below(3), 100]
  return {
    piece: {
      id,
      kind: 'ruin',
      poly: box(at, w, h),
      walls: [
        { a: [x, y], b: [x + w, y], top: 70 },
        { a: [x, y], b: [x, y + 60], top: 70 },
      ],
      floors: [{ poly: box(at, 60, 50), z: 50 }],
    },
    links: [
      {
        id: 'ladder',
        type: 'ladder',
        a: { s: 'table', x: x + 75, y: y + 25 },
        b: { s: `${id}/f1`, x: x + 45, y: y + 25 },
        cost: 50,
        maxRadius: 15,
      },
    ],
  }
}

/** What a generated table is made of; what stands here twice comes twice as often. */
export const makers = [wood, wood, rock, fence, fence, cottage, ruin] as const
