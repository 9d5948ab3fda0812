import { nightAround } from '../matches/pauses.ts'
import type { Rules } from './rules.ts'

type When = Pick<Rules, 'zone' | 'quiet'>

const minuteMs = 60_000
/** A reminder comes this long before time is out, or when three quarters of the time have passed. */
const mostLeadMs = 12 * 60 * minuteMs
/** Of less time nobody needs to be reminded. */
const leastTimeMs = 20 * minuteMs

/** The quiet hours in which the moment lies, if it does. */
function quietAround({ zone, quiet }: When, at: number) {
  return quiet === null ? undefined : nightAround(zone, quiet, at)
}

/** When something may come that is due now: at the end of the quiet hours, or now. */
export const afterQuiet = (rules: When, at: number): number => quietAround(rules, at)?.to ?? at

/**
 * When to remind somebody whose time has run since a moment and is out at another. One that would come in quiet hours
 * waits for their end where at least half of the time is left that it was to leave; where less would be, it comes just
 * before they begin. Only where they had begun before the time did, and time is out within them, it comes in spite of them:
 * else the match would be lost asleep.
 */
export function reminderAt(rules: When, since: number, outAt: number): number | undefined {
  if (outAt - since < leastTimeMs) return undefined
  const lead = Math.min(mostLeadMs, (outAt - since) / 4)
  const at = outAt - lead
  const quiet = quietAround(rules, at)
  if (quiet === undefined) return at
  if (quiet.to <= outAt - lead / 2) return quiet.to
  return quiet.from > since ? quiet.from - minuteMs : at
}
