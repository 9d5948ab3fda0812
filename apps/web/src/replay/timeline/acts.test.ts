import { expect, test } from 'vitest'
import { actBetween } from './acts.ts'

const chances = [0.5, 0.5, 0.62, 0.6, 0.45, 0.44]
const at = (seq: number) => chances[seq] ?? 0

test('a phase is named by the entry that moved the chances most in the direction of the whole', () => {
  expect(actBetween(0, 3, at)).toBe(2)
  expect(actBetween(0, 5, at)).toBe(4)
  expect(actBetween(4, 5, at)).toBe(5)
})

test('where nothing moves, the first entry is meant', () => {
  expect(actBetween(0, 3, () => 0.5)).toBe(1)
})
