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
  test('its candidates and plans are legal, and there is always one', () => {
    for (const [state, seat] of positions()) {
      const some = bot.candidates?.(state, seat) ?? []
      expect(some.length).toBeGreaterThan(0)
      for (const action of some) expect(game.check(state, seat, action)).toBeUndefined()
      const plans: readonly Plan<Action>[] = bot.plans?.(state, seat) ?? []
      expect(plans.length).toBeGreaterThan(0)
      for (const { actions } of plans) expect(game.check(state, seat, actions[0])).toBeUndefined()
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

  test('sacrifices with the ritual whose province comes back by it', () => {
    const scene = new Scene({
      a: { provinces: ['M', 'R', 'R', 'R'], hand: [card.rite] },
      creatures: [creature(card.levy, 1)],
      with: { step: 'M1' },
    })
    const candidates = bot.candidates?.(scene.state, 0) ?? []
    const both = candidates.filter((action) => 'sacrifice' in action && 'ritual' in action)
    expect(both).toHaveLength(1)
    const value = (action: Action): number => {
      const after = game.clone(scene.state)
      game.apply(after, 0, action, seededDice('x'), () => {})
      return bot.evaluate(after, 0)
    }
    // The other has not committed: what comes of the commit is seen before it happens.
    const empty = candidates.find((action) => JSON.stringify(action) === '{"type":"commitMagic"}')
    if (both[0] === undefined || empty === undefined) throw new Error('no candidates')
    expect(value(both[0])).not.toBeCloseTo(value(empty))
  })

  test('judges a state by what is under way in it, and leaves it as it is', () => {
    const scene = new Scene({ creatures: [creature(card.levy, 0), creature(card.warden, 1)] })
    const calm = bot.evaluate(scene.state, 0)
    const [attacker, target] = scene.state.creatures.map(({ id }) => id)
    scene.act(0, { type: 'attackCreature', attacker: attacker ?? '', target: target ?? '', mode: 'physical' })
    const before = canonicalJson(game.encode(scene.state))
    // The warden will fall if nobody interferes.
    expect(bot.evaluate(scene.state, 0)).toBeGreaterThan(calm)
    expect(canonicalJson(game.encode(scene.state))).toBe(before)
  })
})
