import type { Seat } from '@wyrmtable/kernel'
import type { FrameKind } from '../frames.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { stateCheck } from '../topics/state-check.ts'

const executing: readonly FrameKind[] = ['effects', 'forEach', 'compare', 'destroy', 'loss']

/** Whether an effect list, a comparison or a loss is being carried out. */
const isExecuting = ({ stack }: State): boolean => stack.some(({ kind }) => executing.includes(kind))

/**
 * DW-12.8: he is eliminated at the next state check, which comes at once unless an effect list or a
 * comparison is being executed; until then his questions take the default answers.
 */
export function concede(play: Play, seat: Seat): void {
  const { state } = play
  state.player(seat).conceded = true
  play.emit({ type: 'conceded', seat })
  if (isExecuting(state)) return
  stateCheck(play)
  const { question } = state
  const isEmpty =
    (question?.kind === 'commitMagic' ||
      question?.kind === 'commitPurchase' ||
      question?.kind === 'mulligan') &&
    question.seats.length === 0
  if (isEmpty) state.question = null
}
