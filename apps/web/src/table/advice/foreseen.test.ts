import { createMatch, type Game, seededDice } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import type { TableAids } from '@wyrmtable/ui'
import { expect, test } from 'vitest'
import { marksOf, oddsOf, stepsOf } from './foreseen.ts'

const game: Game = nim

function begun() {
  const seats = game.seatIds.map((id) => ({ id, name: id, kind: 'person' }) as const)
  const start = { id: 'm', seats, dice: { kind: 'seeded', seed: '1' }, createdAt: 0 } as const
  const created = createMatch(game, start, seededDice('1'))
  if (!created.ok) throw new Error(JSON.stringify(created.fault))
  return created.value.state
}

const aids: TableAids = {
  outline: () => undefined,
  seatOf: () => undefined,
  ending: () => ({ title: '', line: '', facts: [] }),
  markOf: (action) => (action.type === 'take' ? { to: [1, 2] } : undefined),
}

test('a plan is foreseen step by step, and the position it began in is left alone', () => {
  const state = begun()
  const before = game.encode(state)
  const [first] = game.actions(state, 0)
  if (first === undefined) throw new Error('nothing to do')
  const steps = stepsOf(game, state, 0, [first])
  expect(steps.map(({ action }) => action)).toEqual([first])
  expect(game.encode(state)).toEqual(before)
  expect(marksOf(game, 0, steps, aids)).toEqual([{ to: [1, 2] }])
})

test('where no die falls there are no odds to tell, and no plan has none either', () => {
  const state = begun()
  const [first] = game.actions(state, 0)
  if (first === undefined) throw new Error('nothing to do')
  expect(oddsOf(game, 0, stepsOf(game, state, 0, [first]))).toBeUndefined()
  expect(oddsOf(game, 0, [])).toBeUndefined()
})
