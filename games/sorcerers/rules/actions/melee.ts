import { edgeDistance } from '@wyrmtable/plane'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { isMelee } from '../roster.ts'
import type { State, Weapon } from '../state.ts'
import { meleeArcRefusal } from '../topics/aim.ts'
import { blowOn, rollToHit } from '../topics/blow.ts'
import { canReach } from '../topics/contact.ts'
import { clearDestroyed, harm } from '../topics/harm.ts'
import { attackLimitRefusal, beginAttack, friendRefusal, isRefusal, pairOf } from '../topics/member.ts'
import { besides } from '../topics/obstruction.ts'
import { type Figure, type Scene, sceneOf } from '../topics/scene.ts'

type Melee = ActionOf<'melee'>

/** SO-8.3, SO-8.12: a blade, or an archer's knife where the option gives him one. */
export const canFight = (state: State, weapon: Weapon): boolean =>
  isMelee(weapon) || (weapon === 'shooter' && state.setting.options.archerKnife)

export function checkMelee(state: State, { id, target: targetId }: Melee): Refusal | undefined {
  const scene = sceneOf(state)
  const pair = pairOf(scene, id, targetId)
  if (isRefusal(pair)) return pair
  const { figure, target } = pair
  const limited = attackLimitRefusal(state, figure)
  if (limited !== undefined) return limited
  const weapon = state.weapon(figure.slot)
  if (!canFight(state, weapon)) return refuse('E_WEAPON', 'SO-8.3', { figure: id, what: weapon })
  return friendRefusal(figure, target) ?? meleeRefusal(scene, figure, target)
}

/** SO-8.3: contact (or a gun within reach), and a sight point in the arc; no sight line is needed. */
export function meleeRefusal(scene: Scene, figure: Figure, target: Figure): Refusal | undefined {
  if (!canReach(scene, figure, target)) {
    const isOpen = scene.state.setting.options.measuring === 'open'
    return refuse('E_CONTACT', 'SO-8.3', {
      figure: figure.id,
      at: [figure.x, figure.y],
      ...besides(target),
      needHundredths: target.kind === 'gun' ? 500 : 100,
      // SO-8.4: a blow that is refused must not be a measuring stick.
      ...(isOpen ? { foundHundredths: edgeDistance(figure, target) } : {}),
    })
  }
  return meleeArcRefusal(scene, figure, target)
}

export function melee(play: Play, { id, target: targetId }: Melee): void {
  const { state, emit } = play
  const scene = sceneOf(state)
  const attack = beginAttack(scene, id, targetId)
  if (attack === undefined) return
  const { figure, race, target } = attack
  const weapon = state.weapon(figure.slot)
  if (weapon === 'none') return
  emit({ type: 'attackAnnounced', why: 'melee', attacker: id, target: targetId })
  const blow = blowOn(state, race, 'melee', weapon, target)
  if (!rollToHit(play, 'melee', id, targetId, blow)) return
  harm(play, target.slot, blow.damage, 'melee', id)
  clearDestroyed(play, [target.slot], 'melee')
}
