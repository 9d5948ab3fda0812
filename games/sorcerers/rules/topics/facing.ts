import { type Point, reduced } from '@wyrmtable/plane'
import type { Face } from '../actions.ts'

export const vectorOf = ([x, y]: Face): Point => reduced({ x, y })
export const faceOf = ({ x, y }: Point): Face => [x, y]

/** From one point towards another as a facing; undefined where they coincide. */
export function towards(from: Point, to: Point): Point | undefined {
  const x = to.x - from.x
  const y = to.y - from.y
  return x === 0 && y === 0 ? undefined : reduced({ x, y })
}

export const isSameFacing = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y
