import { expect, test } from 'vitest'
import { createMatch, scriptedDice } from '../index.ts'
import { nim } from '../testing/toy-games/index.ts'

const called = (name: string) =>
  createMatch(
    nim,
    {
      id: 'm',
      seats: nim.seatIds.map((id) => ({ id, name, kind: 'person' })),
      dice: { kind: 'recorded' },
      createdAt: 0,
    },
    scriptedDice(),
  )

test('a name at the table has a limit, and no marks that turn the direction of text', () => {
  expect(called('Zoë 北').ok).toBe(true)
  expect(called('x'.repeat(60)).ok).toBe(true)
  expect(called('x'.repeat(61))).toMatchObject({
    ok: false,
    fault: { code: 'tooBig', path: '/seats/0/name' },
  })
  for (const mark of ['\u202e', '\u2066', '\u200f', '\n']) {
    expect(called(`A${mark}B`)).toMatchObject({
      ok: false,
      fault: { code: 'badPattern', path: '/seats/0/name' },
    })
  }
})
