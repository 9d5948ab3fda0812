import type { Seat } from '@wyrmtable/kernel'
import type { Action } from './actions.ts'
import { boardOf } from './board/board.ts'
import { dragonsWrath as game } from './game.ts'
import type { State } from './state.ts'

/** DW-28.3: an action of one's own combat turn, with what must still be as it was when the plan was made. */
export interface PlannedAction {
  readonly action: Action
  readonly ifState?: PlanGuard
}

export interface PlanGuard {
  /** Nothing has entered play since: creatures in play and their newest timestamp. */
  readonly newest: number
  /** Creatures that must still be in play. */
  readonly inPlay: readonly string[]
}

const newestOf = (state: State): number => state.creatures.reduce((most, { ts }) => Math.max(most, ts), 0)

export const guardFor = (state: State, inPlay: readonly string[]): PlanGuard => ({
  newest: newestOf(state),
  inPlay,
})

export type PlanStep =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'stop'; readonly why: 'illegal' | 'guard' | 'notAsked' }

/**
 * DW-28.3: whether the next action of a plan is done, or the plan stops: it is illegal, something new is in
 * play, a creature it counts on has left, or the seat is asked something else.
 */
export function nextOfPlan(state: State, seat: Seat, { action, ifState }: PlannedAction): PlanStep {
  if (state.question?.kind !== 'combat' || state.question.seat !== seat)
    return { kind: 'stop', why: 'notAsked' }
  if (ifState !== undefined) {
    const { byId } = boardOf(state)
    const holds = newestOf(state) <= ifState.newest && ifState.inPlay.every((id) => byId.has(id))
    if (!holds) return { kind: 'stop', why: 'guard' }
  }
  const refusal = game.check(state, seat, action)
  if (refusal === undefined) return { kind: 'act', action }
  return { kind: 'stop', why: 'illegal' }
}
