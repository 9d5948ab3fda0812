import { useEffect, useState } from 'react'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'
import type { ClockRule, ClockStand } from '../wire/answers.ts'
import { clockFigures, timeLeft } from './clock-words.ts'
import { seatTime } from './seat-time.ts'
import { serverNow } from './server-now.ts'

/** Below this a running clock is marked. */
const SHORT_MS = 60_000

/** What a seat has left, running while it is awaited. It shows nothing where nobody counts. */
export function SeatClock({
  rule,
  clock,
  id,
  place,
  isOnlyRunning = false,
}: {
  readonly rule: ClockRule
  readonly clock: ClockStand | undefined
  readonly id: string
  readonly place: number
  /** A clock that stands still is not shown. */
  readonly isOnlyRunning?: boolean
}) {
  const t = onlineText(useSettings().settings.language)
  const [now, setNow] = useState(serverNow)
  const time = seatTime(rule, clock, { id, place }, now)
  const isRunning = time?.isRunning === true
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(serverNow()), rule.kind === 'live' ? 250 : 30_000)
    return () => clearInterval(timer)
  }, [isRunning, rule.kind])
  if (time === undefined || (isOnlyRunning && !isRunning)) return null
  const { left } = time
  const isShort = isRunning && left < (rule.kind === 'live' ? SHORT_MS : 60 * SHORT_MS)
  return (
    <time className={`seat-clock ${isRunning ? 'is-running' : ''} ${isShort ? 'is-short' : ''}`} role="timer">
      {rule.kind === 'live' ? clockFigures(left) : timeLeft(left, t)}
    </time>
  )
}
