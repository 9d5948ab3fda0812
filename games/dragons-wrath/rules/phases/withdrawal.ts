import type { Seat } from '@wyrmtable/kernel'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { isLiving, type State } from '../state.ts'

/** The secret commits under way, which whoever has made one may take back. */
const openCommit = ({ question }: State) =>
  question?.kind === 'commitMagic' || question?.kind === 'commitPurchase' ? question : undefined

/** DW-8.4, DW-23.5: a commit may be changed until the last living player has committed. */
export function withdrawIssue(state: State, seat: Seat): Refusal | undefined {
  const question = openCommit(state)
  const isMade = question !== undefined && isLiving(state, seat) && !question.seats.includes(seat)
  return isMade ? undefined : refuse('notNow', 'DW-8.4', { step: state.step })
}

/** The player is asked again, as if he had not committed yet. */
export function withdraw({ state, emit }: Play, seat: Seat): void {
  const question = openCommit(state)
  if (question === undefined) return
  question.seats = [...question.seats, seat].sort()
  state.player(seat).commit = null
  emit({ type: 'withdrawn', seat })
}
