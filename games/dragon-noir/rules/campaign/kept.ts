import { type Place, U } from '../fields.ts'
import { sideIds, typeOfId } from '../roster.ts'
import type { State } from '../state.ts'
import { counter, idOf, slots } from '../topics/counters.ts'
import type { Campaign } from './campaign.ts'

/** The name under which a campaign remembers a counter: its side and type. */
export const keyOf = (state: State, slot: number): string =>
  `${sideIds[counter(state, slot).side as 0] ?? ''}/${typeOfId(idOf(state, slot))}`

const living = (state: State): readonly number[] =>
  slots(state).filter(
    (slot) =>
      counter(state, slot).kind === 'character' && !['dead', 'removed', 'supply'].includes(state.place(slot)),
  )

/** Where a horse is that can be ridden again. */
const whole: readonly Place[] = ['ridden', 'map', 'carried', 'waiting', 'unplaced', 'exited']

/** Horses and energy after a scenario, as far as the campaign carries them over. */
export function keptAfter(
  state: State,
  { horseless = {}, energy = {} }: Campaign,
): Pick<Campaign, 'horseless' | 'energy'> {
  const { options } = state.setting
  const lost = { ...horseless }
  const left = { ...energy }
  for (const slot of living(state)) {
    const { horse, mounted, values } = counter(state, slot)
    if (mounted && horse >= 0 && !whole.includes(state.place(horse))) lost[keyOf(state, slot)] = 1
    if (values.wizard !== undefined) left[keyOf(state, slot)] = state.of(slot, U.energy)
  }
  return {
    ...(options.campaign.horses === 'lost' ? { horseless: lost } : {}),
    ...(options.campaign.energy === 'rested' ? { energy: left } : {}),
  }
}

/** Riders without their horses, and wizards with what is left to them: a night's rest gives back half at least. */
export function withKept(state: State, { horseless = {}, energy = {} }: Campaign): void {
  for (const slot of living(state)) {
    const key = keyOf(state, slot)
    if (horseless[key] !== undefined) dropHorse(state, slot)
    const left = energy[key]
    const full = state.of(slot, U.energy)
    if (left !== undefined) state.set(slot, U.energy, Math.min(full, Math.max(left, full >> 1)))
  }
}

/** Begins without his horse. */
export function dropHorse(state: State, slot: number): void {
  const { horse } = counter(state, slot)
  state.set(slot, U.mount, -1)
  if (horse < 0) return
  state.setPlace(horse, 'removed')
  state.set(horse, U.mount, -1)
}
