import { seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { dragonNoir } from '../rules/game.ts'
import { bot } from './index.ts'

describe('the computer opponent', () => {
  test('has something to do wherever the rules have, and plays a match to its end', () => {
    const options = dragonNoir.options.parse({ scenario: 'mill' })
    if (!options.ok) throw new Error(JSON.stringify(options.fault))
    const dice = seededDice('bot')
    const state = dragonNoir.setup(options.value, 2, dice)
    for (let played = 0; ; played++) {
      const [seat] = dragonNoir.toAct(state)
      if (seat === undefined) break
      const actions = bot.candidates?.(state, seat) ?? []
      const action = actions[dice.pick(Math.min(3, actions.length), 'choice')]
      if (action === undefined) throw new Error('no candidate')
      const value = bot.evaluate(state, seat)
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(1)
      dragonNoir.apply(state, seat, action, dice, () => {})
      expect(played).toBeLessThan(10_000)
    }
    for (const seat of [0, 1]) expect([0, 0.5, 1]).toContain(bot.evaluate(state, seat as never))
  })
})
