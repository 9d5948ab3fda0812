import type { BotRoom } from '@wyrmtable/kernel'
import { type Action, game, open, type State } from '../rules/game.ts'

export const bot: BotRoom<State, Action> = {
  evaluate(state, seat) {
    const ahead = (state.steps[seat] ?? 0) - (state.steps[1 - seat] ?? 0)
    return 1 / (1 + Math.exp(-ahead / 2))
  },
  /** What the other has written down could be anything that is open to them. */
  determinize(state, seat, dice) {
    const imagined = game.clone(state)
    const other = 1 - seat
    if (imagined.plans[other] === null) return imagined
    const could = open(imagined, other)
    imagined.plans[other] = could[dice.pick(could.length, 'imagined')] ?? 'walk'
    return imagined
  },
}
