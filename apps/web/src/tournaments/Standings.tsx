import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { type NameOf, pointsText } from './names.ts'
import { tournamentText } from './text/index.ts'
import type { Tournament } from './tournament.ts'
import { WideTable } from './WideTable.tsx'

/** Who stands where, and what decides between those who have as many points. */
export function Standings({
  tournament,
  nameOf,
}: {
  readonly tournament: Tournament
  readonly nameOf: NameOf
}) {
  const t = tournamentText(useSettings().settings.language)
  const { rules, standings, entrants, me } = tournament
  return (
    <div className="panel">
      <WideTable id="standings" title={t('standings.title')}>
        <thead>
          <tr>
            <th scope="col">{t('standings.place')}</th>
            <th scope="col">{t('standings.name')}</th>
            <th scope="col">{t('standings.points')}</th>
            {rules.tieBreaks.map((one) => (
              <th key={one} scope="col">
                {t(`break.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ entrant: id, place, points, breaks }) => {
            const entrant = entrants.find((one) => one.id === id)
            const { name } = entrant ?? {}
            return (
              <tr key={id} className={id === me ? 'is-me' : ''}>
                <td>{place}</td>
                <th scope="row">
                  {typeof name === 'string' ? (
                    <a href={formatRoute({ page: 'person', name })}>{name}</a>
                  ) : (
                    nameOf(id)
                  )}
                  {id === me ? ` (${t('standings.you')})` : ''}
                  {entrant?.hasLeft === true ? (
                    <small>
                      {entrant.reason === undefined
                        ? t('standings.left')
                        : t('standings.sentAway', { reason: entrant.reason })}
                    </small>
                  ) : null}
                </th>
                <td>
                  <b>{pointsText(points)}</b>
                </td>
                {rules.tieBreaks.map((one, index) => (
                  <td key={one}>{pointsText(breaks[index] ?? 0)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </WideTable>
      {rules.tieBreaks.length === 0 ? null : (
        <details className="people-meaning">
          <summary>{t('standings.meaning')}</summary>
          <dl>
            {rules.tieBreaks.map((one) => (
              <div key={one}>
                <dt>{t(`break.${one}`)}</dt>
                <dd>{t(`break.${one}.meaning`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
