import { maps } from '../data/maps.ts'
import type { Layout } from '../data/scenario-schema.ts'

type Board = Layout[number]

/** What is wrong with boards that lie so, and with which of them. */
export interface LayoutFault {
  readonly board: number
  readonly reason: 'no board' | 'twice' | 'odd column' | 'not side to side' | 'sides do not match'
}

/**
 * DN-2.7, DN-2.9: every board once, each joined to another along a whole side, and only sides that match.
 * Undefined: they may lie so.
 */
export function faultOfLayout(layout: Layout): LayoutFault | undefined {
  if (layout.length === 0) return { board: 0, reason: 'no board' }
  for (const [board, { map, origin }] of layout.entries()) {
    if (layout.findIndex((other) => other.map === map) !== board) return { board, reason: 'twice' }
    if (origin[0] % 2 !== 0) return { board, reason: 'odd column' }
    const others = layout.filter((_, i) => i !== board)
    const joints = others.flatMap((other) => jointOf(layout[board] as Board, other) ?? [])
    if (others.length > 0 && joints.length === 0) return { board, reason: 'not side to side' }
    if (others.some((other) => overlap(layout[board] as Board, other)))
      return { board, reason: 'not side to side' }
    if (joints.some((joint) => !matches(joint))) return { board, reason: 'sides do not match' }
  }
  return undefined
}

/** Two boards side by side: with `other` to the east or to the south of `board`. */
interface Joint {
  readonly board: Board
  readonly other: Board
  readonly along: 'long' | 'short'
}

const sizeOf = ({ map }: Board): { readonly cols: number; readonly rows: number } =>
  maps[map] ?? { cols: 0, rows: 0 }

function jointOf(one: Board, two: Board): Joint | undefined {
  for (const [board, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const { cols, rows } = sizeOf(board)
    const [dc, dr] = [other.origin[0] - board.origin[0], other.origin[1] - board.origin[1]]
    if (dc === cols && dr === 0) return { board, other, along: 'short' }
    if (dc === 0 && dr === rows) return { board, other, along: 'long' }
  }
  return undefined
}

function overlap(one: Board, two: Board): boolean {
  const { cols, rows } = sizeOf(one)
  return Math.abs(one.origin[0] - two.origin[0]) < cols && Math.abs(one.origin[1] - two.origin[1]) < rows
}

/** DN-2.7: surface boards match in any way. DN-2.9: below ground X meets X, Y meets Y, and arrows agree. */
function matches({ board, other, along }: Joint): boolean {
  const [first, second] = [maps[board.map], maps[other.map]]
  if (first === undefined || second === undefined || first.kind !== second.kind) return false
  if (first.kind === 'surface') return true
  if (along === 'short') return board.rotation === other.rotation
  const lower = board.rotation === 180 ? first.sides.N : first.sides.S
  const upper = other.rotation === 180 ? second.sides.S : second.sides.N
  return lower === upper
}
