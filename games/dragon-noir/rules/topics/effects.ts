import type { Spell, SpellEffect } from '../../data/spell-schema.ts'
import type { State } from '../state.ts'

export function spellAt(state: State, spell: number): Spell {
  const found = state.setting.sheets.spells.spells[spell]
  if (found === undefined) throw new RangeError(`no spell ${spell}`)
  return found
}
export const spellIndex = (state: State, id: string): number =>
  state.setting.sheets.spells.spells.findIndex((spell) => spell.id === id)

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
