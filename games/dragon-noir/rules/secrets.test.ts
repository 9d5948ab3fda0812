import { canonicalJson, type Json, jsonOf, type Seat, seededDice, type Viewer } from '@wyrmtable/kernel'
import { secretsSuite } from '@wyrmtable/kernel/testing'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { fireOrders, magicOrders } from './fields.ts'
import { dragonNoir } from './game.ts'
import type { State } from './state.ts'
import { imagineState, setOrdersOf, type View, viewOf } from './view.ts'

/** Short matches with shooters and wizards on both sides, so that orders have something to answer. */
const options = (place: number): Json => ({
  scenario: place % 2 === 0 ? 'two-wizards' : 'arena',
  turnLimit: 2,
})

/** DN-17.5: other standing orders for everybody whom the viewer is not. */
function scrambled(state: State, viewer: Viewer, random: (n: number) => number): State {
  for (const side of [0, 1]) {
    if (side === viewer) continue
    const magic = magicOrders[random(magicOrders.length)] ?? 'ask'
    const fire = fireOrders[random(fireOrders.length)] ?? 'ask'
    setOrdersOf(state, { side, magic, fire })
  }
  return state
}

secretsSuite(dragonNoir, { scramble: scrambled, options, games: 2, every: 4 })

/** A match on its way, in which both sides have given orders. */
function played(scenario: string, actions: number): State {
  const parsed = dragonNoir.options.parse({ scenario, dwarfShift: 'add' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const dice = seededDice(scenario)
  const state = dragonNoir.setup(parsed.value, 2, dice)
  setOrdersOf(state, { side: 0, magic: 'pass', fire: 'never' })
  setOrdersOf(state, { side: 1, magic: 'pass', fire: 'shortAndOpen' })
  for (let i = 0; i < actions; i++) {
    const [seat] = dragonNoir.toAct(state)
    const listed = seat === undefined ? [] : dragonNoir.actions(state, seat)
    const action = listed[dice.pick(Math.max(1, listed.length), 'choice')]
    if (seat !== undefined && action !== undefined) dragonNoir.apply(state, seat, action, dice, () => {})
  }
  return state
}
const bytes = (value: unknown): string => canonicalJson(jsonOf(value))
const sent = (view: View): View => JSON.parse(JSON.stringify(view))

describe.each(['mill', 'two-wizards', 'campaign'])('DN-17.5: a state built from a view of %s', (scenario) => {
  test.each([3, 90, 240])(
    'gives its seat the view, list and refusals of the true one after %i actions',
    (n) => {
      const state = played(scenario, n)
      for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
        const view = dragonNoir.view(state, viewer)
        const imagined = imagineState(sent(view))
        expect(bytes(viewOf(imagined, viewer))).toBe(bytes(view))
        if (viewer === 'spectator') continue
        const listed = dragonNoir.actions(state, viewer)
        expect(bytes(dragonNoir.actions(imagined, viewer))).toBe(bytes(listed))
        const tried = [...listed, ...dragonNoir.actions(state, (1 - viewer) as Seat)].slice(0, 40)
        for (const action of tried)
          expect(dragonNoir.check(imagined, viewer, action)).toEqual(dragonNoir.check(state, viewer, action))
      }
    },
  )

  test('is the own copy of who asked for it', () => {
    const view = viewOf(played(scenario, 30), 0 as Seat)
    const before = bytes(view)
    imagineState(view).mp = 9
    expect(bytes(viewOf(imagineState(view), 0 as Seat))).toBe(before)
  })
})

test('DN-17.5: a view has no field for the standing orders of others', () => {
  type Own = Extract<View, { readonly exileFire: unknown }>
  expectTypeOf<'hordeFire' extends keyof Own ? true : false>().toEqualTypeOf<false>()
  expectTypeOf<'exileFire' extends keyof View ? true : false>().toEqualTypeOf<false>()
  const state = played('mill', 3)
  const keys = (viewer: Viewer): readonly string[] =>
    Object.keys(viewOf(state, viewer)).filter((name) => /^(exile|horde)(Magic|Fire)$/.test(name))
  expect(keys(0 as Seat)).toEqual(['exileMagic', 'exileFire'])
  expect(keys(1 as Seat)).toEqual(['hordeMagic', 'hordeFire'])
  expect(keys('spectator')).toEqual([])
})
