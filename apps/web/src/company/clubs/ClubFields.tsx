import { ListField } from '../../parts/ListField.tsx'
import { TextField } from '../../parts/TextField.tsx'
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
      <TextField
        label={t('company.name')}
        required
        maxLength={40}
        value={wish.name}
        onChange={(name) => onChange({ ...wish, name })}
      />
      <label className="field">
        <span>{t('clubs.about')}</span>
        <textarea
          rows={3}
          maxLength={1_000}
          value={wish.about}
          onChange={(event) => onChange({ ...wish, about: event.target.value })}
        />
      </label>
      <ListField
        label={t('clubs.joining')}
        value={wish.joining}
        choices={joinings.map((value) => ({ value, name: t(`clubs.joining.${value}`) }))}
        onChoose={(joining) => onChange({ ...wish, joining })}
      />
    </>
  )
}
