import { useEffect, useState } from 'react'
import type { OnlineView } from '../session/online-session.ts'
import type { Sight } from '../wire/answers.ts'
import { seatTime } from './seat-time.ts'
import { useServerNow } from './use-server-now.ts'

const MINUTE = 60_000
/** Whoever has less than this is reminded, by kind of clock. */
export const SHORT_MS = { live: MINUTE, days: 6 * 60 * MINUTE } as const
/** Timers of browsers count no further than this at once. */
const MOST_MS = 24 * 60 * MINUTE

/** What is left, in ms, and when it is out. */
interface ShortTime {
  readonly left: number
  readonly outAt: number
}

/** What whoever looks has left while their own clock runs and that is little; undefined as long as there is more. */
export function useShortTime({ rules, viewer }: Sight, { clock, seats }: OnlineView): ShortTime | undefined {
  const [, look] = useState(0)
  const { kind } = rules.clock
  const limit = kind === 'none' ? undefined : SHORT_MS[kind]
  const place = seats.findIndex(({ id }) => id === viewer)
  const now = useServerNow()
  const time = seatTime(rules.clock, clock, { id: viewer, place }, now)
  const left = time?.isRunning === true ? time.left : undefined
  const wait = left === undefined || limit === undefined ? undefined : left - limit
  useEffect(() => {
    if (wait === undefined || wait <= 0) return
    const timer = setTimeout(() => look((times) => times + 1), Math.min(MOST_MS, wait + 50))
    return () => clearTimeout(timer)
  }, [wait])
  if (left === undefined || wait === undefined || wait > 0) return undefined
  return { left, outAt: time?.outAt ?? now + left }
}
