import { useSettings } from '../settings/SettingsContext.tsx'
import { type NameOf, pointsText } from './names.ts'
import { tournamentText } from './text/index.ts'
import type { Standing, Tournament } from './tournament.ts'
import { WideTable } from './WideTable.tsx'

/** Who got what against whom: by rounds in a Swiss tournament, else by opponents. */
export function Crosstable({
  tournament,
  nameOf,
}: {
  readonly tournament: Tournament
  readonly nameOf: NameOf
}) {
  const t = tournamentText(useSettings().settings.language)
  const { rules, standings, rounds } = tournament
  const isSwiss = rules.kind === 'swiss'
  return (
    <div className="panel">
      <WideTable id="crosstable" title={t('cross.title')} className="crosstable">
        <thead>
          <tr>
            <th scope="col">{t('standings.name')}</th>
            {isSwiss
              ? rounds.map(({ round }) => (
                  <th key={round} scope="col">
                    <span aria-hidden="true">{round}</span>
                    <span className="hidden">{t('cross.round', { round })}</span>
                  </th>
                ))
              : standings.map(({ entrant }, place) => (
                  <th key={entrant} scope="col">
                    <span aria-hidden="true">{place + 1}</span>
                    <span className="hidden">{nameOf(entrant)}</span>
                  </th>
                ))}
            <th scope="col">{t('standings.points')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, place) => (
            <tr key={standing.entrant}>
              <th scope="row">
                <span aria-hidden="true">{place + 1}. </span>
                {nameOf(standing.entrant)}
              </th>
              {isSwiss ? (
                <RoundCells standing={standing} standings={standings} nameOf={nameOf} />
              ) : (
                <OpponentCells standing={standing} standings={standings} nameOf={nameOf} />
              )}
              <td>
                <b>{pointsText(standing.points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  )
}

interface CellsProps {
  readonly standing: Standing
  readonly standings: readonly Standing[]
  readonly nameOf: NameOf
}

function RoundCells({ standing, standings, nameOf }: CellsProps) {
  const t = tournamentText(useSettings().settings.language)
  return standing.rounds.map((round, index) => {
    const key = `${standing.entrant}/${index}`
    if (round.type !== 'matches') {
      const words = t(round.type === 'bye' ? 'cross.bye' : 'cross.none')
      return (
        <td key={key}>
          <Cell seen={round.type === 'bye' ? `${pointsText(round.points)}` : '–'} words={words} />
        </td>
      )
    }
    const opponent = round.matches[0]?.opponent ?? 0
    const place = standings.findIndex(({ entrant }) => entrant === opponent) + 1
    return (
      <td key={key}>
        <MatchCell
          halves={round.matches.map(({ halves }) => halves)}
          opponent={nameOf(opponent)}
          against={`${place}`}
        />
      </td>
    )
  })
}

function OpponentCells({ standing, standings, nameOf }: CellsProps) {
  const t = tournamentText(useSettings().settings.language)
  const all = standing.rounds.flatMap((round) => (round.type === 'matches' ? round.matches : []))
  return standings.map(({ entrant }) => {
    const met = all.filter(({ opponent }) => opponent === entrant)
    return (
      <td key={entrant} className={entrant === standing.entrant ? 'is-self' : ''}>
        {met.length === 0 ? (
          <Cell seen={entrant === standing.entrant ? '' : '–'} words={t('cross.none')} />
        ) : (
          <MatchCell halves={met.map(({ halves }) => halves)} opponent={nameOf(entrant)} against="" />
        )}
      </td>
    )
  })
}

/** What all matches of a cell brought together; those still to be played are dots. */
function MatchCell({
  halves,
  opponent,
  against,
}: {
  readonly halves: readonly (number | undefined)[]
  readonly opponent: string
  readonly against: string
}) {
  const t = tournamentText(useSettings().settings.language)
  const played = halves.flatMap((one) => (one === undefined ? [] : [one]))
  if (played.length === 0) {
    return <Cell seen="·" against={against} words={t('cross.open', { name: opponent })} />
  }
  const points = pointsText(played.reduce((sum, one) => sum + one, 0) / 2)
  return <Cell seen={points} against={against} words={t('cross.cell', { points, name: opponent })} />
}

function Cell({
  seen,
  against = '',
  words,
}: {
  readonly seen: string
  readonly against?: string
  readonly words: string
}) {
  return (
    <>
      <span aria-hidden="true">
        {seen}
        {against === '' ? null : <small> {against}</small>}
      </span>
      <span className="hidden">{words}</span>
    </>
  )
}
