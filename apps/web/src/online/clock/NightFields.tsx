import { useState } from 'react'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'
import type { Night } from '../wire/answers.ts'
import { keepOwnNight, ownNight, zones } from './own-night.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const figures = (hour: number) => `${`${hour}`.padStart(2, '0')}:00`

/** Whoever sits down at a slow table says when they sleep: as long as the table grants, at hours of their own. */
export function NightFields({ night }: { readonly night: Night }) {
  const t = onlineText(useSettings().settings.language)
  const [own, setOwn] = useState(ownNight)
  const change = (next: typeof own) => {
    setOwn(next)
    keepOwnNight(next)
  }
  const long = (night.toHour - night.fromHour + 24) % 24
  return (
    <div className="setup-row">
      <label className="field">
        <span>{t('night.from')}</span>
        <select
          value={own.nightFrom ?? night.fromHour}
          onChange={(event) => change({ ...own, nightFrom: Number(event.target.value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {t('night.hours', { from: figures(hour), to: figures((hour + long) % 24) })}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('night.zone')}</span>
        <select value={own.zone} onChange={(event) => change({ ...own, zone: event.target.value })}>
          {zones().map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <p className="muted">{t('night.secret')}</p>
    </div>
  )
}
