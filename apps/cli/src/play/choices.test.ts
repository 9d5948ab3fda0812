import { manifests } from '@wyrmtable/games'
import type { Game } from '@wyrmtable/kernel'
import { nim } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { inColumns } from '../output/columns.ts'
import { grouped, matching } from './choices.ts'
import { typedAction } from './typed-action.ts'

const choices = [
  { action: { type: 'a' }, phrase: 'Marcher vers 1010', group: 'D1' },
  { action: { type: 'b' }, phrase: 'Décoller', group: 'D2' },
  { action: { type: 'c' }, phrase: 'Marcher vers 1011', group: 'D1' },
]

test('choices are grouped in the order in which the headings come', () => {
  expect(grouped(choices).map(({ title, choices: members }) => [title, members.length])).toEqual([
    ['D1', 2],
    ['D2', 1],
  ])
})

test('words narrow the choices, without regard to capitals and accents', () => {
  expect(matching(choices, '1010')).toEqual([choices[0]])
  expect(matching(choices, 'd1 MARCHER')).toEqual([choices[0], choices[2]])
  expect(matching(choices, 'decoller')).toEqual([choices[1]])
  expect(matching(choices, 'nothing')).toEqual([])
})

test('an action can be typed as JSON or in words', () => {
  const game: Game = nim
  const take = { type: 'take', pile: 1, count: 2 }
  expect(typedAction(game, 'take pile=1 count=2')).toEqual(take)
  expect(typedAction(game, '{"type":"take","pile":1,"count":2}')).toEqual(take)
  for (const input of [
    'take',
    'take pile=1',
    'take pile=x count=2',
    '{"type":',
    'walk to 1010',
    'take pile',
    '',
  ]) {
    expect(typedAction(game, input)).toBeUndefined()
  }
})

test('typed members may be lists, JSON in brackets, and numbers that look like a hex', async () => {
  const room = await manifests.find(({ id }) => id === 'sorcerers')?.rules()
  if (room === undefined) throw new Error('no such game')
  const { game } = room
  const way = [{ x: 1050, y: 100 }]
  const move = { type: 'move', id: 'P1-orc-1', path: way, face: [1, 0] }
  expect(typedAction(game, `move id=P1-orc-1 path=${JSON.stringify(way)} face=1,0`)).toEqual(move)
  expect(typedAction(game, 'placeSorcerer x=1185 y=400 face=-1,0')).toEqual({
    type: 'placeSorcerer',
    x: 1185,
    y: 400,
    face: [-1, 0],
  })
  expect(typedAction(game, 'move id=P1-orc-1 path=[{] face=1,0')).toBeUndefined()
})

test('items are set in columns that are read downwards', () => {
  expect(inColumns(['a', 'b', 'c', 'd', 'e'], 7)).toBe('a  d\nb  e\nc')
  expect(inColumns(['long item'], 3)).toBe('long item')
  expect(inColumns([], 10)).toBe('')
})
