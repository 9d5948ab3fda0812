import { short } from '@wyrmtable/ui/drawing'
import type { Piece } from '../../data/table-schema.ts'

export type Corner = readonly [number, number]
export type PieceOf<K extends Piece['kind']> = Extract<Piece, { kind: K }>

export const lineOf = (a: Corner, b: Corner): string => `M${a[0]},${a[1]}L${b[0]},${b[1]}`

/** How far the shadow of something so high falls, in mm. */
export const shadowOf = (height: number): string =>
  `translate(${short(2 + height * 0.07)} ${short(3 + height * 0.09)})`

export const boxOf = (corners: readonly Corner[]) => {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

export function shrunk(corners: readonly Corner[], by: number): readonly Corner[] {
  const { left, top, width, height } = boxOf(corners)
  const [cx, cy] = [left + width / 2, top + height / 2]
  return corners.map(([x, y]) => [cx + (x - cx) * by - 2, cy + (y - cy) * by - 3] as const)
}

export function isInside([x, y]: Corner, corners: readonly Corner[]): boolean {
  let is = false
  for (const [place, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(place - 1) ?? [ax, ay]
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) is = !is
  }
  return is
}

/** From a point to the nearest edge of a polygon, in mm; for drawing only. */
export function farFromEdge([x, y]: Corner, corners: readonly Corner[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [place, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(place - 1) ?? [ax, ay]
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx * dx + dy * dy
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  }
  return least
}
