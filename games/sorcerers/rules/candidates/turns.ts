import { along, contains, isAhead, type Point } from '@wyrmtable/plane'
import { jumpRefusal } from '../actions/jump.ts'
import type { Action } from '../actions.ts'
import { TABLE } from '../table.ts'
import { towards } from '../topics/facing.ts'
import type { Member } from '../topics/member.ts'
import { enemiesOf, type Figure, type Scene } from '../topics/scene.ts'
import { canStand } from '../topics/standing.ts'
import { withoutDuplicates } from './duplicates.ts'
import { facingThere, nearestEnemy } from './nearest.ts'

/** SO-14.7: towards each hostile figure whose centre is not in the arc, by id. */
export function turns(scene: Scene, { figure }: Member): readonly Action[] {
  const facing = scene.state.facing(figure.slot)
  return withoutDuplicates(
    enemiesOf(scene, figure.seat).flatMap((enemy) => {
      const face = isAhead(figure, facing, enemy) ? undefined : towards(figure, enemy)
      return face === undefined ? [] : [{ type: 'turn', id: figure.id, face: [face.x, face.y] } as const]
    }),
  )
}

/** How far jumps are tried, in mm. */
const JUMPS = [30, 40, 50] as const

/** SO-14.7: in each direction the first legal jump, to the highest lower surface there. */
export function jumps(scene: Scene, { figure }: Member): readonly Action[] {
  if (figure.surface === TABLE) return []
  const others = scene.figures.filter((other) => other !== figure)
  const enemy = nearestEnemy(scene, figure.seat, figure)
  const actions: Action[] = []
  for (let k = 0; k < 16; k++) {
    for (const length of JUMPS) {
      const { x, y } = along(k, length)
      const at = { x: figure.x + x, y: figure.y + y }
      const surface = highestBelow(scene, figure, at)
      if (jumpRefusal(scene, figure, surface, at) !== undefined) continue
      if (!canStand(scene, others, figure, surface, at)) continue
      const face = facingThere(figure, at, enemy)
      const s = scene.table.surfaceIds[surface] ?? 'table'
      actions.push({ type: 'jump', id: figure.id, s, x: at.x, y: at.y, face: [face.x, face.y] })
      break
    }
  }
  return withoutDuplicates(actions)
}

function highestBelow({ terrain }: Scene, figure: Figure, at: Point): number {
  let best = TABLE
  let height = 0
  for (const [surface, { polygon, z }] of terrain.surfaces.entries()) {
    if (polygon === undefined || z >= figure.z || z <= height || !contains(polygon, at)) continue
    best = surface
    height = z
  }
  return best
}
