import type { Posture } from '../../data/character-schema.ts'
import { dragonParts } from '../../data/character-schema.ts'
import { U } from '../fields.ts'
import type { State } from '../state.ts'
import { counter, isDisabled, isHorse, isMounted, isStunned, partWounds } from './counters.ts'
import { effectsOn } from './effects.ts'

const NOTHING: Posture = { attack: 0, move: 0, defence: 0 }

/** The printed values of the state a counter is in (DN-4.1, DN-4.8, DN-4.9). */
function printed(state: State, slot: number): Posture {
  const { kind, values } = counter(state, slot)
  if (kind === 'chest') return NOTHING
  if (kind === 'horse') return { ...NOTHING, defence: values.horse?.defence ?? 1 }
  const condition = state.condition(slot)
  if (isMounted(state, slot))
    return (condition === 'fresh' ? values.mounted : values.mountedWounded) ?? NOTHING
  return values[condition] ?? values.fresh ?? { ...NOTHING, move: values.move ?? 0 }
}

/** Attack, MP and defence with lasting spells (DN-15.16); a stunned character keeps its defence only (DN-4.5). */
export function valuesOf(state: State, slot: number): Posture {
  let { attack, move, defence } = printed(state, slot)
  for (const effect of effectsOn(state, slot)) {
    if (effect.kind === 'stats') {
      attack += effect.attack
      defence += effect.defence
    } else if (effect.kind === 'armour-and-defence') defence += effect.defence
    else if (effect.kind === 'halve-stats') {
      attack = Math.max(1, attack >> 1)
      defence = Math.max(1, defence >> 1)
    } else if (effect.kind === 'mp-set') move = effect.value
  }
  defence = Math.max(1, defence)
  return isStunned(state, slot) ? { attack: 0, move: 0, defence } : { attack, move, defence }
}

/** DN-4.1, DN-6.27, DN-9.4: a circled defence, of rider or horse, or Oak Skin. */
export function isArmoured(state: State, slot: number): boolean {
  const { values } = counter(state, slot)
  if (isHorse(state, slot)) return values.horse?.caparison === true
  if (effectsOn(state, slot).some(({ kind }) => kind === 'armour-and-defence')) return true
  if (isMounted(state, slot) && counter(state, state.of(slot, U.mount)).values.horse?.caparison === true)
    return true
  return values.armour === true
}

/** DN-13.7, DN-13.8: values of a part of the Black Dragon; nothing where it is disabled. */
export function partValues(
  state: State,
  dragon: number,
  part: number,
): { readonly attack: number; readonly defence: number } {
  const name = dragonParts[part]
  const data = name === undefined ? undefined : counter(state, dragon).values.parts?.[name]
  if (data === undefined || isDisabled(state, dragon, part)) return { attack: 0, defence: 0 }
  const wounds = partWounds(state, part)
  return wounds === 0 ? data.fresh : wounds === 1 ? data.wounded : (data.wounded2 ?? data.wounded)
}

/** DN-4.3, DN-6.23: whether a shooter or wizard counts as wounded. */
export const isWounded = (state: State, slot: number): boolean =>
  state.condition(slot) === 'wounded' || state.condition(slot) === 'wounded2'
