import { expect, test } from 'vitest'
import { readPositions, writePositions } from './positions.ts'

const games = new Map([
  [
    'sorcerers',
    [
      [
        { turn: 1, said: 0.5123, won: 1 },
        { turn: 2, said: 0.75, won: 1 },
      ],
      [{ turn: 1, said: 0, won: 0.5 }],
    ],
  ],
  ['dragon-noir', [[{ turn: 3, said: 1, won: 0 }]]],
])

test('positions are read as they were written, match by match', () => {
  expect(readPositions(writePositions(games))).toEqual(games)
})

test('anything else is no file of positions', () => {
  const text = writePositions(games)
  expect(readPositions('')).toBeUndefined()
  expect(readPositions(text.replace('said', 'told'))).toBeUndefined()
  expect(readPositions(text.replace('0.75', '1.75'))).toBeUndefined()
  expect(readPositions(text.replace('0.75', ''))).toBeUndefined()
  expect(readPositions(text.slice(0, -4))).toBeUndefined()
})
