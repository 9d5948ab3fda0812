import { expect, test } from 'vitest'
import { actionKey } from './action-key.ts'

test('the order of fields does not matter, their values and names do', () => {
  expect(actionKey({ type: 'move', to: 3, on: true })).toBe(actionKey({ on: true, to: 3, type: 'move' }))
  expect(actionKey({ type: 'move', to: 3 })).not.toBe(actionKey({ type: 'move', to: 4 }))
  expect(actionKey({ type: 'move', to: 3 })).not.toBe(actionKey({ type: 'move', from: 3 }))
})

test('the order of a list matters, a field without a value does not', () => {
  expect(actionKey(['F', 'L'])).not.toBe(actionKey(['L', 'F']))
  expect(actionKey({ type: 'shoot', area: undefined })).toBe(actionKey({ type: 'shoot' }))
})
