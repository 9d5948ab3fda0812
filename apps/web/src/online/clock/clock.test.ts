import { expect, test } from 'vitest'
import { onlineText } from '../text/index.ts'
import { clockFigures, clockWords, momentWords, tableWords, timeLeft } from './clock-words.ts'
import { seatTime } from './seat-time.ts'
import { onServerTime, serverIsAt } from './server-now.ts'

const t = onlineText('en')

test('a clock is told in its own measure', () => {
  expect(clockFigures(18 * 60_000 + 42_000)).toBe('18:42')
  expect(clockFigures(8_100)).toBe('0:09')
  expect(clockFigures(-5)).toBe('0:00')
  expect(clockFigures(3_760_000)).toBe('1:02:40')
  expect(timeLeft(31 * 3_600_000, t)).toBe('31 hours')
  expect(timeLeft(49 * 3_600_000, t)).toBe('2 days')
  expect(timeLeft(90_000, t)).toBe('2 minutes')
})

test('its rule is told in words', () => {
  expect(clockWords({ kind: 'none' }, t)).toBe('No clock')
  expect(clockWords({ kind: 'live', baseMs: 1_200_000, incrementMs: 15_000, reserveMs: 0 }, t)).toBe(
    '20 min + 15 s',
  )
  const day = 86_400_000
  expect(clockWords({ kind: 'days', bankMs: 3 * day, bonusMs: day / 2, capMs: 5 * day }, t)).toBe(
    '3 days in the bank, 12 h a move',
  )
  expect(clockWords({ kind: 'days', bankMs: day, bonusMs: day, capMs: day }, t)).toBe('1 day a move')
})

test('only the clock of whoever is awaited runs, and its reserve costs nothing', () => {
  const rule = { kind: 'live', baseMs: 60_000, incrementMs: 0, reserveMs: 5_000 } as const
  const clock = { left: [60_000, 30_000], runs: [{ seat: 'b', since: 1_000 }] }
  expect(seatTime(rule, clock, { id: 'a', place: 0 }, 20_000)).toEqual({ left: 60_000, isRunning: false })
  expect(seatTime(rule, clock, { id: 'b', place: 1 }, 4_000)).toEqual({ left: 30_000, isRunning: true })
  expect(seatTime(rule, clock, { id: 'b', place: 1 }, 16_000)).toEqual({ left: 20_000, isRunning: true })
  expect(seatTime({ kind: 'none' }, undefined, { id: 'a', place: 0 }, 0)).toBeUndefined()
})

test('where the server says when time is out, nights and days off are counted in', () => {
  const rule = { kind: 'days', bankMs: 86_400_000, bonusMs: 0, capMs: 86_400_000 } as const
  const clock = { left: [86_400_000], runs: [{ seat: 'a', since: 0, outAt: 150_000_000 }] }
  expect(seatTime(rule, clock, { id: 'a', place: 0 }, 100_000_000)).toEqual({
    left: 50_000_000,
    isRunning: true,
    outAt: 150_000_000,
  })
})

test('a moment is told by its day, far ones with their date', () => {
  const now = new Date(2027, 0, 15, 9).getTime()
  expect(momentWords(new Date(2027, 0, 19, 14, 5).getTime(), now, 'en-GB')).toMatch(/^Tue,? 14:05$/)
  expect(momentWords(new Date(2027, 0, 29, 14, 5).getTime(), now, 'en-GB')).toMatch(/^Fri,? 29 Jan,? 14:05$/)
})

test('all that holds at a table is told before one sits down', () => {
  const day = 86_400_000
  const clock = { kind: 'days', bankMs: day, bonusMs: day, capMs: day } as const
  const night = { fromHour: 22, toHour: 7 }
  const table = { whenOut: 'computer', spectators: 'all', spectatorDelayMs: day, takeBacks: 'never' } as const
  expect(tableWords({ ...table, clock: { ...clock, night, vacationDays: 7 } }, t)).toEqual([
    'When time runs out: A computer plays on there',
    'Time stands still at night, nine hours in the zone of each',
    'Days off for each: 7 days',
    'Watching: Everybody, 24 hours later',
    'Moves are not taken back',
  ])
  const open = {
    clock: { kind: 'none' },
    whenOut: 'forfeit',
    spectators: 'none',
    takeBacks: 'byConsent',
  } as const
  expect(tableWords(open, t)).toEqual(['Watching: Nobody', 'Moves are taken back when all agree'])
})

test('what shows the server’s time hears that its clock is another than was thought, and not of the way through the line', () => {
  let told = 0
  const stop = onServerTime(() => told++)
  serverIsAt(Date.now() + 3_600_000)
  expect(told).toBe(1)
  serverIsAt(Date.now() + 3_600_200)
  expect(told).toBe(1)
  stop()
  serverIsAt(Date.now())
  expect(told).toBe(1)
})
