import { type Dice, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { dragonRage as game } from '../../rules/game.ts'
import { optionsSchema } from '../../rules/options.ts'
import type { State } from '../../rules/state.ts'
import { optionNotes } from '../option-notes.ts'
import { placeOf } from './action-place.ts'
import { dragonReach } from './dragon-reach.ts'
import { hexOfPiece } from './pieces-at.ts'
import { unitReach } from './unit-reach.ts'
import { wouldBe } from './would-be.ts'

/** Positions of games that are played by chance, with what may be done in each. */
function* positions(seed: number, count: number): Generator<{ state: State; actions: readonly Action[] }> {
  const options = game.options.parse({})
  if (!options.ok) throw new Error('the defaults are no options')
  const dice: Dice = seededDice(seed)
  const state = game.setup(options.value, 2, dice)
  for (let step = 0; step < count; step++) {
    const [seat] = game.toAct(state)
    if (seat === undefined) return
    const actions = game.actions(state, seat)
    yield { state, actions }
    const action = actions[dice.pick(actions.length, 'choice')]
    if (action === undefined) return
    game.apply(state, seat, action, dice, () => {})
  }
}

test('every hex that is lit for a unit is a legal move, and every listed move is lit', () => {
  let moves = 0
  for (const { state, actions } of positions(3, 400)) {
    if (state.phase !== 'defenderMovement') continue
    const [seat] = game.toAct(state)
    if (seat === undefined) continue
    const unit = actions.find((action) => action.type === 'moveUnit')
    if (unit?.type !== 'moveUnit') continue
    const reach = unitReach(
      state,
      unit.unit,
      actions,
      (action) => game.check(state, seat, action) === undefined,
    )
    for (const path of reach.values()) {
      moves++
      expect(game.check(state, seat, { type: 'moveUnit', unit: unit.unit, path: [...path] })).toBeUndefined()
    }
    for (const action of actions) {
      if (action.type !== 'moveUnit' || action.unit !== unit.unit) continue
      // Out and back again is in the list only.
      if (action.path.at(-1) !== hexOfPiece(state, unit.unit))
        expect(reach.has(action.path.at(-1) ?? '')).toBe(true)
    }
  }
  expect(moves).toBeGreaterThan(200)
})

test('a lit walk brings the dragon where it says, with the points it says', () => {
  let walks = 0
  for (const { state } of positions(4, 400)) {
    const { mover } = state
    if (mover === -1) continue
    for (const [hex, way] of dragonReach(game, state)) {
      const copy = state.clone()
      for (const action of way.actions.slice(0, way.sure)) {
        expect(game.check(copy, 0, action)).toBeUndefined()
        game.apply(copy, 0, action, seededDice(1), () => {})
      }
      // What a die decides is legal once the dragon is there, and not sure to succeed.
      const [attempt] = way.actions.slice(way.sure)
      if (attempt !== undefined) {
        expect(game.check(copy, 0, attempt)).toBeUndefined()
        expect(way.share).toBeGreaterThan(0)
        expect(way.share).toBeLessThan(1)
        continue
      }
      walks++
      expect(way.share).toBe(1)
      expect(hexOfPiece(copy, mover === 0 ? 'D1' : 'D2')).toBe(hex)
      expect(way.path.at(-1)).toBe(hex)
      expect(way.path).toHaveLength(way.costs.length)
    }
  }
  expect(walks).toBeGreaterThan(50)
})

test('every listed action has a piece, a hex or a button, on the map', () => {
  for (const { state, actions } of positions(5, 500)) {
    for (const action of actions) {
      const { hex } = placeOf(action, state)
      if (hex !== undefined) expect(hex).toMatch(/^\d{4}$/)
    }
  }
})

test('asking why something is not allowed never throws', () => {
  for (const { state, actions } of positions(6, 200)) {
    const [seat] = game.toAct(state)
    if (seat === undefined) continue
    const piece = actions.map((action) => placeOf(action, state).piece).find((one) => one !== undefined)
    for (const hex of ['0101', '1009', '1107', '1406', '2717']) {
      const meant = wouldBe(state, piece, hex, 'castFog')
      if (meant !== undefined) game.check(state, seat, meant)
    }
  }
})

test('every variant is explained in every language', () => {
  for (const language of ['en', 'fr', 'es'] as const) {
    expect(
      optionNotes(language)
        .map((note) => note.key)
        .sort(),
    ).toEqual(Object.keys(optionsSchema.shape).sort())
  }
})
