import type { GameText } from '@wyrmtable/kernel'
import { Button, Glyph } from '@wyrmtable/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { momentWords, timeLeft } from '../clock/clock-words.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { useShortTime } from '../clock/use-short-time.ts'
import { radarDish } from '../glyph/shapes.ts'
import { problemWords } from '../problem-words.ts'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { newsLine } from '../wire/news-line.ts'

/** A cut that lasts no longer than this is nobody's concern. */
const PATIENCE_MS = 2_500

/** Says that the connection is gone and what is kept until it is back, or why the last deed was not done. */
export function LineBanner({
  session,
  view,
  text,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly text: GameText
}) {
  const { settings } = useSettings()
  const t = onlineText(settings.language)
  const { viewer } = session.sight
  const line = newsLine()
  const state = useSyncExternalStore(line.onState, line.state)
  const [now, setNow] = useState(Date.now)
  const serverNow = useServerNow()
  const short = useShortTime(session.sight, view)
  const [reminded, remind] = useState<OnlineView['clock']>()
  const isWaiting = state.kind === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isWaiting])
  if (view.isUnseated) {
    return (
      <div className="banner line-banner" role="alert">
        {view.takenOver.includes(viewer)
          ? t('line.succeeded', { name: view.seats.find(({ id }) => id === viewer)?.name ?? '' })
          : t('line.unseated')}
      </div>
    )
  }
  if (isWaiting && (view.isKept || now - state.since > PATIENCE_MS)) {
    const seconds = Math.max(0, Math.ceil((state.until - now) / 1_000))
    return (
      <div className="banner line-banner is-gone" role="alert">
        <Glyph shape={radarDish} />
        <p>
          <b>{t('line.gone')}</b> {view.isKept ? t('line.kept') : null}
          <small>{seconds > 0 ? t('line.again', { seconds }) : t('line.trying')}</small>
        </p>
        <Button onPress={() => line.tryNow()}>{t('line.now')}</Button>
      </div>
    )
  }
  if (view.problem === undefined && short !== undefined && reminded !== view.clock) {
    return (
      <div className="banner line-banner" role="alert">
        <p>
          {session.sight.rules.clock.kind === 'days'
            ? t('line.shortDays', { when: momentWords(short.outAt, serverNow, settings.language) })
            : t('line.short', { time: timeLeft(short.left, t) })}
        </p>
        <Button onPress={() => remind(view.clock)}>{t('line.close')}</Button>
      </div>
    )
  }
  if (view.problem !== undefined) {
    return (
      <div className="banner line-banner" role="alert">
        <p>{problemWords(view.problem, settings.language, text)}</p>
        <Button onPress={() => session.putProblemAway()}>{t('line.close')}</Button>
      </div>
    )
  }
  return null
}
