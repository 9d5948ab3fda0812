import { areOverlapping, type Body } from './body.ts'
import { legObstacle, type Mover, type Obstacle } from './leg.ts'
import type { Point } from './point.ts'
import { contains } from './polygon.ts'
import { isNear } from './segment.ts'
import type { Surface, Terrain } from './terrain.ts'

/**
 * SO-3.10: the first thing that keeps a figure from standing at a place, or undefined: the edge, a move
 * wall, an area closed to sorcerers, another figure, a low obstacle, a solid piece, a ceiling too low.
 * `others` are all other figures, friends included.
 */
export function placeObstacle<B extends Body>(
  terrain: Terrain,
  others: readonly B[],
  mover: Mover,
  surface: Surface,
  at: Point,
): Obstacle<B> | undefined {
  // A place is a leg of no length that no enemy hinders; low obstacles are looked at below, for everyone.
  const plain = { ...mover, onWheels: false }
  return (
    legObstacle<B>(terrain, [], plain, surface, at, at) ?? endObstacle(terrain, others, mover, surface, at)
  )
}

/** What is left to test of a place that a legal leg leads to (SO-7.5). */
export function endObstacle<B extends Body>(
  terrain: Terrain,
  others: readonly B[],
  mover: Mover,
  surface: Surface,
  at: Point,
): Obstacle<B> | undefined {
  const { radius, height } = mover
  const body = { x: at.x, y: at.y, z: surface.z, radius, height }
  for (const other of others) if (areOverlapping(body, other)) return { kind: 'overlap', body: other }
  if (surface.polygon === undefined) {
    for (const wall of terrain.lows) if (isNear(wall.a, wall.b, at, radius)) return { kind: 'low', wall }
    for (const polygon of terrain.solids) if (contains(polygon, at)) return { kind: 'solid', polygon }
  }
  for (const { polygon, z } of terrain.ceilings) {
    const room = z - surface.z
    if (room > 0 && room < height && contains(polygon, at)) return { kind: 'ceiling', polygon, z }
  }
  return undefined
}
