import type { SpellEffect } from '../../data/spell-schema.ts'
import { U } from '../../rules/fields.ts'
import { spellsOf } from '../../rules/magic/wizards.ts'
import type { State } from '../../rules/state.ts'
import { spellAt } from '../../rules/topics/effects.ts'

/** Ids of the wizard's spells of a kind that he can still pay for. */
export const payableSpells = (state: State, wizard: number, kind: SpellEffect['kind']): readonly string[] =>
  spellsOf(state, wizard).flatMap((number) => {
    const { id, effect, cost } = spellAt(state, number)
    return effect.kind === kind && cost <= state.of(wizard, U.energy) ? [id] : []
  })

/** Whether the wizard may still pay for being no target of anything. */
export const canCloak = (state: State, slot: number): boolean =>
  payableSpells(state, slot, 'untargetable').length > 0
