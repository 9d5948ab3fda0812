import { expect, test } from 'vitest'
import { dragonsWrath as game } from '../../rules/game.ts'
import { card, creature, Scene, type SceneOf } from '../../testing/scene.ts'
import { viewText } from '../text/index.ts'
import { comparedAfter } from './answer.ts'
import { byThrift, paidBy } from './payment.ts'
import { comparedIn, powerOf } from './powers.ts'
import { raidOf } from './raid.ts'
import { verdictOf } from './verdict.ts'
import { whyNotFromHand } from './why-not.ts'

const t = viewText('en')
const held = (id: string, face: string) => ({ id, card: face })

function sight(of: SceneOf) {
  const { state } = new Scene(of)
  const view = game.view(state, 0)
  const check = (action: Parameters<typeof game.check>[2]) => game.check(state, 0, action)
  return { state, view, check, why: (id: string) => whyNotFromHand(view, id, check, state, t) }
}

test('the payment proposed keeps what the rest of the hand needs, and spares magic provinces', () => {
  const { state, view } = sight({
    with: { step: 'P1' },
    a: { provinces: ['M', 'R', 'R', 'G'], hand: [held('levy', card.levy), held('beetle', card.beetle)] },
  })
  const buys = game
    .actions(state, 0)
    .filter((one) => one.type === 'commitPurchase' && one.creature?.card === 'levy')
  expect(buys.length).toBeGreaterThan(1)
  const [first] = view.me === null ? [] : byThrift(buys, view.me, state)
  const spheres = (first === undefined ? [] : (paidBy(first)?.pay ?? [])).map(
    ({ province }) => view.me?.provinces.find(({ id }) => id === province)?.sphere,
  )
  expect(spheres).toEqual(['red'])
})

test('a card that cannot be played says why: its kind, what is short, with the clause', () => {
  const { why } = sight({
    with: { step: 'P1' },
    a: {
      provinces: ['R', 'G'],
      hand: [held('fury', card.fury), held('drake', card.drake), held('levy', card.levy)],
    },
  })
  expect(why('fury')).toMatchObject({ short: 'a curse', clause: 'DW-9.1' })
  expect(why('drake')).toMatchObject({ short: '2 flames short', clause: 'DW-5.2' })
})

test('a power is what is printed and what each object brings', () => {
  const { state } = sight({
    creatures: [
      creature(card.drake, 0, { id: 'drake', objects: [card.glaive] }),
      creature(card.guard, 1, { id: 'guard' }),
    ],
  })
  const power = powerOf(state, 'drake', 'physical')
  expect(power?.parts).toEqual([{ card: card.glaive, n: 2 }])
  expect(power?.total).toBe((power?.base ?? 0) + 2)
})

test('an attack on provinces tells what is lost, and whether that is all', () => {
  const { state } = sight({
    b: { provinces: ['R'] },
    creatures: [creature(card.guard, 0, { id: 'mine' })],
  })
  expect(raidOf(state, 'mine', 1)).toEqual({ loses: 1, isLast: true, collector: undefined, replacing: [] })
  expect(raidOf(state, 'mine', 0).isLast).toBe(false)
})

test('targets tell both comparisons, and an answer the one that it would leave', () => {
  const scene = new Scene({
    a: { hand: [held('fury', card.fury)] },
    creatures: [creature(card.guard, 0, { id: 'mine' }), creature(card.guard, 1, { id: 'theirs' })],
  })
  const meeting = { attacker: 'mine', target: 'theirs', mode: 'physical' } as const
  const values = comparedIn(scene.state, meeting)
  expect(values === undefined ? undefined : verdictOf(values)).toBe('both')
  scene.act(0, { type: 'attackCreature', ...meeting })
  const view = game.view(scene.state, 0)
  const answer = game
    .actions(scene.state, 0)
    .find((one) => one.type === 'castCurse' && Object.values(one.targets ?? {}).includes('mine'))
  if (answer === undefined || values === undefined) throw new Error('no answer')
  const after = comparedAfter(scene.state, view, answer)
  expect(after).toEqual([values[0] + 3, values[1]])
  // Nothing was done to the state that was asked.
  expect(scene.state.resolving).toEqual([])
})
