import { expect, it } from 'vitest'
import {
  benchRow,
  formatRows,
  interleave,
  isUnsteady,
  median,
  missedFloors,
  ratioOf,
  timed,
} from './measure.ts'

it('takes turns and throws the first round away', async () => {
  const order: string[] = []
  const rates = await interleave(
    {
      a: () => order.push('a'),
      b: async () => order.push('b'),
    },
    { rounds: 2, ms: 1 },
  )
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(rates).toEqual({ a: [3, 5], b: [4, 6] })
})

it('compares within a round', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1])).toBe(2.5)
  expect(ratioOf([10, 30, 8], [10, 10, 2])).toEqual({ min: 1, median: 3, max: 4 })
  expect(isUnsteady([1, 2, 3])).toBe(false)
  expect(isUnsteady([1, 2, 4])).toBe(true)
})

it('counts units for at least the time it was given', async () => {
  expect(await timed(() => 7)(1)).toBeGreaterThan(0)
})

it('marks a row that is below its floor', () => {
  const about = { name: 'x', unit: 'units', base: 'y', floor: 2 }
  expect(formatRows([benchRow(about, [3], [1])])).not.toContain('BELOW')
  expect(formatRows([benchRow(about, [1], [1])])).toContain('BELOW')
})

it('counts a floor as missed below it and where nothing was measured, not where there is none', () => {
  const row = (ours: number, floor?: number) =>
    benchRow({ name: 'x', unit: 'units', base: 'y', ...(floor === undefined ? {} : { floor }) }, [ours], [1])
  const [kept, below, nothing, free] = [row(2, 2), row(1, 2), row(Number.NaN, 2), row(0)]
  expect(missedFloors([kept, below, nothing, free])).toEqual([below, nothing])
})
