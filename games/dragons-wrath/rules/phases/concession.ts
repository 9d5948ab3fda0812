import type { Seat } from '@wyrmtable/kernel'
import type { FrameKind } from '../frames.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { isAttackOver } from '../topics/attack-over.ts'
import { dropLoss } from '../topics/losses.ts'
import { stateCheck } from '../topics/state-check.ts'
import { finishBuilding, passPacks } from './limited.ts'
import { redraw } from './mulligan.ts'
import { listTargetChoices } from './prompts.ts'

/** A destruction or loss that belongs to one of these lies above it; the loss of DW-10.18 belongs to neither. */
const executing: readonly FrameKind[] = ['effects', 'forEach', 'compare']

/** Whether an effect list or a comparison is being carried out. */
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
  if (!dropLoss(play)) dropStale(play)
}

/**
 * DW-12.4, DW-10.10: questions that nobody is left to answer, or that speak of an attack or card that is gone. DW-16.3: a
 * trigger whose last legal choice went with him does nothing.
 */
function dropStale(play: Play): void {
  const { state } = play
  const { question } = state
  const { limited } = state
  switch (question?.kind) {
    case 'draftPick':
      if (question.seats.length === 0 && limited !== null) passPacks(play, limited)
      return
    case 'buildDeck':
      if (question.seats.length === 0 && limited !== null) finishBuilding(play, limited)
      return
    case 'mulligan':
      if (question.seats.length === 0) redraw(play, question.again)
      return
    case 'commitMagic':
    case 'commitPurchase':
      if (question.seats.length === 0) state.question = null
      return
    case 'priority':
      if (state.attack?.inWindow === true && isAttackOver(state)) state.question = null
      return
    case 'reaction':
      if (!state.resolving.some(({ id }) => id === question.card)) state.question = null
      return
    case 'targets':
      if (listTargetChoices(state).every(({ targets }) => targets === null)) state.question = null
      return
    default:
  }
}
