import { jsonOf } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { whoIsHere } from '../account/account.ts'
import { boxes } from '../box/open-box.ts'
import { clockWords } from '../online/clock/clock-words.ts'
import { clockChoices } from '../online/lobby/clock-choices.ts'
import { onlineLobbyText } from '../online/lobby/text/index.ts'
import { ListField } from '../parts/ListField.tsx'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { NumberField } from '../parts/NumberField.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TextField } from '../parts/TextField.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { faultWords } from './fault-words.ts'
import { spanWords } from './span-words.ts'
import { TieBreaks } from './TieBreaks.tsx'
import { tournamentText } from './text/index.ts'
import { kinds, levels, makeTournament, usualTieBreaks } from './tournament.ts'
import '../people/people.css'
import './tournaments.css'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const playable = boxes.filter(({ stage, minSeats }) => stage === 'playable' && minSeats <= 2)
const clocks = [...clockChoices.live, ...clockChoices.days].filter(({ kind }) => kind !== 'none')
const sitChoices = [5 * MINUTE, 15 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 7 * DAY]
const roundChoices = [60 * MINUTE, 120 * MINUTE, DAY, 7 * DAY, 14 * DAY, 28 * DAY]

/** What whoever makes a tournament says of it. */
export function MakePage() {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  usePageTitle(t('make.title'))
  const load = useCallback(() => whoIsHere(), [])
  const here = useLoaded(load)
  const [problem, setProblem] = useState<string>()
  const [wish, setWish] = useState({
    ...{ name: '', kind: 'swiss', game: playable[0]?.id ?? '', scenario: '', rounds: 5, turns: 1, games: 1 },
    ...{ most: 12, clock: 0, isRated: false, evens: '', sitWithinMs: 15 * MINUTE, roundMs: 0 },
    tieBreaks: usualTieBreaks('swiss'),
  })
  if (here === undefined) return <LoadingPage />
  const isGuest = !('value' in here) || !here.value.ok || here.value.value.name === null
  const box = playable.find(({ id }) => id === wish.game)
  const clock = clocks[wish.clock]
  const isLeague = wish.kind === 'league'
  const set = (more: Partial<typeof wish>) => setWish({ ...wish, ...more })
  const choose = (kind: string) =>
    set({
      kind,
      tieBreaks: usualTieBreaks(kind),
      // A league is slow, and each of its rounds has an end.
      ...(kind === 'league'
        ? { clock: clocks.findIndex((one) => one.kind === 'days'), roundMs: 7 * DAY }
        : { roundMs: 0 }),
    })
  const make = async () => {
    if (clock === undefined) return
    const { scenario, evens, roundMs, clock: _, ...rest } = wish
    const made = await makeTournament({
      ...rest,
      clock: jsonOf(clock),
      ...(scenario === '' ? {} : { scenario }),
      ...(evens === '' ? {} : { evens }),
      ...(roundMs === 0 ? {} : { roundMs }),
    })
    if (made.ok) goTo({ page: 'tournament', id: made.value.id })
    else setProblem(faultWords(made.fault, language))
  }
  const number = (key: 'rounds' | 'most', min: number, max: number) => (
    <NumberField
      label={t(`make.${key}`)}
      isRequired
      min={min}
      max={max}
      value={wish[key]}
      onChange={(next) => set({ [key]: next })}
    />
  )
  const select = <Key extends 'turns' | 'games' | 'clock' | 'sitWithinMs' | 'roundMs'>(
    key: Key,
    label: string,
    choices: readonly (readonly [number, string])[],
  ) => (
    <ListField
      label={label}
      value={wish[key]}
      choices={choices.map(([value, name]) => ({ value, name }))}
      onChoose={(value) => set({ [key]: value })}
    />
  )
  const scenarios = box?.scenarios ?? []
  const most = wish.kind === 'swiss' ? 64 : Math.floor(24 / (wish.turns * wish.games))
  const noEnd: readonly (readonly [number, string])[] = isLeague ? [] : [[0, t('make.round.none')]]
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="people tournament" tabIndex={-1}>
        <div className="people-head">
          <h1 className="display">{t('make.title')}</h1>
          <p className="lead">{t(`kind.${kinds.find((one) => one === wish.kind) ?? 'swiss'}.note`)}</p>
        </div>
        {isGuest ? (
          <section className="panel">
            <p>{t('make.needsAccount')}</p>
            <Button look="primary" onPress={() => goTo({ page: 'account' })}>
              {t('make.signIn')}
            </Button>
          </section>
        ) : (
          <form
            className="panel tournament-make"
            onSubmit={(event) => {
              event.preventDefault()
              void make()
            }}
          >
            <TextField
              label={t('make.name')}
              required
              maxLength={60}
              value={wish.name}
              onChange={(name) => set({ name })}
            />
            <ListField
              label={t('make.kind')}
              value={wish.kind}
              choices={kinds.map((value) => ({ value, name: t(`kind.${value}`) }))}
              onChoose={choose}
            />
            <ListField
              label={t('make.game')}
              value={wish.game}
              choices={playable.map(({ id, title }) => ({ value: id, name: title[language] }))}
              onChoose={(game) => set({ game, scenario: '' })}
            />
            {scenarios.length < 2 ? null : (
              <ListField
                label={t('make.scenario')}
                value={wish.scenario}
                choices={scenarios.map(({ id, title }, place) => ({
                  value: place === 0 ? '' : id,
                  name: title[language],
                }))}
                onChoose={(scenario) => set({ scenario })}
              />
            )}
            {wish.kind === 'swiss'
              ? number('rounds', 1, 15)
              : select('turns', t('make.turns'), [
                  [1, t('make.turns.1')],
                  [2, t('make.turns.2')],
                ])}
            {select('games', t('make.games'), [
              [1, t('make.games.1')],
              [2, t('make.games.2')],
            ])}
            {number('most', 2, most)}
            {select(
              'clock',
              t('make.clock'),
              clocks.map((one, place) => [place, clockWords(one, onlineLobbyText(language))]),
            )}
            {isLeague
              ? null
              : select(
                  'sitWithinMs',
                  t('make.sit'),
                  sitChoices.map((ms) => [ms, spanWords(ms, t)]),
                )}
            {select('roundMs', t('make.round'), [
              ...noEnd,
              ...roundChoices.map((ms) => [ms, spanWords(ms, t)] as const),
            ])}
            <ListField
              label={t('make.evens')}
              value={wish.evens}
              choices={[
                { value: '', name: t('make.evens.none') },
                ...levels.map((value) => ({
                  value,
                  name: t('make.evens.level', { level: t(`level.${value}`) }),
                })),
              ]}
              onChoose={(evens) => set({ evens })}
            />
            <TieBreaks chosen={wish.tieBreaks} onChange={(tieBreaks) => set({ tieBreaks })} />
            <label className="check">
              <input
                type="checkbox"
                checked={wish.isRated}
                onChange={(event) => set({ isRated: event.target.checked })}
              />
              <span>{t('make.rated')}</span>
            </label>
            <Button look="primary" type="submit">
              {t('make.go')}
            </Button>
            {problem === undefined ? null : (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
          </form>
        )}
      </main>
    </div>
  )
}
