import { type Body, isSameLevel } from './body.ts'
import type { Point } from './point.ts'
import { comesNear, holdsBase, type Polygon } from './polygon.ts'
import { areNear, doMeet, isNear, type Segment } from './segment.ts'
import { leavesTable, type Surface, type Terrain } from './terrain.ts'

/** What keeps a base from a leg or a place, in the order in which it is looked for. */
export type Obstacle<B extends Body = Body> =
  | { readonly kind: 'edge'; readonly at: Point }
  | { readonly kind: 'wall'; readonly wall: Segment }
  | { readonly kind: 'area'; readonly polygon: Polygon }
  | { readonly kind: 'enemy'; readonly body: B }
  | { readonly kind: 'overlap'; readonly body: B }
  | { readonly kind: 'low'; readonly wall: Segment }
  | { readonly kind: 'solid'; readonly polygon: Polygon }
  | { readonly kind: 'ceiling'; readonly polygon: Polygon; readonly z: number }

/** What moves: its base, and what of the terrain stops it beyond what stops everyone. */
export interface Mover {
  readonly radius: number
  readonly height: number
  /** Sorcerers keep out of woods, buildings and ruins, and walk on no slab. */
  readonly keepsOut: boolean
  /** Guns cannot cross low obstacles. */
  readonly onWheels: boolean
}

/**
 * SO-7.2: the first thing that forbids the leg p→q on a surface, or undefined. `enemies` are all hostile
 * figures; those on another level do not matter.
 */
export function legObstacle<B extends Body>(
  terrain: Terrain,
  enemies: readonly B[],
  mover: Mover,
  surface: Surface,
  p: Point,
  q: Point,
): Obstacle<B> | undefined {
  const { radius } = mover
  if (surface.polygon === undefined) {
    if (leavesTable(terrain, p, radius)) return { kind: 'edge', at: p }
    if (leavesTable(terrain, q, radius)) return { kind: 'edge', at: q }
    const wall = nearestOf(terrain.moveWalls, p, q, radius)
    if (wall !== undefined) return { kind: 'wall', wall }
    const low = mover.onWheels ? nearestOf(terrain.lows, p, q, radius) : undefined
    if (low !== undefined) return { kind: 'wall', wall: low }
    if (mover.keepsOut) {
      for (const polygon of terrain.shelters) {
        if (comesNear(polygon, p, q, radius)) return { kind: 'area', polygon }
      }
    }
  } else {
    if (!holdsBase(surface.polygon, p, radius)) return { kind: 'edge', at: p }
    if (!holdsBase(surface.polygon, q, radius)) return { kind: 'edge', at: q }
    // SO-7.13: a sorcerer walks on the table only.
    const walks = p.x !== q.x || p.y !== q.y
    if (mover.keepsOut && walks) return { kind: 'area', polygon: surface.polygon }
  }
  for (const body of enemies) {
    if (isSameLevel(body.z, surface.z) && isNear(p, q, body, radius + body.radius)) {
      return { kind: 'enemy', body }
    }
  }
  return undefined
}

/** The first of the walls that the leg comes nearer to than `r`. */
function nearestOf(walls: readonly Segment[], p: Point, q: Point, r: number): Segment | undefined {
  const left = Math.min(p.x, q.x) - r
  const right = Math.max(p.x, q.x) + r
  const top = Math.min(p.y, q.y) - r
  const bottom = Math.max(p.y, q.y) + r
  for (const wall of walls) {
    const { a, b } = wall
    if ((a.x < left && b.x < left) || (a.x > right && b.x > right)) continue
    if ((a.y < top && b.y < top) || (a.y > bottom && b.y > bottom)) continue
    if (areNear(p, q, a, b, r)) return wall
  }
  return undefined
}

/** SO-7.6: how many low obstacles the leg steps over. */
export function lowsCrossed(terrain: Terrain, surface: Surface, p: Point, q: Point): number {
  if (surface.polygon !== undefined) return 0
  let crossed = 0
  for (const { a, b } of terrain.lows) if (doMeet(p, q, a, b)) crossed++
  return crossed
}
