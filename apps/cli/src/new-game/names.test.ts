import { expect, test } from 'vitest'
import { isGameName, namesOf } from './names.ts'

test.each(['chess', 'stone-garden', 'go', 'x2-racers', 'a'.repeat(30)])(
  '%s can be the name of a game',
  (name) => {
    expect(isGameName(name)).toBe(true)
  },
)

test.each([
  '',
  'Chess',
  'stone_garden',
  'stone garden',
  '-stone',
  'stone-',
  'stone--garden',
  '2d',
  'stone-2',
  'x2',
  'échecs',
  '../games',
  'test',
  'dist',
  'a'.repeat(31),
])('“%s” cannot be one', (name) => {
  expect(isGameName(name)).toBe(false)
})

test.each([
  ['stone-garden', 'Stone garden', 'stoneGarden', 'SG'],
  ['chess', 'Chess', 'chess', 'CH'],
  ['a-long-way-home', 'A long way home', 'aLongWayHome', 'ALWH'],
  // A word of the language cannot name a value.
  ['new', 'New', 'newGame', 'NE'],
  ['manifest', 'Manifest', 'manifestGame', 'MA'],
])('%s is called %s, %s and %s', (id, title, identifier, prefix) => {
  expect(namesOf(id, new Set())).toEqual({ id, title, identifier, prefix })
})

test('clauses of two games do not begin alike', () => {
  expect(namesOf('dragon-race', new Set(['DR'])).prefix).toBe('DA')
  expect(namesOf('go', new Set(['GO'])).prefix).toBe('GO')
  expect(namesOf('chess', new Set(['CH', 'CE', 'CS'])).prefix).toBe('CHE')
})
