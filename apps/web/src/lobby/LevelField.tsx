import { type BotLevel, botLevels } from '../session/levels.ts'
import { useSettings } from '../settings/SettingsContext.tsx'

/** How strong the computer is: bars and a name, changed like any list. */
export function LevelField({
  level,
  onChange,
}: {
  readonly level: BotLevel
  readonly onChange: (level: BotLevel) => void
}) {
  const { t } = useSettings()
  const at = botLevels.indexOf(level)
  return (
    <label className="field">
      <span>{t('setup.level')}</span>
      <span className="level">
        <span className="level-bars" aria-hidden="true">
          {botLevels.map((one, i) => (
            <i key={one} className={i <= at ? 'is-on' : ''} />
          ))}
        </span>
        <select
          value={level}
          onChange={(event) => onChange(botLevels.find((one) => one === event.target.value) ?? level)}
        >
          {botLevels.map((one) => (
            <option key={one} value={one}>
              {t(`setup.level.${one}`)}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
