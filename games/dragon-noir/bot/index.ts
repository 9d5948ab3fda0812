import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { actingSide } from '../rules/turn.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'

/** What a computer opponent must know of Dragon Noir beyond its rules. */
export const bot: BotRoom<State, Action> = {
  evaluate,
  candidates,
  turnKey: (state) => state.playerTurn,
  turnOwner: (state) => (state.phase === 'setup' ? actingSide(state) : state.active) as 0,
}
