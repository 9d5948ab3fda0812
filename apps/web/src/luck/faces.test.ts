import type { Rolled } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { facesOf } from './faces.ts'

const roll = (by: string, dice: readonly number[], sides = 6): Rolled => ({
  type: 'rolled',
  why: 'test',
  by,
  sides,
  dice,
  modifiers: [],
  total: dice.reduce((sum, die) => sum + die, 0),
  clause: 'X-1',
})
const seatOf = (piece: string) => (piece === 'nobody' ? undefined : piece === 'dragon' ? 0 : 1)

test('each die counts, with a threshold or without, by seat and by number of sides', () => {
  const events = [
    roll('unit', [6]),
    roll('dragon', [1, 6]),
    { type: 'passed' },
    roll('dragon', [6]),
    roll('nobody', [3]),
    roll('dragon', [10], 10),
  ]
  expect(facesOf([{ seq: 1, seat: 'a', events }], seatOf)).toEqual([
    { seat: 0, sides: 6, counts: [1, 0, 0, 0, 0, 2], thrown: 3 },
    { seat: 0, sides: 10, counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], thrown: 1 },
    { seat: 1, sides: 6, counts: [0, 0, 0, 0, 0, 1], thrown: 1 },
    { seat: undefined, sides: 6, counts: [0, 0, 1, 0, 0, 0], thrown: 1 },
  ])
})
