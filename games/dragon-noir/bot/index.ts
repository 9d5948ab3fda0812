import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { actingSide } from '../rules/turn.ts'
import { imagineState, viewOf } from '../rules/view.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'

/** What a computer opponent must know of Dragon Noir beyond its rules. */
export const bot: BotRoom<State, Action> = {
  evaluate,
  candidates,
  // DN-17.5: only the orders of the other side are hidden, and nothing is to be drawn: it is imagined as asked each time.
  imaginesOne: true,
  determinize: (state, seat) => imagineState(viewOf(state, seat)),
  turnKey: (state) => state.playerTurn,
  turnOwner: (state) => (state.phase === 'setup' ? actingSide(state) : state.active) as 0,
}
