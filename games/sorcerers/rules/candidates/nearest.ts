import { type Point, squaredDistance } from '@wyrmtable/plane'
import { towards } from '../topics/facing.ts'
import { enemiesOf, type Figure, type Scene } from '../topics/scene.ts'

/** SO-14.3: the hostile figure with the smallest squared centre distance, ties by id. */
export function nearestEnemy(scene: Scene, seat: number, at: Point): Figure | undefined {
  let nearest: Figure | undefined
  let least = Number.POSITIVE_INFINITY
  for (const enemy of enemiesOf(scene, seat)) {
    const distance = squaredDistance(at, enemy)
    if (distance < least) {
      nearest = enemy
      least = distance
    }
  }
  return nearest
}

/** SO-14.6: from a place towards an enemy, or the direction of travel where that is no direction. */
export const facingThere = (from: Point, place: Point, enemy: Figure | undefined): Point =>
  (enemy && towards(place, enemy)) ?? towards(from, place) ?? { x: 1, y: 0 }
