import { ago } from '../../parts/ago.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { momentWords } from '../clock/clock-words.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { onlineText } from '../text/index.ts'

/** Between two looks at the time. */
const EVERY_MS = 20_000

/** Whether somebody is gone for so long that the others need not wait for their word; the server has the last one. */
export function useIsAway(at: number | undefined, awayMs: number | undefined): boolean {
  const now = useServerNow(awayMs === undefined ? undefined : EVERY_MS)
  return awayMs !== undefined && (at === undefined || now - at >= awayMs)
}

/** When somebody was seen last, and from when on the others decide without them; nothing where a clock judges that. */
export function Absence({
  at,
  awayMs,
  name,
}: {
  readonly at: number | undefined
  readonly awayMs: number | undefined
  readonly name: string
}) {
  const { language } = useSettings().settings
  const t = onlineText(language)
  const isAway = useIsAway(at, awayMs)
  const now = useServerNow()
  if (awayMs === undefined) return null
  return (
    <p className="muted">
      {at === undefined
        ? t('seats.unseen', { name })
        : t(isAway ? 'seats.away' : 'seats.seen', {
            name,
            time: ago(at, now, language),
            when: momentWords(at + awayMs, now, language),
          })}
    </p>
  )
}
