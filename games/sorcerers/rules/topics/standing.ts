import { type Point, placeObstacle } from '@wyrmtable/plane'
import type { Refusal } from '../refusals.ts'
import { obstructed } from './obstruction.ts'
import { type Figure, moverOf, type Scene, surfaceAt } from './scene.ts'

/** What stands at a place or is to stand there. */
export type Stander = Pick<Figure, 'id' | 'kind' | 'radius' | 'height'>

/** SO-3.10: why a figure may not stand at a place; `others` are all figures that it may not overlap. */
export function standingRefusal(
  scene: Scene,
  others: readonly Figure[],
  stander: Stander,
  surface: number,
  at: Point,
): Refusal | undefined {
  const obstacle = placeObstacle(scene.terrain, others, moverOf(stander), surfaceAt(scene, surface), at)
  if (obstacle === undefined) return undefined
  const { id, radius, height } = stander
  return obstructed(scene, obstacle, { figure: id, radius, height, surface, from: at, to: at })
}

/** The same as a question, for lists. */
export const canStand = (
  scene: Scene,
  others: readonly Figure[],
  stander: Stander,
  surface: number,
  at: Point,
): boolean =>
  placeObstacle(scene.terrain, others, moverOf(stander), surfaceAt(scene, surface), at) === undefined
