import type { Spell, SpellEffect } from '../../data/spell-schema.ts'
import type { Effect, State } from '../state.ts'

export function spellAt(state: State, spell: number): Spell {
  const found = state.setting.sheets.spells.spells[spell]
  if (found === undefined) throw new RangeError(`no spell ${spell}`)
  return found
}
export const spellIndex = (state: State, id: string): number =>
  state.setting.sheets.spells.spells.findIndex((spell) => spell.id === id)

/** One number for a lasting effect, whatever its place in the list: there is one of a spell on a counter. */
export const effectKey = (state: State, { spell, unit }: { spell: number; unit: number }): number =>
  spell * state.size + unit
export const findEffect = (state: State, key: number): Effect | undefined =>
  state.effects().find((effect) => effectKey(state, effect) === key)

/** Lasting effects on a counter (DN-15.16). */
export function effectsOn(state: State, slot: number): readonly SpellEffect[] {
  if (!state.hasEffects) return []
  return state
    .effects()
    .filter(({ unit }) => unit === slot)
    .map(({ spell }) => spellAt(state, spell).effect)
}

export const hasEffect = (state: State, slot: number, kind: SpellEffect['kind']): boolean =>
  effectsOn(state, slot).some((effect) => effect.kind === kind)
