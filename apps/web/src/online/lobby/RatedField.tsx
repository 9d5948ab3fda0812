import { useId } from 'react'
import { whoIsHere } from '../../account/account.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'

/** Whether the table counts for ratings, and where it cannot, why. */
export function RatedField({
  hasClock,
  value,
  onChange,
}: {
  readonly hasClock: boolean
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}) {
  const t = onlineText(useSettings().settings.language)
  const note = useId()
  const loaded = useLoaded(whoIsHere)
  const me = loaded !== undefined && 'value' in loaded && loaded.value.ok ? loaded.value.value : undefined
  const isGuest = me?.name === null
  return (
    <div className="rated-field">
      <label className="check">
        <input
          type="checkbox"
          aria-describedby={note}
          disabled={!hasClock || isGuest || me === undefined}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t('online.rated')}</span>
      </label>
      <small id={note}>
        {isGuest ? (
          <a href="#/account">{t('online.rated.needsAccount')}</a>
        ) : hasClock ? (
          t('online.rated.note')
        ) : (
          t('online.rated.noClock')
        )}
      </small>
    </div>
  )
}
