import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { NumberField } from '../../parts/NumberField.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { momentWords } from '../clock/clock-words.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import type { Problem } from '../wire/answers.ts'

/** Days off at a slow table: how many are left, to take some from now on, and to be back before they are over. */
export function VacationField({
  session,
  view,
  onDone,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly onDone: (problem: Problem | undefined) => void
}) {
  const { language } = useSettings().settings
  const t = onlineText(language)
  const [days, setDays] = useState(1)
  const now = useServerNow()
  const own = view.vacations[session.sight.viewer]
  if (own === undefined) return null
  const take = (count: number) => void session.does({ type: 'vacation', days: count }).then(onDone)
  if (own.to !== undefined && own.from !== undefined && own.from <= now && now < own.to) {
    return (
      <section className="vacation">
        <p>{t('vacation.until', { when: momentWords(own.to, now, language) })}</p>
        <Button onPress={() => take(0)}>{t('vacation.back')}</Button>
      </section>
    )
  }
  if (own.daysLeft === 0) return <p className="muted">{t('vacation.none')}</p>
  return (
    <form
      className="vacation"
      onSubmit={(event) => {
        event.preventDefault()
        take(Math.min(days, own.daysLeft))
      }}
    >
      <NumberField
        label={t('vacation.days', { count: own.daysLeft })}
        min={1}
        max={own.daysLeft}
        value={days}
        onChange={setDays}
      />
      <Button type="submit">{t('vacation.take')}</Button>
    </form>
  )
}
