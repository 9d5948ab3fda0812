import type { OnlineLobbyText } from '../lobby/text/index.ts'
import type { OnlineText } from '../text/index.ts'
import type { ClockRule, MatchSummary } from '../wire/answers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '20 min + 15 s', '3 days in the bank, 24 h a move'. */
export function clockWords(rule: ClockRule, t: OnlineLobbyText): string {
  if (rule.kind === 'none') return t('online.clock.none')
  if (rule.kind === 'live') {
    const minutes = Math.round(rule.baseMs / MINUTE)
    return t('online.clock.live', { minutes, seconds: Math.round(rule.incrementMs / 1_000) })
  }
  const [days, bonus] = [Math.round(rule.bankMs / DAY), Math.round(rule.bonusMs / HOUR)]
  return rule.bonusMs >= rule.capMs
    ? t('online.clock.days', { days })
    : t('online.clock.short', { days, bonus })
}

/** '18:42', below a minute '0:09', from an hour on '1:02:40'. */
export function clockFigures(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const pad = (figure: number) => `${figure}`.padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

/** '31 hours', '2 days': what is left of a slow clock, in its largest unit. */
export function timeLeft(ms: number, t: OnlineLobbyText): string {
  if (ms >= 2 * DAY) return t('online.days.left', { count: Math.floor(ms / DAY) })
  if (ms >= 2 * HOUR) return t('online.hours.left', { count: Math.floor(ms / HOUR) })
  return t('online.minutes.left', { count: Math.max(0, Math.ceil(ms / MINUTE)) })
}

/** 'Tue 14:05' within the week, else with the date: when something is due, by the clock on this wall. */
export function momentWords(at: number, now: number, language: string): string {
  const isNear = at - now < 6 * DAY && at > now
  const day: Intl.DateTimeFormatOptions = isNear
    ? { weekday: 'short' }
    : { weekday: 'short', day: 'numeric', month: 'short' }
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(at)
}

/** What else holds at a table, to be known before one sits down. */
export function tableWords(
  { clock, whenOut, spectators, spectatorDelayMs = 0, takeBacks }: MatchSummary['rules'],
  t: OnlineText,
): readonly string[] {
  const nights = clock.kind === 'days' && clock.night !== undefined
  const days = clock.kind === 'days' ? (clock.vacationDays ?? 0) : 0
  return [
    ...(clock.kind === 'none' ? [] : [`${t('online.whenOut')}: ${t(`online.whenOut.${whenOut}`)}`]),
    ...(nights ? [t('online.nights')] : []),
    ...(days > 0 ? [`${t('online.vacation')}: ${t('online.vacation.days', { count: days })}`] : []),
    `${t('online.watch')}: ${
      spectators === 'none'
        ? t('online.watch.no')
        : spectatorDelayMs > 0
          ? t('online.watch.after', { time: timeLeft(spectatorDelayMs, t) })
          : t('online.watch.now')
    }`,
    t(takeBacks === 'never' ? 'room.noTakeBacks' : 'room.takeBacks'),
  ]
}
