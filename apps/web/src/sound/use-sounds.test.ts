import { expect, test } from 'vitest'
import { soundOf } from './use-sounds.ts'

const view = { seq: 4, acting: [], outcome: undefined, log: [] }

test('a move, dice, one’s own turn and the end are told apart, and taking back is silent', () => {
  const after = { ...view, seq: 5, log: [{ seq: 5, seat: 'a', events: [{ type: 'unitMoved' }] }] }
  expect(soundOf(view, after)).toBe('move')
  const rolled = { ...after, log: [{ seq: 5, seat: 'a', events: [{ type: 'rolled' }] }] }
  expect(soundOf(view, rolled)).toBe('dice')
  expect(soundOf(view, { ...rolled, acting: [0] })).toBe('turn')
  expect(soundOf(view, { ...rolled, outcome: { winners: [0], reason: 'x', clause: 'X-1' } })).toBe('over')
  expect(soundOf(after, view)).toBeUndefined()
})
