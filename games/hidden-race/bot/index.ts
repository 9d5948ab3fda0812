import type { BotRoom } from '@wyrmtable/kernel'
import { type Action, open, type State, type View } from '../rules/game.ts'

export const bot: BotRoom<State, Action, View> = {
  evaluate(state, seat) {
    const ahead = (state.steps[seat] ?? 0) - (state.steps[1 - seat] ?? 0)
    return 1 / (1 + Math.exp(-ahead / 2))
  },
  /** What the other has written down could be anything that is open to them. */
  imagine({ length, steps, tired, ownPlan, hasPlanned }, seat, dice) {
    const imagined: State = { length, steps: [...steps], tired: [...tired], plans: [null, null] }
    const other = 1 - seat
    const could = open(imagined, other)
    imagined.plans[seat] = ownPlan
    if (hasPlanned[other]) imagined.plans[other] = could[dice.pick(could.length, 'imagined')] ?? 'walk'
    return imagined
  },
}
