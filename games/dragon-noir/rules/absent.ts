import type { Action, ActionType } from './actions.ts'
import { listActions } from './listing.ts'
import type { State } from './state.ts'

/** Answers that want nothing, in order. */
const nothing: readonly ActionType[] = ['pass', 'decline', 'withdraw', 'endMove', 'endPhase', 'readySetup']

/** DN-17.2: what is done for somebody who does not answer: nothing if that is allowed, else the first that is listed. */
export function absentAction(state: State): Action {
  const listed = listActions(state)
  const found = nothing.map((type) => listed.find((action) => action.type === type)).find(Boolean)
  const action = found ?? listed[0]
  if (action === undefined) throw new RangeError('nobody is to act')
  return action
}
