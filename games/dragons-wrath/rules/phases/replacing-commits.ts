import type { Seat } from '@wyrmtable/kernel'
import type { Action } from '../actions.ts'
import { cloneState } from '../clone.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { isLiving, type State } from '../state.ts'

/** The secret commits under way, which whoever has made one may replace. */
const openCommit = ({ question }: State) =>
  question?.kind === 'commitMagic' || question?.kind === 'commitPurchase' ? question : undefined

const hasCommitted = (state: State, seat: Seat): boolean => {
  const question = openCommit(state)
  return question !== undefined && isLiving(state, seat) && !question.seats.includes(seat)
}

/**
 * DW-8.4, DW-23.5: a commit may be replaced until the last living player has committed. DW-13.1: whether one was is
 * hidden: the seat stands among those who have committed all the while, and nothing is told.
 */
export function mayReplace(state: State, seat: Seat, { type }: Action): boolean {
  if (!hasCommitted(state, seat) || state.player(seat).conceded) return false
  return type === 'withdrawCommit' || type === openCommit(state)?.kind
}

/**
 * A state in which the seat has yet to commit, for listing what it may put in the place of its commit; undefined where
 * nothing may be replaced.
 */
export function reopened(state: State, seat: Seat): State | undefined {
  if (!hasCommitted(state, seat) || state.player(seat).conceded) return undefined
  const open = cloneState(state)
  openCommit(open)?.seats.push(seat)
  open.player(seat).commit = null
  return open
}

export function withdrawIssue(state: State, seat: Seat): Refusal | undefined {
  return hasCommitted(state, seat) ? undefined : refuse('notNow', 'DW-8.4', { step: state.step })
}

/** The same as committing nothing; another commit may follow. */
export function withdraw({ state }: Play, seat: Seat): void {
  state.player(seat).commit = {}
}
