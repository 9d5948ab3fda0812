import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'

/** What somebody is called at a table; kept for the next one. */
export function TableNameField() {
  const { settings, change } = useSettings()
  const t = onlineText(settings.language)
  return (
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
  )
}
