import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { type ClubWish, joinings } from './club.ts'

/** What a club is called, what it is about, and who comes in. */
export function ClubFields({
  wish,
  onChange,
}: {
  readonly wish: ClubWish
  readonly onChange: (wish: ClubWish) => void
}) {
  const t = companyText(useSettings().settings.language)
  return (
    <>
      <label className="field">
        <span>{t('company.name')}</span>
        <input
          type="text"
          required
          maxLength={40}
          value={wish.name}
          onChange={(event) => onChange({ ...wish, name: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{t('clubs.about')}</span>
        <textarea
          rows={3}
          maxLength={1_000}
          value={wish.about}
          onChange={(event) => onChange({ ...wish, about: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{t('clubs.joining')}</span>
        <select
          value={wish.joining}
          onChange={(event) =>
            onChange({ ...wish, joining: joinings.find((one) => one === event.target.value) ?? 'request' })
          }
        >
          {joinings.map((one) => (
            <option key={one} value={one}>
              {t(`clubs.joining.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
