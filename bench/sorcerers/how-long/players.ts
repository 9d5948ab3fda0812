import { greedyPlayer, type Player } from '@wyrmtable/ai'
import { bot } from '../../../games/sorcerers/bot/index.ts'
import type { Action } from '../../../games/sorcerers/rules/actions.ts'
import { sorcerers } from '../../../games/sorcerers/rules/game.ts'
import type { State } from '../../../games/sorcerers/rules/state.ts'

export type SorcererPlayer = Player<State, Action>

/** The opponent of `bot/`, one action ahead; coarse, so that thousands of games can be played. */
export const attacker = (seed: string): SorcererPlayer =>
  greedyPlayer(sorcerers, bot, { seed, samples: 3, maxBranches: 20 })

/** Strengthens his shield as often as he can pay for it and does nothing else. */
export const defender = (): SorcererPlayer => ({
  choose: (state, seat) => {
    const actions = sorcerers.actions(state, seat)
    const chosen = actions.find(({ type }) => type === 'castShield') ?? actions.at(-1)
    if (chosen === undefined) throw new RangeError('nothing to do')
    return chosen
  },
})
