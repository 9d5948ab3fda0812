import type { Cause, Fate } from '../events.ts'
import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { bodyOf, idOf } from './counters.ts'

/** What strikes, and what a power makes of it. */
export interface Strike {
  readonly cause: Cause
  readonly clause: string
  /** Hexes that a result turned into a retreat makes: 1 in combat, 2 by fire and spells; 0 stops only. */
  readonly distance: number
  /** DN-14.11: Zed's blades. */
  readonly venom?: boolean
}

/** What death ends: stun, spells, leading, tasks. */
export function lay(state: State, slot: number): void {
  state.set(slot, U.stunned, 0)
  state.set(slot, U.retreat, 0)
  state.set(slot, U.leader, -1)
  if (state.hasEffects) state.setEffects(state.effects().filter(({ unit }) => unit !== slot))
}

export function tell(play: Play, slot: number, fate: Fate, { cause, clause }: Strike): void {
  const { state } = play
  const [hex] = bodyOf(state, slot)
  play.emit({
    type: 'unitFate',
    unit: idOf(state, slot),
    hex: hex === undefined ? '' : state.ground.label(hex),
    fate,
    cause,
    clause,
  })
}
