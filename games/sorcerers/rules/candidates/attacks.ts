import { canFight, meleeRefusal } from '../actions/melee.ts'
import { aimRefusal, engagedRefusal } from '../actions/shoot.ts'
import type { Action } from '../actions.ts'
import { attackLimitRefusal, type Member } from '../topics/member.ts'
import { enemiesOf, type Scene } from '../topics/scene.ts'

/** SO-14.8: every legal attack of a creature: blows, then shots, then breath, each by id of the target. */
export function attacks(scene: Scene, { figure, race }: Member): readonly Action[] {
  const { state } = scene
  if (attackLimitRefusal(state, figure) !== undefined) return []
  const enemies = enemiesOf(scene, figure.seat)
  const weapon = state.weapon(figure.slot)
  const { id } = figure
  const actions: Action[] = []
  if (canFight(state, weapon)) {
    for (const target of enemies) {
      if (meleeRefusal(scene, figure, target) === undefined)
        actions.push({ type: 'melee', id, target: target.id })
    }
  }
  if (weapon === 'shooter' && engagedRefusal(scene, figure) === undefined) {
    for (const target of enemies) {
      if (aimRefusal(scene, figure, target, 'nobody') === undefined) {
        actions.push({ type: 'shoot', id, target: target.id })
      }
    }
  }
  if (race.damage.breath !== undefined && !state.breathed(figure.slot)) {
    for (const target of enemies) {
      if (aimRefusal(scene, figure, target, 'everybody') === undefined) {
        actions.push({ type: 'breath', id, target: target.id })
      }
    }
  }
  return actions
}
