import type { Dice, Emit } from '@wyrmtable/kernel'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** What a rule needs to act: the state it changes, the dice, and the story it tells. */
export interface Play {
  readonly state: State
  readonly dice: Dice
  readonly emit: Emit<Event>
}
