import type { Play } from '../play.ts'
import type { Effect, State } from '../state.ts'
import { idOf } from '../topics/counters.ts'
import { spellAt } from '../topics/effects.ts'

/** Ends the lasting effects that match, and tells of it. */
export function endEffects(play: Play, ends: (effect: Effect) => boolean): void {
  const { state } = play
  if (!state.hasEffects) return
  const effects = state.effects()
  const gone = effects.filter(ends)
  if (gone.length === 0) return
  state.setEffects(effects.filter((effect) => !gone.includes(effect)))
  for (const { spell, unit } of gone)
    play.emit({
      type: 'effectEnded',
      spell: spellAt(state, spell).id,
      unit: idOf(state, unit),
    })
}

/** DN-15.17, Z03: the Cloak of Air ends at once when its bearer attacks, casts or counters. */
export const endCloak = (play: Play, slot: number): void =>
  endEffects(play, ({ spell, unit }) => unit === slot && kindOf(play.state, spell) === 'untargetable')

export const kindOf = (state: State, spell: number): string => spellAt(state, spell).effect.kind
