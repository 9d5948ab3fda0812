import { cloneState } from './clone.ts'
import type { State } from './state.ts'

/**
 * What of a state lies open to everybody (DW-13.2), as the rules hold it: what is in play, under way or waiting.
 * With the rest of a view it is what a state is imagined from.
 */
export type OpenState = Pick<
  State,
  | 'lastOrder'
  | 'creatures'
  | 'enchantments'
  | 'resolving'
  | 'combatTurnEnds'
  | 'attack'
  | 'fight'
  | 'stack'
  | 'queue'
  | 'fresh'
  | 'held'
  | 'delayed'
  | 'asked'
  | 'fired'
  | 'nextTs'
  | 'lastKnown'
>

/** A copy that shares nothing with the state that `apply` changes. */
export function openStateOf(state: State): OpenState {
  const { lastOrder, creatures, enchantments, resolving, combatTurnEnds, attack, fight, ...rest } =
    cloneState(state)
  const { stack, queue, fresh, held, delayed, asked, fired, nextTs, lastKnown } = rest
  return {
    lastOrder,
    creatures,
    enchantments,
    resolving,
    combatTurnEnds,
    attack,
    fight,
    stack,
    queue,
    fresh,
    held,
    delayed,
    asked,
    fired,
    nextTs,
    lastKnown,
  }
}
