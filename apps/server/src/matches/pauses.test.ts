import { expect, test } from 'vitest'
import { afterCounting, counted, isZone, type Pauses } from './pauses.ts'

const hour = 3_600_000
const day = 24 * hour
const night = { fromHour: 23, toHour: 7 }
const paris = (vacations: Pauses['vacations'] = []): Pauses => ({ zone: 'Europe/Paris', night, vacations })
const at = (text: string) => Date.parse(text)

test('nights are those of the player’s own zone', () => {
  // In Paris it is 22:00, and nine hours later 7:00.
  const evening = at('2026-11-20T21:00:00Z')
  expect(counted(paris(), evening, evening + 9 * hour)).toBe(hour)
  expect(counted({ ...paris(), zone: 'Asia/Kolkata' }, evening, evening + 9 * hour)).toBe(4.5 * hour)
  expect(counted({ ...paris(), night: undefined }, evening, evening + 9 * hour)).toBe(9 * hour)
  expect(counted(undefined, evening, evening + 9 * hour)).toBe(9 * hour)
})

test('a night in which clocks are changed is as long as it is', () => {
  // In the night to 29 March 2026 one hour is left out; to 25 October one comes twice.
  for (const [noon, nightHours] of [
    ['2026-03-28T11:00:00Z', 7],
    ['2026-10-24T10:00:00Z', 9],
  ] as const) {
    expect(counted(paris(), at(noon), at(noon) + day)).toBe((24 - nightHours) * hour)
  }
})

test('a vacation counts for nothing, whatever nights are in it', () => {
  const noon = at('2026-11-20T11:00:00Z')
  const away = paris([{ from: noon, to: noon + 3 * day }])
  expect(counted(away, noon - hour, noon + 3 * day + hour)).toBe(2 * hour)
  expect(afterCounting(away, noon - hour, 2 * hour)).toBe(noon + 3 * day + hour)
})

test('time that was counted ends where it was said to end', () => {
  for (let i = 0; i < 60; i++) {
    const since = at('2026-03-20T00:00:00Z') + i * 7.3 * hour
    const ms = Math.round((1 + i * 3.1) * hour)
    const away = paris([{ from: since + 2 * day, to: since + 3 * day }])
    const end = afterCounting(away, since, ms)
    expect(counted(away, since, end)).toBe(ms)
    expect(counted(away, since, end - 1)).toBeLessThan(ms)
  }
})

test('a zone that nobody knows is none', () => {
  expect(isZone('Europe/Paris')).toBe(true)
  expect(isZone('Middle/Earth')).toBe(false)
})
