import type { BoardFile } from '../../data/board-schema.ts'
import type { Scenario } from '../../data/scenario-schema.ts'

/** The scenario of a board of somebody's own, which lies alone and straight (DN-2.10). */
export function ownScenario({ title, map, scenario }: BoardFile, id = 'own'): Scenario {
  return {
    id,
    order: 0,
    title,
    level: 'own',
    layout: [{ map: map.id, origin: [0, 0], rotation: 0 }],
    links: [],
    ...scenario,
  }
}
