import type { HexLayout } from '@wyrmtable/ui/drawing'

/** The hexes within a distance, by walking outwards. */
export function hexesAround(layout: HexLayout, centre: string, radius: number): readonly string[] {
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
