import { expect, test } from 'vitest'
import { puzzleOfDay } from './puzzle-book.ts'

test('one a day, the same at any hour, and each comes once before any comes again', () => {
  for (const count of [1, 14, 32, 77]) {
    const list = Array.from({ length: count }, (_, place) => place)
    const days = list.map((place) => puzzleOfDay(list, new Date(2026, 10, 30 + place, 9)))
    expect(new Set(days).size).toBe(count)
    expect(puzzleOfDay(list, new Date(2026, 10, 30, 23, 59))).toBe(days[0])
  }
  expect(puzzleOfDay([], new Date())).toBeUndefined()
})
