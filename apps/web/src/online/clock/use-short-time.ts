import { useEffect, useState } from 'react'
import type { OnlineView } from '../session/online-session.ts'
import type { Sight } from '../wire/answers.ts'
import { seatTime } from './seat-time.ts'
import { serverNow } from './server-now.ts'

const MINUTE = 60_000
/** Whoever has less than this is reminded, by kind of clock. */
const SHORT_MS = { live: MINUTE, days: 6 * 60 * MINUTE } as const
/** Timers of browsers count no further than this at once. */
const MOST_MS = 24 * 60 * MINUTE

/** The time below which whoever looks has fallen while their own clock runs, in ms; undefined as long as there is more. */
export function useShortTime({ rules, viewer }: Sight, { clock, seats }: OnlineView): number | undefined {
  const [, look] = useState(0)
  const { kind } = rules.clock
  const limit = kind === 'none' ? undefined : SHORT_MS[kind]
  const place = seats.findIndex(({ id }) => id === viewer)
  const time = seatTime(rules.clock, clock, { id: viewer, place }, serverNow())
  const left = time?.isRunning === true ? time.left : undefined
  const wait = left === undefined || limit === undefined ? undefined : left - limit
  useEffect(() => {
    if (wait === undefined || wait <= 0) return
    const timer = setTimeout(() => look((times) => times + 1), Math.min(MOST_MS, wait + 50))
    return () => clearTimeout(timer)
  }, [wait])
  return wait !== undefined && wait <= 0 ? limit : undefined
}
