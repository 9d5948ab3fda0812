import type { Language } from '@wyrmtable/kernel'
import { presets, type Stops } from '../../rules/stops.ts'
import type { Passing } from '../bar/use-passing.ts'
import { viewText } from '../text/index.ts'
import { everywhere, modesOf, readyMade, stopGroups } from './stop-groups.ts'

/** DW-11.14, DW-11.15: where somebody wants to be asked: by phase and by what happens, or as one of the ready-made tables. */
export function StopsPanel({
  passing,
  language,
}: {
  readonly passing: Passing
  readonly language: Language
}) {
  const t = viewText(language)
  const { stops, setStops } = passing
  const tables = { live: presets.live, correspondence: presets.correspondence, everywhere }
  return (
    <details className="wrath-stops">
      <summary>{t('stops.title')}</summary>
      <fieldset>
        <legend>{t('stops.ready')}</legend>
        {readyMade.map((name) => (
          <label key={name}>
            <span>{t(`stops.ready.${name}`)}</span>
            <input
              type="radio"
              name="wrath-stops"
              checked={isSame(stops, tables[name])}
              onChange={() => setStops(tables[name])}
            />
          </label>
        ))}
      </fieldset>
      {stopGroups.map(({ group, stops: names }) => (
        <fieldset key={group}>
          <legend>{t(`stops.by.${group}`)}</legend>
          {names.map((name) => (
            <label key={name}>
              <span>{t(`stops.${name}`)}</span>
              <select
                value={stops[name]}
                onChange={({ target }) => setStops({ ...stops, [name]: target.value })}
              >
                {modesOf(name).map((mode) => (
                  <option key={mode} value={mode}>
                    {t(`stops.mode.${mode}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  )
}

const isSame = (a: Stops, b: Stops): boolean =>
  stopGroups.every(({ stops }) => stops.every((name) => a[name] === b[name]))
