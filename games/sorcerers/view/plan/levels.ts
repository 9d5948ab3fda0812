import { contains, type Point } from '@wyrmtable/plane'
import { TABLE } from '../../rules/table.ts'
import type { Scene } from '../../rules/topics/scene.ts'

/** The surfaces over a point, the highest first; the table is always the last. */
export function levelsAt({ terrain }: Scene, at: Point): readonly number[] {
  const above = terrain.surfaces.flatMap(({ polygon, z }, surface) =>
    polygon !== undefined && contains(polygon, at) ? [{ surface, z }] : [],
  )
  return [...above.toSorted((a, b) => b.z - a.z).map(({ surface }) => surface), TABLE]
}

/** The next surface down at that point, and after the table the highest. */
export function nextLevel(scene: Scene, at: Point, surface: number): number {
  const levels = levelsAt(scene, at)
  return levels[(levels.indexOf(surface) + 1) % levels.length] ?? TABLE
}
