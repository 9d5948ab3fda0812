import type { HexId } from '@wyrmtable/hex'
import type { Refusal } from '../../rules/refusals.ts'
import { idOf, livingAt, slotOf } from '../../rules/topics/counters.ts'
import { type PlannedShot, planShot } from '../../rules/topics/shooting.ts'
import type { NoirProps } from '../props.ts'
import { type Hand, isTimeToShoot } from '../use-hand.ts'

/** The shot that is shown, or the one at what is pointed at: also why it cannot be. */
export function aimOf(
  { view: state, acting, check }: NoirProps,
  hand: Hand,
  hover: HexId | undefined,
): PlannedShot | Refusal | undefined {
  const { preview, chosen } = hand
  if (preview?.type === 'shoot') {
    const shooter = slotOf(state, preview.shooter)
    const target = slotOf(state, preview.target)
    return shooter === undefined || target === undefined ? undefined : planShot(state, shooter, target)
  }
  const [seat] = acting
  const shooter = chosen === undefined ? undefined : slotOf(state, chosen)
  if (hover === undefined || chosen === undefined || shooter === undefined || !isTimeToShoot(state))
    return undefined
  const [target] = livingAt(state, hover)
  const isEnemy = target !== undefined && state.side(target) === 1 - state.side(shooter)
  if (!isEnemy || state.side(shooter) !== seat) return undefined
  const refusal = check({ type: 'shoot', shooter: chosen, target: idOf(state, target) })
  return refusal === undefined ? planShot(state, shooter, target) : (refusal as Refusal)
}
