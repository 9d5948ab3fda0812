import { expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { S } from '../../rules/fields.ts'
import { dragonNoir } from '../../rules/game.ts'
import type { MatchState as State } from '../../rules/match-state.ts'
import { viewOf } from '../../rules/view.ts'
import { groupsOf, placementsOf, waitingOf } from './waiting.ts'

function start(scenario: string): State {
  const options = dragonNoir.options.parse({ scenario })
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  return dragonNoir.setup(options.value, 2, { roll: () => 1, pick: () => 0, shuffle: () => {} })
}
const checking = (state: State, seat: number) => (action: Action) => dragonNoir.check(state, seat, action)

/** The first movement phase of a side, nobody having come in. */
function moving(scenario: string, side: number): State {
  const state = start(scenario)
  state.phase = 'movement'
  state.put(S.active, side)
  return state
}

test('everybody who waits to come in lies in the tray, in one group where all come by the same hexes', () => {
  const state = moving('mill', 0)
  const view = viewOf(state, 0)
  const waiting = waitingOf(view, 0, dragonNoir.actions(state, 0), checking(state, 0))
  expect(waiting).toHaveLength(6)
  expect(waiting.every(({ refusal }) => refusal === undefined)).toBe(true)
  expect(groupsOf(view, waiting).map((group) => group.length)).toEqual([6])
})

test('who comes by other hexes is another group', () => {
  const state = moving('under-the-mountain', 1)
  const waiting = waitingOf(viewOf(state, 1), 1, dragonNoir.actions(state, 1), checking(state, 1))
  expect(groupsOf(viewOf(state, 1), waiting).map((group) => group.length)).toEqual([9, 5])
})

test('in set-up anybody of the tray may be placed first, wherever the rules let him (DN-18.3)', () => {
  const state = start('mill')
  const seat = state.active
  const view = viewOf(state, seat)
  const waiting = waitingOf(view, seat, dragonNoir.actions(state, seat), checking(state, seat))
  const last = waiting.at(-1)?.unit ?? ''
  const listed = dragonNoir.actions(state, seat)
  expect(listed.some((one) => one.type === 'place' && one.unit === last)).toBe(false)
  const places = placementsOf(view, last, checking(state, seat))
  expect(places.length).toBeGreaterThan(0)
  for (const action of places) expect(dragonNoir.check(state, seat, action)).toBeUndefined()
})
