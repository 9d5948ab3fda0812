import { expect, test } from 'vitest'
import { SIZE } from '../draw/plan.ts'
import { freeSpot } from './free-spot.ts'

const half = [88, 23] as const

test('a label lies where it hides no counter, the first such place before others', () => {
  const counters = [[0, 0]] as const
  expect(
    freeSpot(
      [
        [20, 0],
        [0, SIZE * 3],
        [0, -SIZE * 3],
      ],
      half,
      counters,
    ),
  ).toEqual([0, SIZE * 3])
  expect(freeSpot([[20, 0]], half, [])).toEqual([20, 0])
})

test('where every place hides somebody, the fewest are hidden', () => {
  const counters = [
    [0, 0],
    [40, 0],
    [0, 200],
  ] as const
  expect(
    freeSpot(
      [
        [0, 0],
        [0, 200],
      ],
      half,
      counters,
    ),
  ).toEqual([0, 200])
})
