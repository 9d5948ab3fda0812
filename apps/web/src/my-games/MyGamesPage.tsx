import type { Language } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useMemo, useState } from 'react'
import { boxes, boxOf } from '../box/open-box.ts'
import { LobbyPages } from '../lobby/LobbyPages.tsx'
import { SavedGames } from '../lobby/SavedGames.tsx'
import { OnlineGames } from '../online/lobby/OnlineGames.tsx'
import { useOnlineLobby } from '../online/lobby/use-online-lobby.ts'
import { Choice } from '../parts/Choice.tsx'
import { ListField } from '../parts/ListField.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { FilePicker } from '../replay/parts/FilePicker.tsx'
import { replayText } from '../replay/text/index.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { listGames } from '../store/saved-games.ts'
import { everything, type GameFilter, gamesThatFit, states } from './game-filter.ts'
import { myGamesText } from './text/index.ts'
import './my-games.css'

/** All games kept in this browser, running and finished, to be found, played on, looked back on or deleted. */
export function MyGamesPage() {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = myGamesText(language)
  usePageTitle(t('games.title'))
  const online = useOnlineLobby()
  const [round, setRound] = useState(0)
  const [filter, setFilter] = useState<GameFilter>(everything)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the list again
  const load = useCallback(() => listGames(), [round])
  const loaded = useLoaded(load, true)
  const lines = loaded !== undefined && 'value' in loaded ? loaded.value : []
  const shown = useMemo(() => gamesThatFit(lines, filter, titleOf(language)), [lines, filter, language])
  const games = [...new Set(lines.flatMap((line) => (line.kind === 'readable' ? [line.summary.game] : [])))]
  const recent = boxes.find(
    ({ id, stage }) => id === games[0] || (games.length === 0 && stage === 'playable'),
  )
  const pages = { here: 'games' as const, game: recent?.id, hasGuide: recent?.guide !== undefined }
  return (
    <div className="lobby has-tabs">
      <TopBar title={<LobbyPages look="bar" {...pages} />} />
      <main id="main" className="my-games" tabIndex={-1}>
        <h1 className="display">{t('games.title')}</h1>
        {loaded !== undefined && 'error' in loaded ? (
          <p className="banner" role="alert">
            {page('lobby.storageFailed')}
          </p>
        ) : null}
        {lines.length === 0 ? null : (
          <search className="my-games-filter panel">
            <Choice
              label={t('games.state')}
              value={filter.state}
              choices={states.map((value) => ({ value, name: t(`games.state.${value}`) }))}
              onChoose={(state) => setFilter({ ...filter, state })}
            />
            <ListField
              label={t('games.game')}
              value={filter.game}
              choices={[
                { value: '', name: t('games.anyGame') },
                ...games.map((value) => ({ value, name: titleOf(language)(value) })),
              ]}
              onChoose={(game) => setFilter({ ...filter, game })}
            />
            <label className="field">
              <span>{t('games.players')}</span>
              <input
                type="search"
                className="filter"
                value={filter.words}
                onChange={(event) => setFilter({ ...filter, words: event.target.value })}
              />
            </label>
            <p className="muted" role="status">
              {t('games.count', { count: shown.length, all: lines.length })}
            </p>
          </search>
        )}
        {lines.length > 0 && shown.length === 0 ? (
          <Notice glyph={glyphs.tabletopPlayers} title={t('games.none')} text={t('games.noneText')}>
            <Button onPress={() => setFilter(everything)}>{t('games.showAll')}</Button>
          </Notice>
        ) : (
          <SavedGames
            lines={shown}
            isLoading={loaded === undefined}
            guide={pages.hasGuide ? pages.game : undefined}
            onChange={() => setRound(round + 1)}
          />
        )}
        {online === undefined ? null : (
          <OnlineGames lobby={{ mine: online.mine, open: [] }} mostOver={Number.POSITIVE_INFINITY} />
        )}
        <section className="panel my-games-file" aria-label={t('games.file')}>
          <h2 className="section-title">{t('games.file')}</h2>
          <p className="muted">{t('games.fileNote')}</p>
          <FilePicker t={replayText(language)} />
        </section>
        {lines.length === 0 && loaded !== undefined ? (
          <Button look="primary" onPress={() => goTo({ page: 'lobby' })}>
            {page('table.toLobby')}
          </Button>
        ) : null}
      </main>
      <LobbyPages look="tabs" {...pages} />
    </div>
  )
}

const titleOf =
  (language: Language) =>
  (game: string): string =>
    boxOf(game)?.title[language] ?? game
