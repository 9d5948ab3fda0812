import { along } from '@wyrmtable/plane'
import { canServe, fireRefusal, haulRefusal, haulSizes } from '../actions/gun.ts'
import type { Action } from '../actions.ts'
import { FIRE_CREW, HAUL_PER_CREW } from '../topics/contact.ts'
import { isSameFacing, towards } from '../topics/facing.ts'
import { attackLimitRefusal, type Member } from '../topics/member.ts'
import { enemiesOf, type Scene } from '../topics/scene.ts'
import { withoutDuplicates } from './duplicates.ts'
import { facingThere, nearestEnemy } from './nearest.ts'

/** SO-14.9: firing at every visible target, hauling in sixteen directions, turning towards each enemy. */
export function gunActions(scene: Scene, { figure: gun }: Member): readonly Action[] {
  const { state } = scene
  const crew = scene.figures.filter((figure) => canServe(scene, gun, figure))
  const enemies = enemiesOf(scene, gun.seat)
  const actions: Action[] = []
  const ids = crew.map(({ id }) => id)
  if (crew.length >= FIRE_CREW && attackLimitRefusal(state, gun) === undefined) {
    for (const target of enemies) {
      if (fireRefusal(scene, gun, target) !== undefined) continue
      actions.push({ type: 'gunFire', id: gun.id, crew: ids.slice(0, FIRE_CREW), target: target.id })
    }
  }
  if (haulSizes(state).includes(crew.length)) {
    const nearest = nearestEnemy(scene, gun.seat, gun)
    for (let k = 0; k < 16; k++) {
      const { x: dx, y: dy } = along(k, HAUL_PER_CREW * crew.length)
      if (haulRefusal(scene, { gun, crew }, dx, dy) !== undefined) continue
      const to = { x: gun.x + dx, y: gun.y + dy }
      const face = facingThere(gun, to, nearest)
      actions.push({ type: 'gunHaul', id: gun.id, crew: ids, dx, dy, face: [face.x, face.y] })
    }
  }
  const [first] = ids
  if (first !== undefined) {
    for (const enemy of enemies) {
      const face = towards(gun, enemy)
      if (face === undefined || isSameFacing(face, state.facing(gun.slot))) continue
      actions.push({ type: 'gunTurn', id: gun.id, crew: [first], face: [face.x, face.y] })
    }
  }
  return withoutDuplicates(actions)
}
