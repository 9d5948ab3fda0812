import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'
import { evaluateStep } from './evaluate-step.ts'
import { onItsMap } from './map-in-hand.ts'
import { searchRoom } from './search/index.ts'

/** Fitted by `tools/calibrate.ts` to matches between captains; docs/strength.md says how many, and how well it holds. */
const curve = {
  slope: 0.26,
  shift: 0.94,
  byTurn: { slope: 0.027, shift: -0.06 },
  turnOf: ({ turn }: State) => turn,
}

/** What a computer opponent must know of Dragon Rage beyond its rules. */
export const bot: BotRoom<State, Action> = {
  ...searchRoom,
  candidates: onItsMap(candidates),
  evaluateStep: onItsMap(evaluateStep),
  curve,
}
