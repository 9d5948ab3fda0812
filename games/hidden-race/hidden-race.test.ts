import { seededDice } from '@wyrmtable/kernel'
import { contractSuite, secretsSuite } from '@wyrmtable/kernel/testing'
import { bot } from './bot/index.ts'
import { game } from './rules/game.ts'

contractSuite(game, { games: 3 })

secretsSuite(game, {
  // The plan of another is drawn anew: what the viewer is shown must stay the same.
  scramble: (state, viewer, random) => {
    const dice = seededDice(random(1_000_000))
    // Who only watches knows neither plan.
    const seats = viewer === 'spectator' ? [0, 1] : [viewer]
    return seats.reduce((before, seat) => bot.imagine?.(game.view(before, seat), seat, dice) ?? before, state)
  },
})
