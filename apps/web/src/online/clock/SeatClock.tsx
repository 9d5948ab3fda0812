import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'
import type { ClockRule, ClockStand } from '../wire/answers.ts'
import { clockFigures, momentWords, timeLeft } from './clock-words.ts'
import { seatTime } from './seat-time.ts'
import { useServerNow } from './use-server-now.ts'
import { SHORT_MS } from './use-short-time.ts'

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
  const { language } = useSettings().settings
  const t = onlineText(language)
  const runs = clock?.runs.some(({ seat }) => seat === id) === true
  const now = useServerNow(runs ? (rule.kind === 'live' ? 250 : 30_000) : undefined)
  const time = seatTime(rule, clock, { id, place }, now)
  const isRunning = time?.isRunning === true
  if (time === undefined || (isOnlyRunning && !isRunning)) return null
  const { left, outAt } = time
  const isShort = isRunning && rule.kind !== 'none' && left < SHORT_MS[rule.kind]
  return (
    <time
      className={`seat-clock ${isRunning ? 'is-running' : ''} ${isShort ? 'is-short' : ''}`}
      role="timer"
      style={{ '--left': shareLeft(rule, left) } as object}
      title={outAt === undefined ? undefined : t('clock.until', { when: momentWords(outAt, now, language) })}
    >
      {rule.kind === 'live' ? clockFigures(left) : timeLeft(left, t)}
    </time>
  )
}

/** How much of what a seat begins with, or may have at most, is left: from 0 to 1, for clocks that are drawn as a ring. */
function shareLeft(rule: ClockRule, left: number): number {
  const whole = rule.kind === 'live' ? rule.baseMs : rule.kind === 'days' ? rule.capMs : 0
  return whole === 0 ? 1 : Math.max(0, Math.min(1, left / whole))
}
