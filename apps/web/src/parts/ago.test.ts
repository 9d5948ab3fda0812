import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.UTC(2026, 10, 28, 12)
const minutes = (count: number) => now - count * 60_000

test('times are told in the largest whole unit', () => {
  expect(ago(minutes(0), now, 'en')).toBe('now')
  expect(ago(minutes(5), now, 'en')).toBe('5 minutes ago')
  expect(ago(minutes(150), now, 'fr')).toBe('il y a 2 heures')
  expect(ago(minutes(24 * 60), now, 'es')).toBe('ayer')
})

test('a clock that was put back does not tell of the future', () => {
  expect(ago(minutes(-30), now, 'en')).toBe('now')
})
