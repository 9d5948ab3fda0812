import type { Action } from '../../rules/actions.ts'
import type { MatchState } from '../../rules/match-state.ts'
import type { Numbers } from './numbers.ts'
import { type TurnPlan, turnPlan } from './turn-plan.ts'

/** What a side keeps in mind during its turn: its plan, and who has been sent. */
export interface Memory {
  readonly key: number
  readonly numbers: Numbers
  readonly plan: TurnPlan
  readonly gone: Set<number>
  /** The way of who moves, so that it goes on after a window of magic or an answer. */
  way: { readonly mover: number; readonly steps: readonly Action[] } | undefined
  /** Whether somebody entered since: then the plan is made anew. */
  isStale: boolean
}

/** Where a side keeps it. */
export interface Mind {
  recall(state: MatchState): Memory | undefined
  keep(state: MatchState, memory: Memory): void
}

const byState = new WeakMap<MatchState, Memory>()

/** By the state itself, which a playout changes in place: whoever is given another one makes a plan anew. */
export const playoutMind: Mind = {
  recall: (state) => byState.get(state),
  keep: (state, memory) => void byState.set(state, memory),
}

/** The mind of who plays a turn out over many decisions, each time with another state. */
export function ownMind(): Mind {
  let known: Memory | undefined
  return {
    recall: () => known,
    keep(_, memory) {
      known = memory
    },
  }
}

export function memoryOf(state: MatchState, side: number, numbers: Numbers, mind: Mind): Memory {
  const key = state.playerTurn * 2 + side
  const known = mind.recall(state)
  const isGood = known !== undefined && known.key === key && known.numbers === numbers
  if (isGood && !(known.isStale && state.mover < 0)) return known
  const memory: Memory = {
    key,
    numbers,
    plan: turnPlan(state, side, numbers),
    gone: new Set<number>(),
    way: undefined,
    isStale: false,
  }
  mind.keep(state, memory)
  return memory
}
