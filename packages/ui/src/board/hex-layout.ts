import {
  centreOf,
  DIRECTIONS,
  type Direction,
  directionTo,
  formatHex,
  type HexBoard,
  neighbour,
  parseHex,
} from '@wyrmtable/hex'
import type { Point } from './point.ts'

/** Where the hexes of a board lie on a drawing, by label. Hexes that are not on the board throw. */
export interface HexLayout {
  /** Distance from the centre of a hex to a corner. */
  readonly size: number
  /** Distance between two opposite sides. */
  readonly across: number
  readonly width: number
  readonly height: number
  readonly labels: readonly string[]
  has(label: string): boolean
  column(label: string): number
  row(label: string): number
  centre(label: string): Point
  /** The six corners, clockwise from the east, drawn `scale` times as far from the centre. */
  corners(label: string, scale?: number): readonly Point[]
  /** The two ends of the side in a direction. */
  side(label: string, direction: number): readonly [Point, Point]
  /** The middle of that side. */
  middle(label: string, direction: number): Point
  /** The hex next to it, or undefined beyond the rim. */
  neighbour(label: string, direction: number): string | undefined
  /** The direction of the step to an adjacent hex, or −1. */
  direction(from: string, to: string): number
  /** The hex under a point of the drawing. */
  at(x: number, y: number): string | undefined
}

/** Lays a board of flat-topped hexes out on a drawing. */
export function hexLayout(board: HexBoard, size: number): HexLayout {
  const across = Math.sqrt(3) * size
  const width = size * (1.5 * board.columns + 0.5)
  const height = across * (board.rows + 0.5)
  const idOf = (label: string) => {
    const hex = parseHex(board, label)
    if (hex === undefined) throw new RangeError(`no hex ${label} on the board`)
    return hex
  }
  const centres = new Map<string, Point>(
    board.labels.map((label) => {
      const { x, y } = centreOf(board, idOf(label))
      return [label, [(x * size) / 2 - size / 2, ((y - 1) * across) / 2]]
    }),
  )
  const centre = (label: string): Point => {
    const point = centres.get(label)
    if (point === undefined) throw new RangeError(`no hex ${label} on the board`)
    return point
  }
  const corner = ([x, y]: Point, index: number, scale = 1): Point => [
    x + Math.cos((index * Math.PI) / 3) * size * scale,
    y + Math.sin((index * Math.PI) / 3) * size * scale,
  ]
  const side = (label: string, direction: number): readonly [Point, Point] => {
    const at = centre(label)
    return [corner(at, (direction + 4) % 6), corner(at, (direction + 5) % 6)]
  }
  return {
    size,
    across,
    width,
    height,
    labels: board.labels,
    has: (label) => centres.has(label),
    column: (label) => Number(label.slice(0, 2)),
    row: (label) => Number(label.slice(2)),
    centre,
    corners: (label, scale = 1) => DIRECTIONS.map((index) => corner(centre(label), index, scale)),
    side,
    middle(label, direction) {
      const [[ax, ay], [bx, by]] = side(label, direction)
      return [(ax + bx) / 2, (ay + by) / 2]
    },
    neighbour(label, direction) {
      const next = neighbour(board, idOf(label), (((direction % 6) + 6) % 6) as Direction)
      return next === -1 ? undefined : formatHex(board, next)
    },
    direction: (from, to) => directionTo(board, idOf(from), idOf(to)),
    at(x, y) {
      let best: string | undefined
      let least = size * size
      for (const [label, [cx, cy]] of centres) {
        const far = (cx - x) ** 2 + (cy - y) ** 2
        if (far < least) {
          least = far
          best = label
        }
      }
      return best
    },
  }
}

/** Outlines of a set of hexes as closed loops of corner points. */
export function outlineOf(labels: Iterable<string>, layout: HexLayout): readonly (readonly Point[])[] {
  const inside = new Set(labels)
  const waiting = new Map<string, { from: Point; to: Point }[]>()
  for (const label of inside) {
    for (const direction of DIRECTIONS) {
      const next = layout.neighbour(label, direction)
      if (next !== undefined && inside.has(next)) continue
      const [from, to] = layout.side(label, direction)
      const list = waiting.get(keyOf(from)) ?? []
      list.push({ from, to })
      waiting.set(keyOf(from), list)
    }
  }
  const loops: Point[][] = []
  for (const list of waiting.values()) {
    for (let segment = list.pop(); segment !== undefined; segment = list.pop()) {
      const loop: Point[] = [segment.from]
      const start = keyOf(segment.from)
      let { to } = segment
      while (keyOf(to) !== start) {
        loop.push(to)
        const next = waiting.get(keyOf(to))?.pop()
        if (next === undefined) break
        to = next.to
      }
      loops.push(loop)
    }
  }
  return loops
}

const keyOf = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`
