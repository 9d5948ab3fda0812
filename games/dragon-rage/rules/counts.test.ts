import { addFractions, fraction, type Json, odds } from '@wyrmtable/kernel'
import { expect, it } from 'vitest'
import { dragonRage } from './game.ts'
import { defaultOptions } from './options.ts'
import type { State } from './state.ts'

const decoded = (position: Json): State => {
  const read = dragonRage.decode(position, defaultOptions)
  if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.path}`)
  return read.value
}

const legal = (state: State): number => {
  const [seat] = dragonRage.toAct(state)
  return seat === undefined ? 0 : dragonRage.actions(state, seat).length
}

const home = { D2: { hex: '2701', facing: 'S', moved: true }, HERO: '2311', WZD: '2312' } as const
const position = (rest: { readonly dragon: Json; readonly units?: Json; readonly phase?: string }): Json => ({
  turn: 3,
  phase: rest.phase ?? 'invaderMovement',
  dragons: { D1: rest.dragon, D2: home.D2 },
  units: { HERO: home.HERO, ...(rest.units as object) },
  lastDestructionTurn: 2,
  lastInsideTurn: 2,
})

/**
 * Hand-counted numbers of legal actions: name, position, number. Each row says where its number comes from.
 */
const rows: readonly (readonly [string, Json, number])[] = [
  // Walk, slither, bound, fly, none, and the end of the phase.
  ['a dragon in the open with all its ways to move', position({ dragon: { hex: '0910', facing: 'SE' } }), 6],
  // DR-12.3, DR-12.4: three hexes ahead (0910 has no wall around), two turns, and ending the walk.
  [
    'the first step of a walk',
    {
      ...(position({ dragon: { hex: '0910', facing: 'SE', mode: 'walk', mp: 4, mayStay: true } }) as object),
      mover: 'D1',
    },
    6,
  ],
  // DR-12.11 and EX-DR-08: nine targets, one of them the river.
  [
    'a bound beside the river',
    { ...(position({ dragon: { hex: '1104', facing: 'S', mode: 'bound' } }) as object), mover: 'D1' },
    8,
  ],
  // DR-15.3: three directions over open ground; D2 on the rim has one off the map; and the end of the phase.
  [
    'breath over open ground',
    position({ dragon: { hex: '1009', facing: 'N' }, phase: 'dragonfire' }),
    3 + 2 + 1,
  ],
  // DR-16.2: one infantry ahead: 2 x 3 x 5 choices of groups less the empty one; and the end of the phase.
  [
    'melee against one unit ahead',
    position({ dragon: { hex: '1009', facing: 'N' }, units: { INF1: '1008' }, phase: 'invaderMelee' }),
    2 * 3 * 5 - 1 + 1,
  ],
  // DR-22.5: from the front centre head or legs; and the end of the phase.
  [
    'one infantry before the dragon',
    position({ dragon: { hex: '1009', facing: 'N' }, units: { INF1: '1008' }, phase: 'defenderMelee' }),
    2 + 1,
  ],
  // DR-21.4: wings, legs or head; and the end of the phase.
  [
    'one archer beside the dragon',
    position({ dragon: { hex: '1009', facing: 'N' }, units: { ARH1: '1008' }, phase: 'archery' }),
    3 + 1,
  ],
]

it.each(rows)('%s: number of legal actions', (_name, start, count) => {
  expect(legal(decoded(start))).toBe(count)
})

it('the odds of every attack are exact and add up to one', () => {
  const state = decoded(
    position({ dragon: { hex: '1009', facing: 'N' }, units: { INF1: '1008' }, phase: 'invaderMelee' }),
  )
  const [seat] = dragonRage.toAct(state)
  if (seat === undefined) throw new Error('nobody may act')
  for (const action of dragonRage.actions(state, seat)) {
    const { exact, outcomes } = odds(dragonRage, state, seat, action)
    expect(exact).toBe(true)
    const total = outcomes.map((outcome) => outcome.chance).reduce(addFractions, fraction(0n, 1n))
    expect(total).toEqual(fraction(1n, 1n))
  }
})
