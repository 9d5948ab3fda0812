import { allClubs, isIn } from '../../company/clubs/club.ts'
import { Choice } from '../../parts/Choice.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { clockWords } from '../clock/clock-words.ts'
import { NightFields } from '../clock/NightFields.tsx'
import { TableNameField } from '../room/TableNameField.tsx'
import { onlineText } from '../text/index.ts'
import { clockChoices, isRatedBy, usualNight, vacationChoices } from './clock-choices.ts'
import { type OnlineWish, watchings } from './online-wish.ts'
import { RatedField } from './RatedField.tsx'

const whenOuts = ['forfeit', 'answer', 'computer'] as const

/** For whom a table is, how fast it is played, who may watch. */
export function OnlineFields({
  pace,
  seats,
  wish,
  onChange,
  mayBeRated = true,
}: {
  readonly pace: 'live' | 'days'
  readonly seats: number
  readonly wish: OnlineWish
  readonly onChange: (wish: OnlineWish) => void
  /** A match that was begun elsewhere does not count for ratings, and is of no club. */
  readonly mayBeRated?: boolean
}) {
  const t = onlineText(useSettings().settings.language)
  const hasClock = clockChoices[pace][wish.clock]?.kind !== 'none'
  const isRated = isRatedBy(pace, wish)
  const all = useLoaded(allClubs)
  const clubs =
    mayBeRated && all !== undefined && 'value' in all && all.value.ok
      ? all.value.value.clubs.filter(isIn)
      : []
  const whos = clubs.length > 0 ? (['link', 'all', 'club'] as const) : (['link', 'all'] as const)
  return (
    <div className="setup-row">
      <TableNameField />
      <Choice
        label={t('online.who')}
        value={wish.club !== '' ? 'club' : wish.isPublic ? 'all' : 'link'}
        choices={whos.map((value) => ({ value, name: t(`online.who.${value}`) }))}
        onChoose={(value) =>
          onChange({
            ...wish,
            isPublic: value === 'all',
            club: value === 'club' ? (clubs[0]?.id ?? '') : '',
          })
        }
      />
      {wish.club === '' || clubs.length < 2 ? null : (
        <label className="field">
          <span>{t('online.club')}</span>
          <select value={wish.club} onChange={(event) => onChange({ ...wish, club: event.target.value })}>
            {clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span>{t('online.clock')}</span>
        <select
          value={wish.clock}
          onChange={(event) => onChange({ ...wish, clock: Number(event.target.value) })}
        >
          {clockChoices[pace].map((clock, place) => (
            <option key={clockWords(clock, t)} value={place}>
              {clockWords(clock, t)}
            </option>
          ))}
        </select>
      </label>
      {isRated || !hasClock ? null : (
        <label className="field">
          <span>{t('online.whenOut')}</span>
          <select
            value={wish.whenOut}
            onChange={(event) =>
              onChange({ ...wish, whenOut: whenOuts.find((one) => one === event.target.value) ?? 'forfeit' })
            }
          >
            {whenOuts.map((one) => (
              <option key={one} value={one}>
                {t(`online.whenOut.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {seats < 3 || isRated ? null : (
        <label className="field">
          <span>{t('online.others')}</span>
          <select
            value={wish.hasComputers ? 'computers' : 'people'}
            onChange={(event) => onChange({ ...wish, hasComputers: event.target.value === 'computers' })}
          >
            <option value="people">{t('online.others.people')}</option>
            <option value="computers">{t('online.others.computers')}</option>
          </select>
        </label>
      )}
      <label className="field">
        <span>{t('online.watch')}</span>
        <select
          value={wish.watching}
          onChange={(event) =>
            onChange({ ...wish, watching: watchings.find((one) => one === event.target.value) ?? 'now' })
          }
        >
          {watchings.map((one) => (
            <option key={one} value={one}>
              {t(one === 'later' ? `online.watch.later.${pace}` : `online.watch.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {clockChoices[pace][wish.clock]?.kind !== 'days' ? null : (
        <>
          <label className="field">
            <span>{t('online.vacation')}</span>
            <select
              value={wish.vacationDays}
              onChange={(event) => onChange({ ...wish, vacationDays: Number(event.target.value) })}
            >
              {vacationChoices.map((days) => (
                <option key={days} value={days}>
                  {t('online.vacation.days', { count: days })}
                </option>
              ))}
            </select>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={wish.hasNights}
              onChange={(event) => onChange({ ...wish, hasNights: event.target.checked })}
            />
            <span>{t('online.nights')}</span>
          </label>
          {wish.hasNights ? <NightFields night={usualNight} /> : null}
        </>
      )}
      {mayBeRated ? (
        <RatedField
          hasClock={hasClock}
          value={isRated}
          onChange={(value) => onChange({ ...wish, isRated: value })}
        />
      ) : null}
    </div>
  )
}
