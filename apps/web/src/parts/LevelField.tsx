import { type BotLevel, botLevels } from '../session/computers/levels.ts'
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
  const [, note] = nameAndNote(t(`setup.level.${level}`))
  return (
    <label className="field level-field">
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
              {nameAndNote(t(`setup.level.${one}`))[0]}
            </option>
          ))}
        </select>
      </span>
      <small className="muted">{note}</small>
    </label>
  )
}

/** 'Grabber: takes whatever looks best right now' is a name and what it means. */
function nameAndNote(level: string): readonly [string, string] {
  const [name = level, note = ''] = level.split(/\s*:\s*/)
  return [name, note]
}
