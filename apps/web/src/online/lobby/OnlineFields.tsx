import { allClubs, isIn } from '../../company/clubs/club.ts'
import { Choice } from '../../parts/Choice.tsx'
import { ListField } from '../../parts/ListField.tsx'
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
const others = ['people', 'computers'] as const

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
        <ListField
          label={t('online.club')}
          value={wish.club}
          choices={clubs.map(({ id, name }) => ({ value: id, name }))}
          onChoose={(club) => onChange({ ...wish, club })}
        />
      )}
      <ListField
        label={t('online.clock')}
        value={wish.clock}
        choices={clockChoices[pace].map((clock, value) => ({ value, name: clockWords(clock, t) }))}
        onChoose={(clock) => onChange({ ...wish, clock })}
      />
      {isRated || !hasClock ? null : (
        <ListField
          label={t('online.whenOut')}
          value={wish.whenOut}
          choices={whenOuts.map((value) => ({ value, name: t(`online.whenOut.${value}`) }))}
          onChoose={(whenOut) => onChange({ ...wish, whenOut })}
        />
      )}
      {seats < 3 || isRated ? null : (
        <ListField
          label={t('online.others')}
          value={wish.hasComputers ? 'computers' : 'people'}
          choices={others.map((value) => ({ value, name: t(`online.others.${value}`) }))}
          onChoose={(value) => onChange({ ...wish, hasComputers: value === 'computers' })}
        />
      )}
      <ListField
        label={t('online.watch')}
        value={wish.watching}
        choices={watchings.map((value) => ({
          value,
          name: t(value === 'later' ? `online.watch.later.${pace}` : `online.watch.${value}`),
        }))}
        onChoose={(watching) => onChange({ ...wish, watching })}
      />
      {clockChoices[pace][wish.clock]?.kind !== 'days' ? null : (
        <>
          <ListField
            label={t('online.vacation')}
            value={wish.vacationDays}
            choices={vacationChoices.map((value) => ({
              value,
              name: t('online.vacation.days', { count: value }),
            }))}
            onChoose={(vacationDays) => onChange({ ...wish, vacationDays })}
          />
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
