import type { ClockRule, Night } from '../wire/answers.ts'
import type { OnlineWish } from './online-wish.ts'

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

/** What is called night where nobody says otherwise. */
export const usualNight: Night = { fromHour: 22, toHour: 7 }
/** Days off that may be granted to each seat of a slow table. */
export const vacationChoices = [0, 7, 14, 30] as const
/** How much later whoever only watches sees everything, where that is wished. */
const DELAY_MS = { live: 10 * MINUTE, days: DAY } as const

/** Whether the table counts for ratings: without a clock it might never end. */
export const isRatedBy = (pace: 'live' | 'days', { clock, isRated }: OnlineWish): boolean =>
  isRated && clockChoices[pace][clock]?.kind !== 'none'

/** How a table is played, as the server is asked for it. */
export function rulesOf(pace: 'live' | 'days', wish: OnlineWish): object {
  const clock = clockChoices[pace][wish.clock] ?? { kind: 'none' }
  return {
    clock:
      clock.kind === 'days'
        ? {
            ...clock,
            ...(wish.hasNights ? { night: usualNight } : {}),
            vacationDays: wish.vacationDays,
          }
        : clock,
    whenOut: wish.whenOut,
    spectators: wish.watching === 'no' ? 'none' : 'all',
    ...(wish.watching === 'later' ? { spectatorDelayMs: DELAY_MS[pace] } : {}),
  }
}
