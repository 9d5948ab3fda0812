import type { Body } from './body.ts'
import { along } from './direction.ts'
import type { Point } from './point.ts'

/** A line of sight starts this far below the top of the attacker's head (SO-3.7). */
const BELOW_HEAD = 5
/** Sight points of every target are this far above its feet. */
const AT_CHEST = 25
/** Targets at least so tall are also seen by their heads. */
const TALL = 50

export const eyeHeight = ({ z, height }: Body): number => z + height - BELOW_HEAD

/** The heights at which a target is looked for, low to high (SO-3.7). */
export const targetHeights = (target: Body): readonly number[] =>
  target.height >= TALL ? [target.z + AT_CHEST, eyeHeight(target)] : [target.z + AT_CHEST]

const known = new Map<number, readonly Point[]>()

/** SO-2.10: the 17 sight points of a base of radius `r`, as offsets from its centre, the centre first. */
export function sightOffsets(r: number): readonly Point[] {
  const found = known.get(r)
  if (found !== undefined) return found
  const offsets = [{ x: 0, y: 0 }, ...Array.from({ length: 16 }, (_, k) => along(k, r))]
  known.set(r, offsets)
  return offsets
}
