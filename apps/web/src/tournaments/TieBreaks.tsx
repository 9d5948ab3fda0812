import { ListField } from '../parts/ListField.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { tournamentText } from './text/index.ts'
import { type TieBreak, tieBreaks } from './tournament.ts'

/** What decides between those who have as many points, one after the other. */
export function TieBreaks({
  chosen,
  onChange,
}: {
  readonly chosen: readonly TieBreak[]
  readonly onChange: (chosen: readonly TieBreak[]) => void
}) {
  const t = tournamentText(useSettings().settings.language)
  // One more can follow those that are chosen.
  const places = tieBreaks.slice(0, chosen.length + 1)
  return (
    <fieldset className="tie-breaks">
      <legend>{t('make.breaks')}</legend>
      {places.map((_, place) => {
        const now = chosen[place]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays where it is, whatever is chosen in it
          <div key={place}>
            <ListField
              label={t('make.breaks.place', { place: place + 1 })}
              describedBy={`tie-break-${place}`}
              value={now ?? ''}
              choices={[
                { value: '', name: t('make.breaks.none') },
                ...tieBreaks.map((value) => ({ value, name: t(`break.${value}`) })),
              ]}
              onChoose={(value) => onChange(withOne(chosen, place, value))}
            />
            <small id={`tie-break-${place}`}>
              {t(now === undefined ? 'make.breaks.none.meaning' : `break.${now}.meaning`)}
            </small>
          </div>
        )
      })}
    </fieldset>
  )
}

/** One that had another place changes it with what was there; without one, what follows moves up. */
function withOne(chosen: readonly TieBreak[], place: number, name: string): readonly TieBreak[] {
  const wanted = tieBreaks.find((one) => one === name)
  if (wanted === undefined) return chosen.toSpliced(place, 1)
  const old = chosen[place]
  const rest = chosen.map((one) => (one === wanted ? old : one)).filter((one) => one !== undefined)
  return rest.toSpliced(place, 1, wanted)
}
