import type { Body } from './body.ts'
import { isAhead, orient, type Point, squaredDistance } from './point.ts'
import type { Box, Polygon } from './polygon.ts'
import { isTouching, type Segment } from './segment.ts'
import {
  isBlockedByBody,
  isBlockedBySlab,
  isBlockedByWall,
  isBlockedByWood,
  type SightLine,
} from './sight-line.ts'
import { eyeHeight, sightOffsets, targetHeights } from './sight-points.ts'
import type { SightWall, Slab, Terrain, Wood } from './terrain.ts'

/** What blocks a sight line; `above` is a target straight above or below. */
export type Block<B extends Body = Body> =
  | { readonly kind: 'body'; readonly body: B }
  | { readonly kind: 'wall'; readonly wall: SightWall }
  | { readonly kind: 'slab'; readonly polygon: Polygon }
  | { readonly kind: 'wood'; readonly polygon: Polygon }
  | { readonly kind: 'above' }

/**
 * What looking at a target found: the sight point by which it is seen, or why it is not: none is in the arc,
 * or all lines are blocked, the first of them by what is named.
 */
export type Sight<B extends Body = Body> =
  | { readonly seen: true; readonly point: number; readonly line: SightLine }
  | { readonly seen: false; readonly why: 'arc' }
  | { readonly seen: false; readonly why: 'blocked'; readonly by: Block<B> }

const outsideArc = { seen: false, why: 'arc' } as const

/** Whether any of a target's 17 sight points is in the arc (SO-8.3). */
export const isInArc = (from: Point, facing: Point, target: Body): boolean =>
  sightOffsets(target.radius).some(({ x, y }) => isAhead(from, facing, { x: target.x + x, y: target.y + y }))

/**
 * SO-4.6: whether `from` sees `target`. Heights are tried from low to high, then points 0 to 16; the first
 * clear line is given. `blockers` may hold the two themselves: they never block.
 */
export function look<B extends Body>(
  terrain: Terrain,
  blockers: readonly B[],
  from: B,
  facing: Point,
  target: B,
): Sight<B> {
  const offsets = sightOffsets(target.radius)
  let inArc = 0
  for (const [place, { x, y }] of offsets.entries()) {
    if (facing.x * (target.x + x - from.x) + facing.y * (target.y + y - from.y) >= 0) inArc |= 1 << place
  }
  if (inArc === 0) return outsideArc
  const heights = targetHeights(target)
  const near = obstaclesOf(terrain, blockers, from, target, heights)
  const ground = { ...near, bodies: none }
  const az = eyeHeight(from)
  let first: SightLine | undefined
  for (const qz of heights) {
    for (const [point, { x, y }] of offsets.entries()) {
      if ((inArc & (1 << point)) === 0) continue
      const line: SightLine = { a: from, az, q: { x: target.x + x, y: target.y + y }, qz }
      if (!isBlockedBySome(near.bodies, line) && !isBlocked(ground, line)) {
        return { seen: true, point, line }
      }
      first ??= line
    }
  }
  return { seen: false, why: 'blocked', by: (first && blockOf(near, first)) ?? { kind: 'above' } }
}

const none: readonly never[] = []

/** What blocks a line that is blocked; undefined also where the two stand straight above each other. */
function blockOf<B extends Body>(obstacles: Obstacles<B>, line: SightLine): Block<B> | undefined {
  const body = obstacles.bodies.find((one) => isBlockedByBody(line, one))
  if (body !== undefined) return { kind: 'body', body }
  const wall = obstacles.walls.find((one) => isBlockedByWall(line, one))
  if (wall !== undefined) return { kind: 'wall', wall }
  const slab = obstacles.slabs.find((one) => isBlockedBySlab(line, one))
  if (slab !== undefined) return { kind: 'slab', polygon: slab.polygon }
  const wood = obstacles.woods.find((one) => isBlockedByWood(line, one))
  return wood && { kind: 'wood', polygon: wood.polygon }
}

/** Whether a body blocks the line; it comes first for the next line, which it most likely blocks too. */
function isBlockedBySome(bodies: Body[], line: SightLine): boolean {
  for (const [place, body] of bodies.entries()) {
    if (!isBlockedByBody(line, body)) continue
    const [first] = bodies
    if (place > 0 && first !== undefined) {
      bodies[place] = first
      bodies[0] = body
    }
    return true
  }
  return false
}

/** What may stand between two figures. */
interface Obstacles<B extends Body = Body> {
  readonly bodies: readonly B[]
  readonly walls: readonly SightWall[]
  readonly slabs: readonly Slab[]
  readonly woods: readonly Wood[]
}

/** SO-3.7: whether one sight line is blocked by any of these. */
export function isBlocked({ bodies, walls, slabs, woods }: Obstacles, line: SightLine): boolean {
  // 5: straight above or below.
  if (line.a.x === line.q.x && line.a.y === line.q.y) return true
  for (const body of bodies) if (isBlockedByBody(line, body)) return true
  for (const wall of walls) if (isBlockedByWall(line, wall)) return true
  for (const slab of slabs) if (isBlockedBySlab(line, slab)) return true
  for (const wood of woods) if (isBlockedByWood(line, wood)) return true
  return false
}

/**
 * The obstacles that any of the 17 lines could meet. Each line stays within the target's radius of the
 * line between the centres, and between the lowest and the highest of the heights.
 */
function obstaclesOf<B extends Body>(
  terrain: Terrain,
  blockers: readonly B[],
  from: B,
  target: B,
  heights: readonly number[],
): Obstacles<B> & { readonly bodies: B[] } {
  const az = eyeHeight(from)
  const low = Math.min(az, ...heights)
  const high = Math.max(az, ...heights)
  const { radius } = target
  const box: Box = {
    left: Math.min(from.x, target.x - radius),
    right: Math.max(from.x, target.x + radius),
    top: Math.min(from.y, target.y - radius),
    bottom: Math.max(from.y, target.y + radius),
  }
  const bodies: B[] = []
  for (const body of blockers) {
    if (body === from || body === target) continue
    if (body.x + body.radius < box.left || body.x - body.radius > box.right) continue
    if (body.y + body.radius < box.top || body.y - body.radius > box.bottom) continue
    if (body.z > high || body.z + body.height < low) continue
    if (isTouching(from, target, body, body.radius + radius)) bodies.push(body)
  }
  const reach = radius * radius * squaredDistance(from, target)
  const walls: SightWall[] = []
  for (const wall of terrain.sightWalls) {
    if (wall.bottom > high || wall.top < low || isOutside(box, wall)) continue
    if (!isAside(from, target, wall, reach)) walls.push(wall)
  }
  const slabs: Slab[] = []
  for (const slab of terrain.slabs) {
    if (slab.z >= low && slab.z <= high && doBoxesMeet(box, slab.polygon.box)) slabs.push(slab)
  }
  const woods: Wood[] = []
  for (const wood of terrain.woods) {
    if (low < wood.top && doBoxesMeet(box, wood.polygon.box)) woods.push(wood)
  }
  return { bodies, walls, slabs, woods }
}

const isOutside = ({ left, right, top, bottom }: Box, { a, b }: Segment): boolean =>
  (a.x < left && b.x < left) ||
  (a.x > right && b.x > right) ||
  (a.y < top && b.y < top) ||
  (a.y > bottom && b.y > bottom)

/** Whether both ends lie on one side of the line between the centres, farther than the radius from it. */
function isAside(from: Point, to: Point, { a, b }: Segment, reach: number): boolean {
  const oa = orient(from, to, a)
  const ob = orient(from, to, b)
  return ((oa > 0 && ob > 0) || (oa < 0 && ob < 0)) && oa * oa > reach && ob * ob > reach
}

const doBoxesMeet = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top
