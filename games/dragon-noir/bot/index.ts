import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { MatchState } from '../rules/match-state.ts'
import { actingSide } from '../rules/turn.ts'
import type { View } from '../rules/view.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { imagine } from './imagine.ts'

/** What a computer opponent must know of Dragon Noir beyond its rules. */
export const bot: BotRoom<MatchState, Action, View> = {
  evaluate,
  candidates,
  // DN-17.5: nothing is to be drawn, since the other side is imagined as asked each time.
  imaginesOne: true,
  imagine,
  turnKey: (state) => state.playerTurn,
  turnOwner: (state) => (state.phase === 'setup' ? actingSide(state) : state.active) as 0,
}
