import { isLost } from '../actions/shoot.ts'
import type { ActionOf } from '../actions.ts'
import { currentSorcerer } from '../phases/sorcerer-move.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { magic } from '../roster.ts'
import type { State } from '../state.ts'
import { aimAt, drawnLine, isAim } from '../topics/aim.ts'
import { weakenShield } from '../topics/harm.ts'
import { type Figure, figureOf, type Scene, sceneOf } from '../topics/scene.ts'
import { closedRefusal, pay, pointsRefusal } from './cost.ts'

type Bolt = ActionOf<'castBolt'>

/** SO-10.7, SO-8.1: at a hostile sorcerer in sight, and at nobody else. */
export function checkCastBolt(state: State, { target: targetId }: Bolt): Refusal | undefined {
  const scene = sceneOf(state)
  const target = figureOf(scene, targetId)
  if (target === undefined) return refuse('E_PARAM', 'SO-13.2', { what: targetId })
  return boltTargetRefusal(scene, target) ?? pointsRefusal(state, magic.bolt.cost) ?? closedRefusal(state)
}

export function boltTargetRefusal(scene: Scene, target: Figure): Refusal | undefined {
  const caster = currentSorcerer(scene)
  if (target.kind !== 'sorcerer') return refuse('E_TARGET', 'SO-8.1', { other: target.id })
  if (target.seat === caster.seat) return refuse('E_TARGET', 'SO-10.7', { other: target.id })
  const aim = aimAt(scene, caster, target, 'nobody')
  return isAim(aim) ? undefined : aim
}

export function castBolt(play: Play, { target: targetId }: Bolt): void {
  const scene = sceneOf(play.state)
  const caster = currentSorcerer(scene)
  const target = figureOf(scene, targetId)
  if (target === undefined) return
  const aim = aimAt(scene, caster, target, 'nobody')
  const line = isAim(aim) ? { line: drawnLine(aim) } : {}
  pay(play, 'bolt', magic.bolt.cost, { target: targetId, ...line })
  if (isLost(play, 'bolt', caster, target, magic.bolt.range_mm)) return
  weakenShield(play, target.seat, magic.bolt.damage, 'bolt', caster.id)
}
