import type { Action } from './actions.ts'
import { listActions } from './candidates/listing.ts'
import type { State } from './state.ts'

/**
 * SO-13.6: what is done for a player whose clock has run out: the first listed place or group, and
 * otherwise the end of whatever waits. Undefined when the game is over.
 */
export function absentAction(state: State): Action | undefined {
  switch (state.phase) {
    case 'setup':
    case 'opportunity':
      return listActions(state)[0]
    case 'activation':
      return { type: 'endActivation' }
    case 'sorcerer':
      return { type: 'endSorcererTurn' }
    case 'over':
      return undefined
    default:
      return state.phase satisfies never
  }
}
