import { seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sorcerers } from '../rules/game.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { candidates } from './candidates.ts'
import { plans } from './plans.ts'

test('a blow that breaks the last shield comes before everything else', () => {
  const state = positionOf({
    group: ['P1-orc-1', 'P1-goblin-1'],
    players: { P1: {}, P2: { shield: 4 } },
    figures: {
      'P1-orc-1': [700, 400],
      'P1-goblin-1': [300, 300],
      'P2-sorcerer': { x: 727, y: 400, face: [-1, 0] },
      'P2-amazon-1': [700, 424],
    },
  })
  const [best, second] = plans(state, 0)
  expect(best?.actions).toEqual([{ type: 'melee', id: 'P1-orc-1', target: 'P2-sorcerer' }])
  expect(best?.weight).toBeGreaterThan(2 * (second?.weight ?? 1))
})

test('at most twenty candidates, the best first, each legal; the state stays as it is', () => {
  const options = sorcerers.options.parse({ starter: 'roll', roster: 'all' })
  if (!options.ok) throw new Error('options')
  const dice = seededDice('plans')
  const state = sorcerers.setup(options.value, 3, dice)
  for (let i = 0; i < 40; i++) {
    const [seat = 0] = sorcerers.toAct(state)
    const before = JSON.stringify(sorcerers.encode(state))
    const all = candidates(state, seat).map((action) => JSON.stringify(action))
    const listed = plans(state, seat)
    expect(JSON.stringify(sorcerers.encode(state))).toBe(before)
    expect(listed).toHaveLength(Math.min(20, all.length))
    expect(listed.every(({ actions: [action] }) => all.includes(JSON.stringify(action)))).toBe(true)
    const weights = listed.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    const [action] = listed[dice.pick(Math.min(3, listed.length), 'choice')]?.actions ?? []
    if (action === undefined) throw new Error('nothing to do')
    sorcerers.apply(state, seat, action, dice, () => {})
  }
})
