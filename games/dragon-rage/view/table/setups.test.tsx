import { absentDice, seededDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { dragonRage as game } from '../../rules/game.ts'
import { dragons, units } from '../../rules/pieces.ts'
import { NOWHERE } from '../../rules/state.ts'
import { recommended, setUpAs } from './quick-fill.ts'

/** A game of which one side is to set up. */
function toSetUp(phase: 'defenderSetup' | 'invaderSetup') {
  const options = game.options.parse({})
  if (!options.ok) throw new Error('the defaults are no options')
  const state = game.setup(options.value, 2, seededDice('posts'))
  const act = (action: Action) => {
    const [seat] = game.toAct(state)
    if (seat === undefined) throw new Error('nobody sets up')
    expect(game.check(state, seat, action)).toBeUndefined()
    game.apply(state, seat, action, absentDice(), () => {})
  }
  const place = (actions: readonly Action[]) => {
    const [seat] = game.toAct(state)
    for (const action of setUpAs({ game, acting: seat === undefined ? [] : [seat], view: state }, actions))
      act(action)
  }
  if (phase === 'invaderSetup') {
    place(recommended.defenderSetup[0]?.actions ?? [])
    act({ type: 'finishSetup' })
  }
  return { state, act, place }
}

for (const phase of ['defenderSetup', 'invaderSetup'] as const) {
  for (const { id, actions } of recommended[phase]) {
    test(`${phase} ${id} is legal and complete, also after any other`, () => {
      for (const before of [undefined, ...recommended[phase]]) {
        const { state, act, place } = toSetUp(phase)
        if (before !== undefined) place(before.actions)
        place(actions)
        for (const action of actions) {
          if (action.type === 'placeUnit') {
            const at = units.filter((unit) => state.unitHex(unit) !== NOWHERE).length
            expect(at).toBe(units.length)
          }
        }
        if (phase === 'invaderSetup') expect(dragons.every((d) => state.isGrounded(d))).toBe(true)
        const position = JSON.stringify(game.encode(state))
        for (const action of actions) if ('hex' in action) expect(position).toContain(action.hex)
        act({ type: 'finishSetup' })
      }
    })
  }
}
