import type { Action } from '../rules/actions.ts'
import { S, U } from '../rules/fields.ts'
import { checkStartMove } from '../rules/moves/start.ts'
import { idOf, slots } from '../rules/topics/counters.ts'
import type { View } from '../rules/view.ts'
import { actorOf } from './action-place.ts'

/** Everybody who can act now: while somebody is on the move also who can begin his own when that one is ended. */
export function actorsOf(actions: readonly Action[], state: View): readonly string[] {
  const found = actions.flatMap((action) => (action.type === 'cast' ? [] : (actorOf(action, state) ?? [])))
  const mayEnd = state.mover >= 0 && actions.some(({ type }) => type === 'endMove')
  return [...new Set([...found, ...(mayEnd ? waitingMovers(state) : [])])]
}

function waitingMovers(state: View): readonly string[] {
  const free = state.clone()
  free.put(S.mover, -1)
  return slots(state).flatMap((slot) => {
    const unit = idOf(state, slot)
    if (state.side(slot) !== state.active || state.of(slot, U.moveDone) === 1) return []
    const mayBegin =
      state.place(slot) === 'waiting' || checkStartMove(free, { type: 'startMove', unit }) === undefined
    return mayBegin ? [unit] : []
  })
}

/** Who acts first where nobody was chosen: on the move and with bows somebody, in a combat whoever is taken. */
export const firstOf = (state: View, actors: readonly string[]): string | undefined =>
  state.phase === 'combat' && state.top === undefined ? undefined : actors[0]
