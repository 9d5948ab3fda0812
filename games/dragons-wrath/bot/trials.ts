import type { Trials } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { isLiving, type State } from '../rules/state.ts'

/** Whether the year's magic is being committed and nobody has done so yet: here years can be compared. */
function isYearOpen(state: State): boolean {
  const { question, players } = state
  if (question?.kind !== 'commitMagic') return false
  return players.every((_, seat) => !isLiving(state, seat) || question.seats.includes(seat))
}

/**
 * Steps are compared by playing the year out, to the magic of the next: in the middle of a year marks and attacks left make
 * the same things mean something else.
 */
export const trials: Trials<State, Action> = {
  stage: (state) => (isYearOpen(state) ? state.turn : state.turn - 1),
  until: ({ turn }) => turn + 1,
  most: 6,
}
