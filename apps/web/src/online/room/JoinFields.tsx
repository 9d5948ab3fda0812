import { useSettings } from '../../settings/SettingsContext.tsx'
import { NightFields } from '../clock/NightFields.tsx'
import { onlineText } from '../text/index.ts'
import type { Sight } from '../wire/answers.ts'

/** What everybody says who sits down: their name, and where time stands still at night, when that is for them. */
export function JoinFields({ sight: { rules } }: { readonly sight: Sight }) {
  const { settings, change } = useSettings()
  const t = onlineText(settings.language)
  return (
    <>
      <label className="field">
        <span>{t('online.name')}</span>
        <input
          type="text"
          className="filter"
          maxLength={40}
          value={settings.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      {rules.clock.kind === 'days' && rules.clock.night !== undefined ? (
        <NightFields night={rules.clock.night} />
      ) : null}
    </>
  )
}
