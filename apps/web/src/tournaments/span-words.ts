import type { TournamentText } from './text/index.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** '7 days', '15 minutes'. */
export const spanWords = (ms: number, t: TournamentText): string =>
  ms >= DAY
    ? t('make.days', { count: Math.round(ms / DAY) })
    : t('make.minutes', { count: Math.round(ms / MINUTE) })
