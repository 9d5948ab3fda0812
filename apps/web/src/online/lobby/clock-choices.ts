import type { ClockRule } from '../wire/answers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const live = (minutes: number, seconds: number): ClockRule => ({
  kind: 'live',
  baseMs: minutes * MINUTE,
  incrementMs: seconds * 1_000,
  reserveMs: 0,
})

const days = (bank: number, bonusHours: number): ClockRule => ({
  kind: 'days',
  bankMs: bank * DAY,
  bonusMs: bonusHours * HOUR,
  capMs: Math.max(bank * DAY, bonusHours * HOUR),
})

/** Clocks that are offered for each pace; the second of each is the usual one. */
export const clockChoices: Readonly<Record<'live' | 'days', readonly ClockRule[]>> = {
  live: [{ kind: 'none' }, live(30, 20), live(20, 15), live(60, 30)],
  days: [{ kind: 'none' }, days(3, 24), days(1, 24), days(7, 48)],
}
