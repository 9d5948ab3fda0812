import type { BotRoom } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { MatchState } from '../rules/match-state.ts'
import { actingSide } from '../rules/turn.ts'
import type { View } from '../rules/view.ts'
import { candidates } from './candidates.ts'
import { evaluate, explain } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { usualPolicy } from './policy.ts'
import { stateKey } from './state-key.ts'
import { trials } from './trials.ts'

/** The way to play the turn is chosen at its beginning; carrying it out, a few ms a decision, may take as long again. */
const decisionsLeft = (): number => 2

/** What a computer opponent must know of Dragon Noir beyond its rules. */
export const bot: BotRoom<MatchState, Action, View> = {
  evaluate,
  explain,
  candidates,
  policy: usualPolicy,
  trials,
  // DN-17.5: nothing is to be drawn, since the other side is imagined as asked each time.
  imaginesOne: true,
  imagine,
  decisionsLeft,
  stateKey,
  turnKey: (state) => state.playerTurn,
  turnOwner: (state) => (state.phase === 'setup' ? actingSide(state) : state.active) as 0,
}
