import { scenariosData } from '../data/scenarios.ts'
import { U } from '../rules/fields.ts'
import { typeOfId } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import {
  BODY,
  dragonSlot,
  idOf,
  isBlackDragon,
  isCharacter,
  isSpectre,
  isStunned,
  isWizard,
  partWounds,
  slotOf,
  slots,
} from '../rules/topics/counters.ts'
import { isWounded } from '../rules/topics/values.ts'

/** What a counter in that state is worth of its points. */
export const STUNNED = 0.65
export const WOUNDED = 0.5
/** Points of a spectre while it lasts. */
export const SPECTRE = 1
/** Points of somebody who got out where that counts. */
const ESCAPED = 8
/** Points for each wound of the dragon's body, and of its other parts. */
const BODY_WOUND = 5
const PART_WOUND = 1
/** Points of a unit of energy. */
export const ENERGY = 0.02
/** Points that a counter in its state still has to lose. */
export function worthLeft(state: State, slot: number): number {
  const condition = state.condition(slot) === 'wounded2' ? WOUNDED / 2 : isWounded(state, slot) ? WOUNDED : 1
  return isBlackDragon(state, slot) ? PART_WOUND * 2 : unitValue(state, slot) * condition
}

export const unitValue = (state: State, slot: number): number =>
  isSpectre(state, slot) ? SPECTRE : (scenariosData.points.values[typeOfId(idOf(state, slot))] ?? 1)

/** Points of the side's counters in the state they are in. */
export function strength(state: State, side: number): number {
  const hasChest = slotOf(state, 'chest') !== undefined
  let sum = 0
  for (const slot of slots(state)) {
    if (state.side(slot) !== side || !isCharacter(state, slot)) continue
    const place = state.place(slot)
    if (place === 'dead' || place === 'removed' || place === 'supply') continue
    if (place === 'exited' && !hasChest) sum += ESCAPED
    const condition =
      state.condition(slot) === 'wounded2' ? WOUNDED / 2 : isWounded(state, slot) ? WOUNDED : 1
    sum += unitValue(state, slot) * condition * (isStunned(state, slot) ? STUNNED : 1)
    if (isWizard(state, slot)) sum += ENERGY * state.of(slot, U.energy)
  }
  const dragon = dragonSlot(state)
  if (dragon < 0 || state.side(dragon) === side) return sum
  for (let part = 0; part <= BODY; part++)
    sum += partWounds(state, part) * (part === BODY ? BODY_WOUND : PART_WOUND)
  return sum
}
