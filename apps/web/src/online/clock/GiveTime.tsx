import { useSettings } from '../../settings/SettingsContext.tsx'
import type { OnlineSession } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'

/** The least that a press gives on a live clock, in ms. */
const LEAST_MS = 15_000

/** Gives somebody else more time in one press: a day, or of a live clock what a move brings. */
export function GiveTime({
  session,
  seat,
  name,
  isBrief = false,
}: {
  readonly session: OnlineSession
  readonly seat: string
  /** What the seat is called. */
  readonly name: string
  /** Where there is little room: only a plus is seen. */
  readonly isBrief?: boolean
}) {
  const t = onlineText(useSettings().settings.language)
  const { clock } = session.sight.rules
  if (clock.kind === 'none') return null
  const figure =
    clock.kind === 'days'
      ? t('clock.day')
      : t('clock.seconds', { seconds: Math.max(LEAST_MS, clock.incrementMs) / 1_000 })
  const label = `${figure}: ${t('menu.giveTime', { seat: name })}`
  return (
    <button
      type="button"
      className={`give-time ${isBrief ? 'is-brief' : ''}`}
      aria-label={label}
      title={label}
      onClick={() => void session.does({ type: 'giveTime', to: seat })}
    >
      {isBrief ? '+' : figure}
    </button>
  )
}
