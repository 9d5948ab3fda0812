import { layout } from '../draw/plan.ts'

/** The hexes within a distance, by walking outwards. */
export function hexesAround(centre: string, radius: number): readonly string[] {
  const found = new Set([centre])
  for (let step = 0; step < radius; step++) {
    for (const label of [...found]) {
      for (let direction = 0; direction < 6; direction++) {
        const next = layout.neighbour(label, direction)
        if (next !== undefined) found.add(next)
      }
    }
  }
  return [...found]
}
