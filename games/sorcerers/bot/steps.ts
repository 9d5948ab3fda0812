import { contactOffsets, type Point } from '@wyrmtable/plane'
import type { Action } from '../rules/actions.ts'
import { facingThere } from '../rules/candidates/nearest.ts'
import type { Way, Ways } from '../rules/candidates/ways.ts'
import type { Figure } from '../rules/topics/scene.ts'

/** Places of contact that are tried, the nearest first, and how many of them by a straight way alone. */
const CONTACTS = 7
const STRAIGHT = 4
/** By how much a way turns aside, in radians, the least first. */
const ASIDE = [0, 0.35, -0.35, 0.75, -0.75, 1.2, -1.2]
/** A shorter step when the whole one is not open. */
const SHARES = [1, 0.6]
/** Steps that bring less than this nearer are not worth an action; mm. */
const LEAST_GAIN = 6
/** Already there; mm. */
const THERE = 8

/** A move that ends in contact with a figure, the nearest place that is open; undefined where there is none. */
export function contactMove(ways: Ways, target: Figure): Action | undefined {
  const me = ways.figure
  const places = contactOffsets(me.radius + target.radius)
    .map(({ x, y }) => ({ x: target.x + x, y: target.y + y }))
    .map((at) => ({ at, far: Math.hypot(at.x - me.x, at.y - me.y) }))
    .filter(({ far }) => far * 100 <= ways.allowance)
    .sort((a, b) => a.far - b.far)
    .slice(0, CONTACTS)
  for (const [i, { at }] of places.entries()) {
    const way = i < STRAIGHT ? ways.straight(at) : ways.to(at)
    if (way === undefined || !ways.canEndAt(at)) continue
    return moveOf(me, way, at, target)
  }
  return undefined
}

/**
 * A straight move of so many mm towards a place, turned aside where it is not open; undefined where none is. At its end the
 * figure looks at `look`.
 */
export function moveTowards(ways: Ways, to: Point, mm: number, look: Figure | undefined): Action | undefined {
  const me = ways.figure
  const far = Math.hypot(to.x - me.x, to.y - me.y)
  if (far < THERE) return undefined
  const ahead = Math.atan2(to.y - me.y, to.x - me.x)
  const most = Math.min(mm, far)
  for (const share of SHARES) {
    for (const turn of ASIDE) {
      const length = most * share
      if (length * Math.cos(turn) < LEAST_GAIN) continue
      const at = pointAt(me, ahead + turn, length)
      const way = ways.straight(at)
      if (way !== undefined && ways.canEndAt(at)) return moveOf(me, way, at, look)
    }
  }
  return undefined
}

/** The point of whole mm in a direction (radians), no farther than that length. */
export const pointAt = (from: Point, direction: number, mm: number): Point => ({
  x: from.x + Math.trunc(Math.cos(direction) * mm),
  y: from.y + Math.trunc(Math.sin(direction) * mm),
})

function moveOf(me: Figure, way: Way, at: Point, look: Figure | undefined): Action {
  const face = facingThere(me, at, look)
  return { type: 'move', id: me.id, path: [...way.steps], face: [face.x, face.y] }
}
