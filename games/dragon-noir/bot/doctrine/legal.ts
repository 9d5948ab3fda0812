import type { Seat } from '@wyrmtable/kernel'
import type { Action, ActionOf, ActionType } from '../../rules/actions.ts'
import { dragonNoir } from '../../rules/game.ts'
import type { MatchState } from '../../rules/match-state.ts'

export type Steps = readonly [Action, ...Action[]]

export const isLegal = (state: MatchState, side: number, action: Action): boolean =>
  dragonNoir.check(state, side as Seat, action) === undefined

export const listed = (state: MatchState, side: number): readonly Action[] =>
  dragonNoir.actions(state, side as Seat)

export function listedOf<T extends ActionType>(
  state: MatchState,
  side: number,
  type: T,
): readonly ActionOf<T>[] {
  return listed(state, side).filter((action): action is ActionOf<T> => action.type === type)
}

/** Whatever is listed first; throws where nothing is. */
export function anyStep(state: MatchState, side: number): Steps {
  const [first] = listed(state, side)
  if (first === undefined) throw new Error(`side ${side} has nothing to do`)
  return [first]
}

/** The one of most worth, the first of equal ones, if it is worth more than so much. */
export function bestOf<T>(
  items: readonly T[],
  worth: (item: T) => number,
  least = Number.NEGATIVE_INFINITY,
): T | undefined {
  let best: T | undefined
  let most = least
  for (const item of items) {
    const value = worth(item)
    if (value <= most) continue
    most = value
    best = item
  }
  return best
}

/** The move is over; who may not end it so puts down what he carries, or does what he must. */
export function endMove(state: MatchState, side: number): Steps {
  const over: Action = { type: 'endMove' }
  if (isLegal(state, side, over)) return [over]
  const [down] = listedOf(state, side, 'putDown')
  return down === undefined ? anyStep(state, side) : [down]
}
