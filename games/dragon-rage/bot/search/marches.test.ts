import { type Json, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { dragonRage } from '../../rules/game.ts'
import { type hexOf, labelOf } from '../../rules/map.ts'
import { optionsSchema } from '../../rules/options.ts'
import { isTroop, units } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { furtherMarchPlans, marchPlans } from './marches.ts'

/** Two dragons in the east; four troops, each of which can come to several VP hexes that dragons want. */
const position: Json = {
  turn: 5,
  phase: 'defenderMovement',
  lastDestructionTurn: 5,
  lastInsideTurn: 5,
  destroyed: ['1107'],
  dragons: { D1: { hex: '2109', facing: 'NW' }, D2: { hex: '1706', facing: 'S', status: 'flying' } },
  units: { INF1: '1709', INF2: '1911', CAV1: '1608', CAV2: '1811', HERO: '1710', WZD: '1511' },
}

function stateOf(): State {
  const read = dragonRage.decode(position, optionsSchema.parse({}))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** Hexes where troops stand after a march. */
function heldAfter({ actions }: ReturnType<typeof marchPlans>[number]): readonly string[] {
  const state = stateOf()
  for (const action of actions) {
    if (action.type !== 'moveUnit') break
    expect(dragonRage.check(state, 1, action)).toBeUndefined()
    dragonRage.apply(state, 1, action, seededDice(1), () => {})
  }
  return units.flatMap((unit) => {
    const hex = state.unitHex(unit)
    return isTroop(unit) && hex !== NOWHERE ? [labelOf(hex as ReturnType<typeof hexOf>)] : []
  })
}

test('further marches hold what dragons want, in ways that no march of everybody comes to', () => {
  const wanted = ['1610', '1807', '2011']
  const heldIn = (marches: readonly (readonly string[])[]) =>
    [...new Set(marches.map((hexes) => wanted.filter((hex) => hexes.includes(hex)).join()))].sort()
  const usual = heldIn(marchPlans(stateOf()).map(heldAfter))
  const further = heldIn(furtherMarchPlans(stateOf()).map(heldAfter))
  expect(further.filter((held) => !usual.includes(held))).not.toEqual([])
})

test('some further marches are the usual one but for a single unit', () => {
  const [first] = marchPlans(stateOf())
  if (first === undefined) throw new Error('no march')
  const usual = heldAfter(first)
  const others = furtherMarchPlans(stateOf()).map(heldAfter)
  const differing = others.map((hexes) => hexes.filter((hex) => !usual.includes(hex)).length)
  expect(differing).toContain(1)
})
