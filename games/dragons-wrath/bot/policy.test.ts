import { canonicalJson, randomMatch, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { dragonsWrath as game } from '../rules/game.ts'
import { card, creature, Scene } from '../testing/scene.ts'
import { bot } from './index.ts'
import { policy } from './policy.ts'

describe('the quick policy', () => {
  test('plays matches of two to four to their end by legal steps', () => {
    for (const seats of [2, 3, 4]) {
      const start = randomMatch(game, { seed: `policy/${seats}`, seats, maxActions: 60 })
      const state = game.clone(start.state)
      const dice = seededDice(seats)
      let steps = 0
      for (; steps < 1500; steps++) {
        const [seat] = game.toAct(state)
        if (seat === undefined) break
        const [action] = policy(state, seat)
        expect(game.check(state, seat, action)).toBeUndefined()
        game.apply(state, seat, action, dice, () => {})
      }
      expect(game.outcome(state)).toBeDefined()
    }
  })

  test('sees nothing of what others have committed', () => {
    const scene = new Scene({
      a: { provinces: ['M', 'R', 'R', 'R'], hand: [card.rite] },
      b: { provinces: ['M', 'G', 'G', 'G'], hand: [card.rite] },
      creatures: [creature(card.levy, 1)],
      with: { step: 'M1' },
    })
    const before = policy(scene.state, 1)
    for (const action of game.actions(scene.state, 0)) {
      const after = game.clone(scene.state)
      game.apply(after, 0, action, seededDice('x'), () => {})
      expect(policy(after, 1)).toEqual(before)
    }
  })

  test('buys the strongest creature it can pay with its weapon, and nothing with the last land', () => {
    const hand = [card.levy, card.sellsword, card.glaive]
    const rich = new Scene({ a: { provinces: ['R', 'Y', 'R', 'R'], hand }, with: { step: 'P1' } })
    expect(policy(rich.state, 0)[0]).toMatchObject({
      type: 'commitPurchase',
      creature: {},
      objects: [{ bearer: 'new' }],
    })
    const poor = new Scene({ a: { provinces: ['R', 'R'], hand }, with: { step: 'P1' } })
    expect(policy(poor.state, 0)[0]).not.toHaveProperty('creature')
  })

  test('attacks every guard before the provinces, and leaves what only loses', () => {
    const open = new Scene({ creatures: [creature(card.levy, 0)] })
    expect(policy(open.state, 0)[0]).toMatchObject({ type: 'attackProvinces', target: 1 })
    const guarded = new Scene({
      creatures: [creature(card.warden, 0), creature(card.levy, 0), creature(card.levy, 1)],
    })
    expect(policy(guarded.state, 0)[0]).toMatchObject({ type: 'attackCreature' })
    const hopeless = new Scene({ creatures: [creature(card.levy, 0), creature(card.tyrant, 1)] })
    expect(policy(hopeless.state, 0)[0]).toEqual({ type: 'endCombatTurn' })
  })
})

test('what another has committed is imagined as a player would have, and the view stays the same', () => {
  const scene = new Scene({
    b: { provinces: ['G', 'G', 'G', 'G', 'G'], hand: [card.levy, card.raider, card.drake, card.tyrant] },
    with: { step: 'P1' },
  })
  scene.act(1, { type: 'commitPurchase' })
  const view = game.view(scene.state, 0)
  let bought = 0
  for (let i = 0; i < 12; i++) {
    const state = bot.imagine?.(view, 0, seededDice(`imagined/${i}`))
    if (state === undefined) throw new Error('nothing is imagined')
    expect(canonicalJson(game.view(state, 0))).toBe(canonicalJson(view))
    if (state.player(1).commit?.creature !== undefined) bought++
    // It can be revealed and paid.
    game.apply(state, 0, { type: 'commitPurchase' }, seededDice('x'), () => {})
    expect(state.player(1).commit).toBeNull()
  }
  expect(bought).toBeGreaterThan(0)
})
