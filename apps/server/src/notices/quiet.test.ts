import { expect, test } from 'vitest'
import { afterQuiet, reminderAt } from './quiet.ts'

const hour = 3_600_000
const at = (text: string) => Date.parse(text)
const paris = { zone: 'Europe/Paris', quiet: { fromHour: 22, toHour: 7 } }
const after = (rules: Parameters<typeof afterQuiet>[0], text: string) =>
  new Date(afterQuiet(rules, at(text))).toISOString().slice(0, 16)

test('what is due in quiet hours waits for their end, by the clock on the wall', () => {
  expect(after(paris, '2026-01-10T20:59Z')).toBe('2026-01-10T20:59')
  expect(after(paris, '2026-01-10T21:00Z')).toBe('2026-01-11T06:00')
  expect(after(paris, '2026-01-11T05:59Z')).toBe('2026-01-11T06:00')
  expect(after(paris, '2026-01-11T06:00Z')).toBe('2026-01-11T06:00')
  // In the night of 29 March clocks go forward, in that of 25 October back.
  expect(after(paris, '2026-03-28T22:00Z')).toBe('2026-03-29T05:00')
  expect(after(paris, '2026-10-24T21:00Z')).toBe('2026-10-25T06:00')
  expect(after({ zone: 'America/New_York', quiet: { fromHour: 13, toHour: 15 } }, '2026-07-01T17:30Z')).toBe(
    '2026-07-01T19:00',
  )
  expect(after({ zone: 'UTC', quiet: null }, '2026-01-11T03:00Z')).toBe('2026-01-11T03:00')
})

test('a reminder leaves a quarter of the time, at most twelve hours, and never comes after the end', () => {
  const since = at('2026-01-10T12:00Z')
  const reminded = (rules: Parameters<typeof reminderAt>[0], hours: number, from = since) => {
    const moment = reminderAt(rules, from, from + hours * hour)
    return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16)
  }
  const never = { zone: 'UTC', quiet: null }
  expect(reminded(never, 8)).toBe('2026-01-10T18:00')
  expect(reminded(never, 240)).toBe('2026-01-20T00:00')
  expect(reminded(never, 0.3)).toBeUndefined()
  // Due at 5:00 and out at 17:00: it waits until seven in Paris.
  expect(reminded(paris, 53)).toBe('2026-01-12T06:00')
  // Due at 21:30, out at midnight: it comes before ten in Paris.
  expect(reminded(paris, 12.5)).toBe('2026-01-10T20:59')
  // Begun within them and out within them: it comes all the same.
  expect(reminded(paris, 4, at('2026-01-10T22:00Z'))).toBe('2026-01-11T01:00')
})
