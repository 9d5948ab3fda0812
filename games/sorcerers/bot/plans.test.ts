import { type Dice, type Json, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { bot } from './index.ts'
import { plans } from './plans.ts'

type Choose = (state: State, seat: number, dice: Dice) => readonly Action[]

const byPolicy: Choose = (state, seat, dice) =>
  bot.policy?.(state, seat, (count) => dice.pick(count, 'x')) ?? []
const byPlans: Choose = (state, seat, dice) => {
  const listed = plans(state, seat)
  return listed[dice.pick(listed.length, 'plan')]?.actions ?? []
}

/** Plays a match by what is chosen, up to a turn, and fails where the rules refuse a step of it. */
function play(
  choose: Choose,
  seats: number,
  options: Record<string, Json>,
  seed: string,
  turns: number,
): State {
  const parsed = sorcerers.options.parse({ turnLimit: turns, ...options })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const dice = seededDice(seed)
  const state = sorcerers.setup(parsed.value, seats, dice)
  for (let i = 0; i < 20_000; i++) {
    const [seat] = sorcerers.toAct(state)
    if (seat === undefined) return state
    const before = JSON.stringify(sorcerers.encode(state))
    const steps = choose(state, seat, dice)
    if (JSON.stringify(sorcerers.encode(state)) !== before) expect.fail('thinking changed the state')
    if (steps.length === 0) expect.fail(`nothing to do in ${state.phase}`)
    const drawn = dice.draws
    for (const step of steps) {
      if (dice.draws !== drawn || sorcerers.toAct(state)[0] !== seat) break
      const refusal = sorcerers.check(state, seat, step)
      if (refusal !== undefined) expect.fail(JSON.stringify({ steps, step, refusal }))
      sorcerers.apply(state, seat, step, dice, () => {})
    }
  }
  return expect.fail('no end')
}

const settings: readonly [seats: number, options: Record<string, Json>][] = [
  [2, {}],
  [4, { starter: 'roll', roster: 'all', table: 'generated-plans', setup: 'edge' }],
  [
    3,
    { roster: 'all', attacksPerTurn: 1, archerKnife: true, convictionLock: 'living', cohesion: 'pairwise' },
  ],
]

test.each(settings)(
  '%i players: every step of the quick policy is legal, and its matches end',
  (seats, options) => {
    for (let seed = 0; seed < rounds(2, 20); seed++) play(byPolicy, seats, options, `policy/${seed}`, 12)
  },
)

test.each(settings)('%i players: every plan is legal to its end or its first die', (seats, options) => {
  for (let seed = 0; seed < rounds(1, 10); seed++)
    play(byPlans, seats, options, `plans/${seed}`, rounds(4, 10))
})

test('a blow that breaks the last shield is what the likeliest plan begins with', () => {
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
  expect(plans(state, 0)[0]?.actions[0]).toEqual({ type: 'melee', id: 'P1-orc-1', target: 'P2-sorcerer' })
})

test('two bolts that break a shield are the sorcerer’s turn, after the steps that bring them into range', () => {
  const position = (x: number) =>
    positionOf({
      phase: 'sorcerer',
      players: { P1: { points: 190 }, P2: { shield: 20 } },
      figures: { 'P1-sorcerer': [300, 400], 'P2-sorcerer': [x, 400] },
    })
  const types = (x: number) => plans(position(x), 0)[0]?.actions.map(({ type }) => type)
  expect(types(500)?.slice(0, 2)).toEqual(['castBolt', 'castBolt'])
  expect(types(600)?.slice(0, 3)).toEqual(['sorcererMove', 'castBolt', 'castBolt'])
})

test('values of two players add up, and grow with the shield, with creatures at hand and with room to flee', () => {
  const position = (own: Json, orc: Json, at: Json = [400, 400]) =>
    positionOf({
      players: { P1: { shield: own }, P2: { shield: 20 } },
      figures: { 'P1-sorcerer': at, 'P2-sorcerer': [700, 400], 'P1-orc-1': orc },
    })
  const value = (state: State): number => bot.evaluate(state, 0)
  const usual = position(20, [600, 400])
  expect(value(usual) + bot.evaluate(usual, 1)).toBeCloseTo(1, 10)
  expect(value(position(10, [600, 400]))).toBeLessThan(value(usual))
  expect(value(position(20, [300, 700]))).toBeLessThan(value(usual))
  expect(value(position(20, [600, 400], [20, 20]))).toBeLessThan(value(usual))
})
