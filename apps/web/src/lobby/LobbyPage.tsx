import { lazy, Suspense, useCallback, useState } from 'react'
import { boxes } from '../box/open-box.ts'
import { laidWish } from '../made/table-wish.ts'
import { useOnlineLobby } from '../online/lobby/use-online-lobby.ts'
import { OfflineBanner } from '../parts/OfflineBanner.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { listGames } from '../store/saved-games.ts'
import { Doors } from './Doors.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { LobbyPages } from './LobbyPages.tsx'
import { SavedGames } from './SavedGames.tsx'
import { SetupPanel } from './SetupPanel.tsx'
import { Shelf } from './Shelf.tsx'
import { lobbyText } from './text/index.ts'

const OnlineGames = lazy(() =>
  import('../online/lobby/OnlineGames.tsx').then((module) => ({ default: module.OnlineGames })),
)

/** Home: the games that go on, the boxes, the set-up of the chosen one, and the door for files. */
export function LobbyPage() {
  const { settings, t } = useSettings()
  const words = lobbyText(settings.language)
  const [chosenId, choose] = useState(
    () => laidWish()?.game ?? boxes.find((box) => box.stage === 'playable')?.id,
  )
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the list again
  const load = useCallback(() => listGames(), [round])
  const saved = useLoaded(load, true)
  const online = useOnlineLobby()
  const lines = saved !== undefined && 'value' in saved ? saved.value : []
  const waiting = lines.filter((line) => line.kind === 'readable' && !line.summary.isOver).length
  const played = lines.flatMap((line) => (line.kind === 'readable' ? [line.summary] : []))
  const isEmpty = lines.length === 0 && online?.mine.every(({ state }) => state === 'over') !== false
  const chosen = boxes.find((box) => box.id === chosenId)
  const pages = { here: 'tables' as const, game: chosen?.id, hasGuide: chosen?.guide !== undefined }
  return (
    <div className="lobby has-tabs">
      <TopBar title={<LobbyPages look="bar" {...pages} />} />
      <OfflineBanner />
      {online?.hasNotice === true ? (
        <p className="host-word" role="status">
          <a href="#/account">{words('notice.unread')}</a>
        </p>
      ) : null}
      <main id="main" className={`home ${isEmpty ? 'is-empty' : ''}`} tabIndex={-1}>
        <div className="home-head">
          <h1 className="display">{t('lobby.title')}</h1>
          <p className="lead">{t('lobby.lead', { count: waiting })}</p>
        </div>
        <div className="home-games">
          {saved !== undefined && 'error' in saved ? (
            <p className="banner" role="alert">
              {t('lobby.storageFailed')}
            </p>
          ) : null}
          {online === undefined ? null : (
            <Suspense>
              <OnlineGames lobby={online} mostOver={2} />
            </Suspense>
          )}
          <SavedGames
            lines={lines}
            isLoading={saved === undefined}
            guide={pages.hasGuide ? pages.game : undefined}
            mostFinished={2}
            onChange={() => setRound(round + 1)}
          />
        </div>
        <div className="home-main">
          <Shelf chosen={chosenId} onChoose={choose} />
          {chosen ? (
            <SetupPanel key={chosen.id} manifest={chosen} hasServer={online !== undefined} played={played} />
          ) : null}
          {chosen ? <Doors manifest={chosen} hasServer={online !== undefined} /> : null}
        </div>
        <div className="home-files">
          <ImportPanel />
          <a className="about-link" href="#/about">
            {words('about.link')}
          </a>
        </div>
      </main>
      <LobbyPages look="tabs" {...pages} />
    </div>
  )
}
