import { canonicalJson, jsonOf, type Seat, seededDice, type Viewer } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { fireOrders, magicOrders } from './fields.ts'
import { dragonNoir } from './game.ts'
import type { MatchState as State } from './match-state.ts'
import { encodeView } from './view.ts'

function begin(scenario: string): State {
  const options = dragonNoir.options.parse({ scenario, turnLimit: 1 })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  return dragonNoir.setup(options.value, 2, seededDice(scenario))
}
const bytes = (value: unknown): string => canonicalJson(jsonOf(value))

/** The same state where the other side has given other orders. */
function otherwise(state: State, viewer: Viewer, number: number): State {
  const other = state.clone()
  for (const seat of [0, 1]) {
    if (seat === viewer) continue
    other.setOrders(seat, {
      magic: magicOrders[number % magicOrders.length] ?? 'ask',
      fire: fireOrders[number % fireOrders.length] ?? 'ask',
    })
  }
  return other
}

describe('DN-17.2, DN-17.5: standing orders', () => {
  test('tell nobody else: views, seats to act, actions and refusals are the same whatever they are', () => {
    const dice = seededDice('orders')
    const state = begin('under-the-mountain')
    for (let played = 0; played < 160; played++) {
      const [seat] = dragonNoir.toAct(state)
      if (seat === undefined) break
      for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
        const other = otherwise(state, viewer, played)
        const [seen, told] = [other, state].map((one) => encodeView(dragonNoir.view(one, viewer)))
        expect(bytes(seen)).toBe(bytes(told))
        expect(dragonNoir.toAct(other)).toEqual(dragonNoir.toAct(state))
        if (viewer !== 'spectator')
          expect(bytes(dragonNoir.actions(other, viewer))).toBe(bytes(dragonNoir.actions(state, viewer)))
      }
      const listed = dragonNoir.actions(state, seat)
      const action = listed[dice.pick(listed.length, 'choice')]
      if (action !== undefined) dragonNoir.apply(state, seat, action, dice, () => {})
    }
  })

  test('only their owner is told of them', () => {
    const told = { type: 'ordersSet', side: 'exile', magic: 'ask', fire: 'never' } as const
    expect(dragonNoir.redact(told, 0 as Seat)).toEqual(told)
    expect(dragonNoir.redact(told, 1 as Seat)).toBeUndefined()
    expect(dragonNoir.redact(told, 'spectator')).toBeUndefined()
  })

  test('may be given at any time, also by who is not to act, and giving up as well', () => {
    const state = begin('mill')
    for (const seat of [0, 1] as Seat[]) {
      const free = dragonNoir.atAnyTime?.(state, seat) ?? []
      expect(free.map(({ type }) => type).sort()).toEqual(['concede', ...Array(6).fill('setOrders')])
      // Who looks over a shoulder must not see which of them hold.
      const other = otherwise(state, 'spectator', 1)
      expect(bytes(dragonNoir.atAnyTime?.(other, seat))).toBe(bytes(free))
      for (const action of free) expect(dragonNoir.check(state, seat, action)).toBeUndefined()
    }
  })

  test('a seat that does not answer does nothing, and the match still ends', () => {
    const dice = seededDice('absent')
    const state = begin('two-wizards')
    let played = 0
    for (; played < 400; played++) {
      const [seat] = dragonNoir.toAct(state)
      if (seat === undefined) break
      const action = dragonNoir.whenAbsent?.(state, seat)
      if (action === undefined) throw new Error('no rule for who is away')
      expect(dragonNoir.check(state, seat, action)).toBeUndefined()
      dragonNoir.apply(state, seat, action, dice, () => {})
    }
    expect(dragonNoir.outcome(state)).toBeDefined()
  })
})
