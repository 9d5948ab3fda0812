import type { ClockRule, ClockStand } from '../wire/answers.ts'

/** What a seat has left, in ms, and where its clock runs the moment at which it is out. */
interface SeatTime {
  readonly left: number
  readonly isRunning: boolean
  readonly outAt?: number
}

/** Time the seat has left at a moment of the server's clock, in ms; undefined where nobody counts. */
export function seatTime(
  rule: ClockRule,
  clock: ClockStand | undefined,
  seat: { readonly id: string; readonly place: number },
  now: number,
): SeatTime | undefined {
  const left = clock?.left[seat.place]
  if (clock === undefined || left === undefined || rule.kind === 'none') return undefined
  const run = clock.runs.find((one) => one.seat === seat.id)
  if (run === undefined) return { left, isRunning: false }
  // Nights and days off are counted in there.
  if (run.outAt !== undefined) return { left: run.outAt - now, isRunning: true, outAt: run.outAt }
  const free = rule.kind === 'live' ? rule.reserveMs : 0
  return { left: left - Math.max(0, now - run.since - free), isRunning: true }
}
