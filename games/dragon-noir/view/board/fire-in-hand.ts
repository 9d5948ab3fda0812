import type { HexId } from '@wyrmtable/hex'
import { isCharacter, isStanding, livingAt, slotOf } from '../../rules/topics/counters.ts'
import { checkShooter } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import type { Plan } from '../draw/plan.ts'
import { type FieldOfFire, fieldOfFire } from '../fire/field-of-fire.ts'
import { type Hand, isTimeToShoot } from '../use-hand.ts'

const noField: FieldOfFire = new Map()

/** Where the shooter in hand could hit somebody, while shots are what is decided on. */
export function fieldInHand(
  state: View,
  chosen: string | undefined,
  seat: number | undefined,
  plan: Plan,
): FieldOfFire {
  const slot = chosen === undefined ? undefined : slotOf(state, chosen)
  if (slot === undefined || !isTimeToShoot(state) || state.side(slot) !== seat || !isStanding(state, slot))
    return noField
  const isOver = checkShooter(state, slot, state.phase === 'movement') !== undefined
  return isOver ? noField : fieldOfFire(state, slot, plan.hexes)
}

/** Enemies who cannot be shot at now. */
export function safeFrom(
  state: View,
  seat: number | undefined,
  at: Hand['at'],
  plan: Plan,
): readonly HexId[] {
  if (state.top === 'defensiveFire') return []
  return plan.hexes.filter(
    (hex) =>
      !at.has(hex) &&
      livingAt(state, hex).some(
        (slot) => state.side(slot) !== seat && isCharacter(state, slot) && state.hex(slot) === hex,
      ),
  )
}
