import { canonicalJson, type Plan, randomMatch, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { card, creature, Scene } from '../testing/scene.ts'
import { bot } from './index.ts'

/** States on the way of random matches of two to four players. */
function* positions(): Generator<readonly [State, number]> {
  for (const seats of [2, 3, 4]) {
    const match = randomMatch(game, { seed: `bot/${seats}`, seats, maxActions: 240 })
    for (let seq = 0; seq <= match.seq; seq += 9) {
      const state = match.at(seq)
      for (const seat of game.toAct(state)) yield [state, seat]
    }
  }
}

describe('the computer opponent', () => {
  test('its candidates are listed actions, its plans are legal, and there is always one', () => {
    for (const [state, seat] of positions()) {
      const listed = new Set(game.actions(state, seat).map((one) => JSON.stringify(one)))
      const some = bot.candidates?.(state, seat) ?? []
      expect(some.length).toBeGreaterThan(0)
      for (const action of some) expect(listed.has(JSON.stringify(action))).toBe(true)
      const plans: readonly Plan<Action>[] = bot.plans?.(state, seat) ?? []
      expect(plans.length).toBeGreaterThan(0)
      for (const { actions } of plans) expect(game.check(state, seat, actions[0])).toBeUndefined()
    }
  })

  test('DW-23.6: what it imagines looks the same to its seat, and leaves the true state alone', () => {
    const dice = seededDice('imagine')
    for (const [state, seat] of positions()) {
      const before = canonicalJson(game.encode(state))
      const imagined = bot.determinize?.(state, seat, dice)
      if (imagined === undefined) throw new Error('no determinization')
      expect(canonicalJson(game.encode(state))).toBe(before)
      expect(canonicalJson(game.view(imagined, seat))).toBe(canonicalJson(game.view(state, seat)))
      expect(game.actions(imagined, seat)).toEqual(game.actions(state, seat))
    }
  })

  test('more provinces and creatures are better, and an end is an end', () => {
    const even = new Scene({ a: { provinces: ['R', 'R', 'R'] }, b: { provinces: ['G', 'G', 'G'] } })
    const ahead = new Scene({ a: { provinces: ['R', 'R', 'R', 'R'] }, b: { provinces: ['G', 'G', 'G'] } })
    const armed = new Scene({
      a: { provinces: ['R', 'R', 'R'] },
      b: { provinces: ['G', 'G', 'G'] },
      creatures: [creature(card.levy, 0)],
    })
    expect(bot.evaluate(even.state, 0)).toBeCloseTo(bot.evaluate(even.state, 1))
    expect(bot.evaluate(ahead.state, 0)).toBeGreaterThan(bot.evaluate(even.state, 0))
    expect(bot.evaluate(armed.state, 0)).toBeGreaterThan(bot.evaluate(even.state, 0))
    const over = new Scene().act(0, { type: 'concede' })
    expect([bot.evaluate(over.state, 0), bot.evaluate(over.state, 1)]).toEqual([0, 1])
  })

  test('buys a creature with its weapon in one commit', () => {
    const scene = new Scene({
      a: { provinces: ['R', 'Y', 'R', 'R'], hand: [card.sellsword, card.glaive] },
      with: { step: 'P1' },
    })
    const plans: readonly Plan<Action>[] = bot.plans?.(scene.state, 0) ?? []
    expect(plans.map(({ actions }) => actions[0])).toContainEqual(
      expect.objectContaining({ objects: [{ card: 'A-DWS-022', bearer: 'new' }] }),
    )
  })
})
