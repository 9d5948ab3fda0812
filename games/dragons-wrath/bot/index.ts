import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { evaluateStep } from './evaluate-step.ts'
import { explain } from './explain.ts'
import { imagine } from './imagine.ts'
import { bestPick } from './picks.ts'
import { plans } from './plans.ts'
import { policy } from './policy.ts'
import { trials } from './trials.ts'

/** Decisions with a choice that a year still has, about, by the phase that is under way: magic, purchases, combat. */
const decisionsLeft = ({ step }: State): number =>
  step < 'A' ? 5 : step.startsWith('T') || step.startsWith('M') ? 5 : step.startsWith('P') ? 4 : 2.5

/** What a computer opponent must know of The Dragon’s Wrath beyond its rules. */
export const bot: BotRoom<State, Action, View> = {
  evaluate,
  explain,
  evaluateStep,
  candidates,
  plans,
  policy,
  trials,
  decisionsLeft,
  imagine,
  opening: (state, seat) => {
    const picked = bestPick(state, seat)
    return picked === undefined ? undefined : [picked]
  },
  seats: ({ players }) => players.length,
  turnKey: ({ turn }) => turn,
}
