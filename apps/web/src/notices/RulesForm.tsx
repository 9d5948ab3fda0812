import { manifests } from '@wyrmtable/games'
import { useState } from 'react'
import { zones } from '../online/clock/own-night.ts'
import { ask } from '../online/wire/ask.ts'
import { ListField } from '../parts/ListField.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { kinds, paces, type Rules } from './notices.ts'
import { noticesText } from './text/index.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const figures = (hour: number) => `${`${hour}`.padStart(2, '0')}:00`
const firstQuiet = { fromHour: 22, toHour: 8 }

/** What comes, of which games, and when nothing does. Each change is kept at once. */
export function RulesForm({ rules: kept }: { readonly rules: Rules }) {
  const { language } = useSettings().settings
  const t = noticesText(language)
  const [rules, setRules] = useState(kept)
  const [told, tell] = useState('')
  const change = async (more: Partial<Rules>) => {
    const next = { ...rules, language, ...more }
    setRules(next)
    const answer = await ask('PUT', '/api/notices/rules', next)
    tell(t(answer.ok ? 'notices.kept' : 'notices.notKept'))
  }
  const { quiet } = rules
  const hour = (name: string, value: number, other: number, set: (hour: number) => void) => (
    <ListField
      label={name}
      value={value}
      choices={HOURS.filter((one) => one !== other).map((one) => ({ value: one, name: figures(one) }))}
      onChoose={set}
    />
  )
  return (
    <section className="account-form panel notice-rules" aria-label={t('notices.rules')}>
      <h2 className="section-title">{t('notices.rules')}</h2>
      <fieldset>
        <legend>{t('notices.kinds')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={rules.kinds[kind]}
              onChange={(event) => void change({ kinds: { ...rules.kinds, [kind]: event.target.checked } })}
            />
            <span>{t(`notices.kinds.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <table>
        <caption>{t('notices.games')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('notices.game')}</th>
            {paces.map((pace) => (
              <th key={pace} scope="col">
                {t(`notices.games.${pace}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {manifests.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title[language]}</th>
              {paces.map((pace) => (
                <td key={pace}>
                  <label className="notice-choice">
                    <input
                      type="radio"
                      name={`notice-${id}`}
                      aria-label={`${title[language]}: ${t(`notices.games.${pace}`)}`}
                      checked={(rules.games[id] ?? 'slow') === pace}
                      onChange={() => void change({ games: { ...rules.games, [id]: pace } })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset>
        <legend>{t('notices.quiet')}</legend>
        <label className="check">
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={(event) => void change({ quiet: event.target.checked ? firstQuiet : null })}
          />
          <span>{t('notices.quietOn')}</span>
        </label>
        <div className="notice-quiet">
          {quiet === null ? null : (
            <>
              {hour(
                t('notices.from'),
                quiet.fromHour,
                quiet.toHour,
                (fromHour) => void change({ quiet: { ...quiet, fromHour } }),
              )}
              {hour(
                t('notices.to'),
                quiet.toHour,
                quiet.fromHour,
                (toHour) => void change({ quiet: { ...quiet, toHour } }),
              )}
            </>
          )}
          <ListField
            label={t('notices.zone')}
            value={rules.zone}
            choices={[...new Set([rules.zone, ...zones()])].map((value) => ({
              value,
              name: value.replaceAll('_', ' '),
            }))}
            onChoose={(zone) => void change({ zone })}
          />
        </div>
        <p className="muted">{t('notices.quietText')}</p>
      </fieldset>
      <p role="status" className="account-told">
        {told}
      </p>
    </section>
  )
}
