import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'
import { determinize } from './determinize.ts'
import { evaluate } from './evaluate.ts'
import { bestPick } from './picks.ts'
import { plans } from './plans.ts'

/** What a computer opponent must know of The Dragon’s Wrath beyond its rules. */
export const bot: BotRoom<State, Action> = {
  evaluate,
  candidates,
  plans,
  determinize,
  opening: (state, seat) => {
    const picked = bestPick(state, seat)
    return picked === undefined ? undefined : [picked]
  },
  turnKey: ({ turn, active }) => turn * 8 + (active ?? 7),
}
