import type { Seat } from '@wyrmtable/kernel'
import type { ClockStand, OwnNight, RunningClock, Vacation } from './line.ts'
import { afterCounting, counted, type Pauses } from './pauses.ts'
import type { ClockRule } from './table.ts'

export const dayMs = 24 * 60 * 60_000

/** When the time of a seat does not run; undefined where it always does. */
export type PausesOf = (seat: Seat) => Pauses | undefined

/** What the rule and the seat's own nights and days off say. */
export function pausesBy(
  rule: ClockRule,
  { zone = 'UTC', nightFrom }: OwnNight,
  vacations: readonly Vacation[],
): Pauses | undefined {
  if (rule.kind !== 'days' || (rule.night === undefined && vacations.length === 0)) return undefined
  const { night } = rule
  if (night === undefined || nightFrom === undefined) return { night, zone, vacations }
  const hours = (night.toHour - night.fromHour + 24) % 24
  return { night: { fromHour: nightFrom, toHour: (nightFrom + hours) % 24 }, zone, vacations }
}

/** The clocks as a match begins; undefined where nobody counts. */
export function firstClock(
  rule: ClockRule,
  seats: number,
  runs: readonly Seat[],
  at: number,
  pauses: PausesOf,
): ClockStand | undefined {
  if (rule.kind === 'none') return undefined
  const whole = rule.kind === 'live' ? rule.baseMs : Math.min(rule.bankMs, rule.capMs)
  const left = Array.from({ length: seats }, () => whole)
  return runsAnew(rule, { left, runs: runs.map((seat) => ({ seat, since: at })) }, pauses)
}

/** The same clocks with the moments at which they run out. */
export const runsAnew = (rule: ClockRule, { left, runs }: ClockStand, pauses: PausesOf): ClockStand => ({
  left,
  runs: runs.map(({ seat, since }) => ({
    seat,
    since,
    outAt: afterCounting(pauses(seat), since, freeMs(rule) + (left[seat] ?? 0)),
  })),
})

/**
 * The clocks after something was done: whoever is no longer awaited stops, and is given what the rule grants for a turn
 * if it was `decided` by them; whoever is awaited now runs, and whoever still is runs on. The same object where
 * nothing changed.
 */
export function clockAfter(
  rule: ClockRule,
  clock: ClockStand,
  runs: readonly Seat[],
  decided: Seat | undefined,
  at: number,
  pauses: PausesOf,
): ClockStand {
  const running = clock.runs.map(({ seat }) => seat)
  if (running.length === runs.length && running.every((seat) => runs.includes(seat))) return clock
  const left = [...clock.left]
  for (const { seat, since } of clock.runs) {
    if (runs.includes(seat)) continue
    left[seat] = stopped(rule, left[seat] ?? 0, counted(pauses(seat), since, at), decided === seat)
  }
  const stillRuns = clock.runs.filter(({ seat }) => runs.includes(seat))
  const begins = runs.filter((seat) => !running.includes(seat)).map((seat) => ({ seat, since: at }))
  return runsAnew(rule, { left, runs: [...stillRuns, ...begins] }, pauses)
}

/** The first moment at which somebody's time is out. */
export function nextDeadline(rule: ClockRule, clock: ClockStand | undefined): number | null {
  if (clock === undefined || clock.runs.length === 0) return null
  return Math.min(...clock.runs.map((run) => outAt(rule, clock, run)))
}

/** Of those whose time is out the one whose was first. */
export function overdue(rule: ClockRule, clock: ClockStand, now: number): Seat | undefined {
  let first: { seat: Seat; at: number } | undefined
  for (const run of clock.runs) {
    const { seat } = run
    const at = outAt(rule, clock, run)
    if (at <= now && (first === undefined || at < first.at)) first = { seat, at }
  }
  return first?.seat
}

/** What one press gives to somebody else. */
export function giftMs(rule: ClockRule): number {
  return rule.kind === 'days' ? dayMs : rule.kind === 'live' ? Math.max(15_000, rule.incrementMs) : 0
}

const outAt = (rule: ClockRule, clock: ClockStand, run: RunningClock): number =>
  run.outAt ?? run.since + freeMs(rule) + (clock.left[run.seat] ?? 0)

const freeMs = (rule: ClockRule): number => (rule.kind === 'live' ? rule.reserveMs : 0)

function stopped(rule: ClockRule, left: number, usedMs: number, isDecided: boolean): number {
  const rest = Math.max(0, left - Math.max(0, usedMs - freeMs(rule)))
  if (!isDecided || rule.kind === 'none') return rest
  if (rule.kind === 'live') return rest + rule.incrementMs
  // What somebody was given beyond the cap stays theirs.
  return Math.max(rest, Math.min(rule.capMs, rest + rule.bonusMs))
}

/** Days that a seat may still take off: those begun are taken. */
export function vacationDaysLeft(rule: ClockRule, taken: readonly Vacation[]): number {
  if (rule.kind !== 'days') return 0
  const begun = taken.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / dayMs), 0)
  return Math.max(0, (rule.vacationDays ?? 0) - begun)
}
