import type { Piece, TableData } from '../../data/table-schema.ts'
import { type Corner, type Made, type Maker, makers, type Random } from './makers.ts'
import { tableFaults } from './validity.ts'

/**
 * A random table out of a name: symmetric about its centre, always valid (SO-15.5), the same for ever.
 * Pieces are put down in pairs, one for each half; a pair that makes the table invalid is left out.
 */
export function generateTable(name: string): TableData {
  const random = randomOf(name)
  const [width, height] = random.of(sizes)
  let table: TableData = {
    id: name,
    name: titleOf(name.replace(/^generated-/, '')),
    width,
    height,
    starts: startsOf(width, height),
    pieces: [],
    links: [],
  }
  const wanted = 5 + random.below(4)
  for (let attempt = 0, pairs = 0; attempt < 60 && pairs < wanted; attempt++) {
    const grown = withPair(table, random.of(makers), random, pairs + 1)
    if (tableFaults(grown).length > 0) continue
    table = grown
    pairs++
  }
  return table
}

const titleOf = (name: string): TableData['name'] => ({
  en: `Generated table ${name}`,
  fr: `Table générée ${name}`,
  es: `Mesa generada ${name}`,
})

/** mulberry32 over an FNV-1a hash of the name: whole numbers of 32 bits, the same on every machine. */
function randomOf(name: string): Random {
  let seed = 0x811c9dc5
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 0x01000193) >>> 0
  const below = (n: number): number => {
    seed = (seed + 0x6d2b79f5) >>> 0
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
  return { below, of: (items) => items[below(items.length)] ?? items[0] }
}

const sizes = [
  [1000, 800],
  [1000, 800],
  [1200, 900],
  [1200, 1000],
] as const

const start = (x: number, y: number, fx: number, fy: number) => ({ x, y, fx, fy })

/** Starts as on the shipped tables: touching the edge, far apart. */
function startsOf(width: number, height: number): TableData['starts'] {
  const [right, bottom] = [width - 15, height - 15]
  const third = width === 1000 ? 56 : 98
  return {
    2: [start(15, height / 2, 1, 0), start(right, height / 2, -1, 0)],
    3: [start(third, 15, 0, 1), start(width - third, 15, 0, 1), start(width / 2, bottom, 0, -1)],
    4: [start(15, 15, 1, 1), start(right, 15, -1, 1), start(right, bottom, -1, -1), start(15, bottom, 1, -1)],
  }
}

/** The table with one more piece in its upper half and the same one turned half around in the lower. */
function withPair(table: TableData, maker: Maker, random: Random, number: number): TableData {
  const { width, height } = table
  const at: Corner = [
    60 + 10 * random.below(Math.floor((width - 240) / 10)),
    50 + 10 * random.below(Math.floor((height / 2 - 170) / 10)),
  ]
  const made = maker(`piece-${number}`, at, random)
  const turn = ([x, y]: Corner): [number, number] => [width - x, height - y]
  const named = (made: Made, letter: string): Made => renamed(made, `${made.piece.id}-${letter}`)
  const one = named(made, 'a')
  const other = named(
    { piece: turned(made.piece, turn), links: made.links.map((link) => turnedLink(link, turn)) },
    'b',
  )
  return {
    ...table,
    pieces: [...table.pieces, one.piece, other.piece],
    links: [...table.links, ...one.links, ...other.links],
  }
}

function renamed({ piece, links }: Made, id: string): Made {
  const surface = (s: string): string => (s === 'table' ? s : `${id}/${s.split('/')[1] ?? 'roof'}`)
  return {
    piece: { ...piece, id },
    links: links.map((link) => ({
      ...link,
      id: `${id}-${link.id}`,
      a: { ...link.a, s: surface(link.a.s) },
      b: { ...link.b, s: surface(link.b.s) },
    })),
  }
}

function turned(piece: Piece, turn: (corner: Corner) => [number, number]): Piece {
  switch (piece.kind) {
    case 'wood':
    case 'rock':
      return { ...piece, poly: piece.poly.map(turn) }
    case 'building':
      return {
        ...piece,
        poly: piece.poly.map(turn),
        openings: piece.openings.map((opening) => ({ ...opening, a: turn(opening.a), b: turn(opening.b) })),
      }
    case 'ruin':
      return {
        ...piece,
        poly: piece.poly.map(turn),
        walls: piece.walls.map((wall) => ({ ...wall, a: turn(wall.a), b: turn(wall.b) })),
        floors: piece.floors.map(({ poly, z }) => ({ poly: poly.map(turn), z })),
      }
    case 'low':
      return { ...piece, a: turn(piece.a), b: turn(piece.b) }
    default:
      return piece satisfies never
  }
}

function turnedLink(link: TableData['links'][number], turn: (corner: Corner) => [number, number]) {
  const end = ({ s, x, y }: typeof link.a) => {
    const [tx, ty] = turn([x, y])
    return { s, x: tx, y: ty }
  }
  return { ...link, a: end(link.a), b: end(link.b) }
}
