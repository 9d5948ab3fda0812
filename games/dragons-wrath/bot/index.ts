import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { bestPick } from './picks.ts'
import { plans } from './plans.ts'

/** What a computer opponent must know of The Dragon’s Wrath beyond its rules. */
export const bot: BotRoom<State, Action, View> = {
  evaluate,
  candidates,
  plans,
  imagine,
  opening: (state, seat) => {
    const picked = bestPick(state, seat)
    return picked === undefined ? undefined : [picked]
  },
  turnKey: ({ turn, active }) => turn * 8 + (active ?? 7),
}
