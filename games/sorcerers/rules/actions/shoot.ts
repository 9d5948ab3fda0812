import { compareDistance, edgeDistance } from '@wyrmtable/plane'
import type { Race, WeaponId } from '../../data/schema.ts'
import type { ActionOf } from '../actions.ts'
import type { RollReason } from '../events.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { arms } from '../roster.ts'
import type { State } from '../state.ts'
import { aimAt, drawnLine, isAim, type Sparing } from '../topics/aim.ts'
import { blowOn, rollToHit } from '../topics/blow.ts'
import { engagedBy } from '../topics/contact.ts'
import { clearDestroyed, harm } from '../topics/harm.ts'
import { attackLimitRefusal, beginAttack, friendRefusal, isRefusal, pairOf } from '../topics/member.ts'
import { besides } from '../topics/obstruction.ts'
import { type Figure, type Scene, sceneOf } from '../topics/scene.ts'

type Shoot = ActionOf<'shoot'>

export function checkShoot(state: State, { id, target: targetId }: Shoot): Refusal | undefined {
  const scene = sceneOf(state)
  const pair = pairOf(scene, id, targetId)
  if (isRefusal(pair)) return pair
  const { figure, target } = pair
  const limited = attackLimitRefusal(state, figure)
  if (limited !== undefined) return limited
  const weapon = state.weapon(figure.slot)
  if (weapon !== 'shooter') return refuse('E_WEAPON', 'SO-8.4', { figure: id, what: weapon })
  return (
    friendRefusal(figure, target) ??
    engagedRefusal(scene, figure) ??
    aimRefusal(scene, figure, target, 'nobody')
  )
}

/** SO-8.12: who is engaged cannot shoot. */
export function engagedRefusal(scene: Scene, figure: Figure): Refusal | undefined {
  const enemy = engagedBy(scene, figure)
  if (enemy === undefined) return undefined
  return refuse('E_ENGAGED', 'SO-8.12', { figure: figure.id, at: [figure.x, figure.y], ...besides(enemy) })
}

export function aimRefusal(
  scene: Scene,
  from: Figure,
  target: Figure,
  sparing: Sparing,
): Refusal | undefined {
  const found = aimAt(scene, from, target, sparing)
  return isAim(found) ? undefined : found
}

export function shoot(play: Play, { id, target: targetId }: Shoot): void {
  const scene = sceneOf(play.state)
  const attack = beginAttack(scene, id, targetId)
  if (attack === undefined) return
  const { figure, race, target } = attack
  announce(play, scene, 'shot', figure, target, 'nobody')
  if (isLost(play, 'shot', figure, target, arms.shotRange)) return
  loose(play, 'shot', race, 'shooter', figure, target)
}

/** SO-8.4: shooter and target are announced first. */
export function announce(
  { emit }: Play,
  scene: Scene,
  why: Exclude<RollReason, 'initiative'>,
  figure: Figure,
  target: Figure,
  sparing: Sparing,
  crew: readonly string[] = [],
): void {
  const aim = aimAt(scene, figure, target, sparing)
  emit({
    type: 'attackAnnounced',
    why,
    attacker: figure.id,
    target: target.id,
    ...(crew.length > 0 ? { crew } : {}),
    ...(isAim(aim) ? { line: drawnLine(aim) } : {}),
  })
}

/** SO-8.4: only then is the distance measured; beyond the range the attack is lost and no die falls. */
export function isLost(
  { state, emit }: Play,
  why: 'shot' | 'gunFire' | 'breath' | 'bolt',
  from: Figure,
  target: Figure,
  rangeMm: number,
): boolean {
  if (state.setting.assumesRange || compareDistance(from, target, rangeMm) <= 0) return false
  const distanceHundredths = edgeDistance(from, target)
  emit({ type: 'outOfRange', why, attacker: from.id, target: target.id, distanceHundredths, rangeMm })
  return true
}

/** The roll of one shot in range, and what a hit does. */
export function loose(
  play: Play,
  why: 'shot' | 'gunFire',
  race: Race,
  weapon: WeaponId,
  figure: Figure,
  target: Figure,
): void {
  const blow = blowOn(play.state, race, 'shoot', weapon, target)
  if (!rollToHit(play, why, figure.id, target.id, blow)) return
  harm(play, target.slot, blow.damage, why, figure.id)
  clearDestroyed(play, [target.slot], why)
}
