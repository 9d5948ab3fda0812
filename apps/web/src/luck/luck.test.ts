import type { Rolled } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { luckOf } from './luck.ts'

const roll = (by: string, need: number, dice: readonly number[], bonus = 0): Rolled => {
  const total = dice.reduce((sum, die) => sum + die, bonus)
  return {
    type: 'rolled',
    why: 'test',
    by,
    sides: 6,
    dice,
    modifiers: bonus === 0 ? [] : [{ clause: 'X-1', value: bonus }],
    total,
    need,
    success: total >= need,
    clause: 'X-1',
  }
}
const seatOf = (piece: string) => (piece === 'nobody' ? undefined : piece === 'dragon' ? 0 : 1)
const luck = (...rolls: readonly Rolled[]) => luckOf([{ seq: 1, seat: 'a', events: rolls }], seatOf)

test('successes are set against what was to be expected, seat by seat', () => {
  const [first, second] = luck(roll('dragon', 4, [6]), roll('dragon', 4, [2]), roll('unit', 5, [5]))
  expect(first).toMatchObject({ seat: 0, rolls: 2, made: 1, expected: 1, worse: 0.25 })
  expect(second).toMatchObject({ seat: 1, rolls: 1, made: 1 })
  expect(second?.expected).toBeCloseTo(1 / 3)
  expect(second?.worse).toBeCloseTo(2 / 3)
})

test('modifiers and sums of several dice count', () => {
  const [one] = luck(roll('unit', 5, [4], 1))
  expect(one?.expected).toBeCloseTo(1 / 2)
  const [two] = luck(roll('unit', 11, [6, 6]))
  expect(two?.expected).toBeCloseTo(3 / 36)
})

test('what cannot fail, has no threshold or belongs to nobody is no luck', () => {
  expect(luck(roll('unit', 1, [3]), roll('nobody', 4, [4]))).toEqual([])
  const { need: _, success: __, ...open } = roll('unit', 4, [4])
  expect(luck(open)).toEqual([])
  expect(luck({ ...roll('unit', 2, [1]), success: true })).toEqual([])
})

test('where low is good, the chance is that of falling at or below', () => {
  const [one] = luck({ ...roll('unit', 2, [3]), atMost: true, success: false })
  expect(one).toMatchObject({ rolls: 1, made: 0 })
  expect(one?.expected).toBeCloseTo(1 / 3)
})
