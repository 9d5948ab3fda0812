import type { OnlineText } from '../text/index.ts'
import type { ClockRule } from '../wire/answers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '20 min + 15 s', '3 days in the bank, 24 h a move'. */
export function clockWords(rule: ClockRule, t: OnlineText): string {
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
export function timeLeft(ms: number, t: OnlineText): string {
  if (ms >= 2 * DAY) return t('online.days.left', { count: Math.floor(ms / DAY) })
  if (ms >= 2 * HOUR) return t('online.hours.left', { count: Math.floor(ms / HOUR) })
  return t('online.minutes.left', { count: Math.max(0, Math.ceil(ms / MINUTE)) })
}
