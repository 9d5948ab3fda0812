import { canonicalJson, type Json, jsonOf, type Seat, seededDice, type Viewer } from '@wyrmtable/kernel'
import { rounds, secretsSuite } from '@wyrmtable/kernel/testing'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { imagine } from '../bot/imagine.ts'
import { scramble } from '../testing/scramble.ts'
import { dragonNoir } from './game.ts'
import type { MatchState } from './match-state.ts'
import { decodeView, encodeView, type View, viewOf } from './view.ts'

/** Short matches with shooters and wizards on both sides, so that orders have something to answer. */
const options = (place: number): Json => ({
  scenario: place % 2 === 0 ? 'two-wizards' : 'arena',
  turnLimit: 2,
})

secretsSuite(dragonNoir, { scramble, options, games: 2, every: rounds(9, 4) })

/** A match on its way, in which both sides have given orders. */
function played(scenario: string, actions: number): MatchState {
  const parsed = dragonNoir.options.parse({ scenario, dwarfShift: 'add' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  const dice = seededDice(scenario)
  const state = dragonNoir.setup(parsed.value, 2, dice)
  state.setOrders(0, { magic: 'pass', fire: 'never' })
  state.setOrders(1, { magic: 'pass', fire: 'shortAndOpen' })
  for (let i = 0; i < actions; i++) {
    const [seat] = dragonNoir.toAct(state)
    const listed = seat === undefined ? [] : dragonNoir.actions(state, seat)
    const action = listed[dice.pick(Math.max(1, listed.length), 'choice')]
    if (seat !== undefined && action !== undefined) dragonNoir.apply(state, seat, action, dice, () => {})
  }
  return state
}
const bytes = (value: unknown): string => canonicalJson(jsonOf(value))
const written = (view: View): string => canonicalJson(encodeView(view))

/** The view after it went through JSON. */
function sent(view: View): View {
  const read = decodeView(JSON.parse(JSON.stringify(encodeView(view))), view.setting.options)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

describe.each(['mill', 'two-wizards', 'campaign'])('DN-17.5: a state built from a view of %s', (scenario) => {
  test.each([3, 90, 240])(
    'gives its seat the view, list and refusals of the true one after %i actions',
    (n) => {
      const state = played(scenario, n)
      for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
        const view = dragonNoir.view(state, viewer)
        expect(written(sent(view))).toBe(written(view))
        const imagined = imagine(sent(view))
        expect(written(viewOf(imagined, viewer))).toBe(written(view))
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
    const before = written(view)
    imagine(view).mp = 9
    expect(written(viewOf(imagine(view), 0 as Seat))).toBe(before)
  })
})

test('DN-17.5: a view has no field for the standing orders of others', () => {
  expectTypeOf<View>().not.toHaveProperty('orders')
  expectTypeOf<View>().not.toHaveProperty('ordersOf')
  const state = played('mill', 3)
  const keys = (viewer: Viewer): readonly string[] =>
    Object.keys(Object(encodeView(viewOf(state, viewer)))).filter((name) =>
      /^(exile|horde)(Magic|Fire)$/.test(name),
    )
  expect(keys(0 as Seat)).toEqual(['exileMagic', 'exileFire'])
  expect(keys(1 as Seat)).toEqual(['hordeMagic', 'hordeFire'])
  expect(keys('spectator')).toEqual([])
})
