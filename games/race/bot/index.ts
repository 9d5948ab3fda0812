import type { BotRoom } from '@wyrmtable/kernel'
import { type Action, game, type State } from '../rules/game.ts'

export const bot: BotRoom<State, Action> = {
  evaluate(state, seat) {
    const outcome = game.outcome(state)
    if (outcome !== undefined) return outcome.winners.includes(seat) ? 1 : 0
    const ahead = (state.steps[seat] ?? 0) - (state.steps[1 - seat] ?? 0)
    return 1 / (1 + Math.exp(-ahead / 2))
  },
}
