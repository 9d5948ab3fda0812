import { formatList } from '@wyrmtable/text'
import { boxOf } from '../box/open-box.ts'
import { clockWords } from '../online/clock/clock-words.ts'
import { onlineLobbyText } from '../online/lobby/text/index.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { spanWords } from './span-words.ts'
import { type TournamentText, tournamentText } from './text/index.ts'
import type { Rules } from './tournament.ts'

/** All that holds in a tournament, to be known before one joins. */
export function RulesTold({ rules }: { readonly rules: Rules }) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const box = boxOf(rules.game)
  const scenario = box?.scenarios.find(({ id }) => id === rules.scenario)
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 id="rules" className="section-title">
        {t('rules.title')}
      </h2>
      <p>
        {box?.title[language] ?? rules.game}
        {scenario === undefined ? '' : ` · ${scenario.title[language]}`} ·{' '}
        {clockWords(rules.clock, onlineLobbyText(language))}
      </p>
      <ul className="tournament-rules">
        {sentencesOf(rules, t, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function sentencesOf(
  rules: Rules,
  t: TournamentText,
  language: Parameters<typeof formatList>[0],
): readonly string[] {
  const { kind, games, turns, isRated, sitWithinMs, roundMs, evens, tieBreaks } = rules
  const breaks = formatList(
    language,
    tieBreaks.map((one) => t(`break.${one}`)),
  )
  const isLeague = kind === 'league'
  return [
    t(`kind.${kind}.note`),
    ...(kind === 'swiss' || turns === 1 ? [] : [`${t('make.turns')} ${t('make.turns.2')}.`]),
    ...(games === 1 ? [] : [`${t('make.games')} ${t('make.games.2')}.`]),
    t('rules.points'),
    breaks === '' ? t('rules.noBreaks') : t('rules.breaks', { breaks }),
    t(isRated ? 'rules.rated' : 'rules.unrated'),
    ...(roundMs === undefined
      ? []
      : [t(isLeague ? 'rules.round.league' : 'rules.round', { time: spanWords(roundMs, t) })]),
    isLeague ? t('rules.sit.league') : t('rules.sit', { time: spanWords(sitWithinMs, t) }),
    t('rules.substitutes'),
    t(kind === 'swiss' ? 'rules.late' : 'rules.noLate'),
    evens === undefined ? t('rules.odd') : t('rules.even', { level: t(`level.${evens}`) }),
    t('rules.apart'),
  ]
}
