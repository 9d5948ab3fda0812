import type { Action } from './actions.ts'
import { listActions } from './candidates/listing.ts'
import type { State } from './state.ts'

/**
 * SO-13.6: what is done for a player whose clock has run out: the first listed place or group, and
 * otherwise the end of whatever waits.
 */
export function absentAction(state: State): Action {
  if (state.phase === 'activation') return { type: 'endActivation' }
  if (state.phase === 'sorcerer') return { type: 'endSorcererTurn' }
  const [first] = listActions(state)
  if (first === undefined) throw new RangeError('nobody is to act')
  return first
}
