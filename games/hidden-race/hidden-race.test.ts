import { seededDice } from '@wyrmtable/kernel'
import { contractSuite, secretsSuite } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { bot } from './bot/index.ts'
import { type Event, game } from './rules/game.ts'

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

test('which pace was written down, only its writer is told', () => {
  const event: Event = { type: 'planned', seat: 0, pace: 'sprint' }
  expect(game.redact(event, 0)).toEqual(event)
  for (const viewer of [1, 'spectator'] as const) {
    expect(game.redact(event, viewer)).toEqual({ type: 'planned', seat: 0 })
  }
})
