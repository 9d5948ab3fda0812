import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { sorcererData } from '../../rules/roster.ts'
import { isRefusal } from '../../rules/topics/member.ts'
import { judgePath } from '../../rules/topics/path.ts'
import { type Figure, type Scene, slotAt } from '../../rules/topics/scene.ts'
import { lengthOf, wayOf } from '../way.ts'
import { isWalk } from './travel.ts'

/** What a way costs and what the figure may spend, in hundredths of a mm; absent for what goes nowhere. */
export interface Cost {
  readonly hundredths: number
  readonly ofHundredths: number | undefined
}

/** The cost of a legal walk holds its climbs and steps over obstacles; of others it is their bare length. */
export function costOf(
  action: Action,
  scene: Scene,
  figure: Figure | undefined,
  refusal: AnyRefusal | undefined,
): Cost | undefined {
  const { points, ends } = wayOf(action, scene.state)
  if (figure === undefined || ends.length === 0 || points.length < 2) return undefined
  const { race } = slotAt(scene.state, figure.slot)
  const allowedMm = race === undefined ? sorcererData.move_mm : race.move_mm
  const spent = spentBy(action, scene, figure, allowedMm ?? 0, refusal as Refusal | undefined)
  return {
    hundredths: spent ?? lengthOf(points),
    ofHundredths: action.type === 'jump' || !allowedMm ? undefined : allowedMm * 100,
  }
}

/** Hundredths of a millimetre that the rules count, where they say. */
function spentBy(
  action: Action,
  scene: Scene,
  figure: Figure,
  allowedMm: number,
  refusal: Refusal | undefined,
): number | undefined {
  if (refusal?.type === 'E_LENGTH') return refusal.foundHundredths
  const walk = isWalk(action) ? judgePath(scene, figure, action.path, allowedMm) : undefined
  return walk === undefined || isRefusal(walk) ? undefined : walk.costHundredths
}
