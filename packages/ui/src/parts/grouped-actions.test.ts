import { expect, test } from 'vitest'
import { groupedActions } from './grouped-actions.ts'

test('each action stands once under its heading, what comes first before all else, the rest in its order', () => {
  const actions = ['b1', 'a1', 'c1', 'a2', 'b2']
  const groups = groupedActions(
    actions,
    (action) => action.slice(0, 1),
    (action) => action.endsWith('2') && action.startsWith('a'),
  )
  expect(groups).toEqual([
    ['a', ['a2', 'a1']],
    ['b', ['b1', 'b2']],
    ['c', ['c1']],
  ])
})
