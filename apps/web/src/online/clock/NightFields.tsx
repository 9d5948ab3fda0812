import { useState } from 'react'
import { ListField } from '../../parts/ListField.tsx'
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
      <ListField
        label={t('night.from')}
        value={own.nightFrom ?? night.fromHour}
        choices={HOURS.map((value) => ({
          value,
          name: t('night.hours', { from: figures(value), to: figures((value + long) % 24) }),
        }))}
        onChoose={(nightFrom) => change({ ...own, nightFrom })}
      />
      <ListField
        label={t('night.zone')}
        value={own.zone}
        choices={zones().map((value) => ({ value, name: value.replaceAll('_', ' ') }))}
        onChoose={(zone) => change({ ...own, zone })}
      />
      <p className="muted">{t('night.secret')}</p>
    </div>
  )
}
