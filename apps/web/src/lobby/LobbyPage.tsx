import { useCallback, useState } from 'react'
import { boxes } from '../box/open-box.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { ReplayLink } from '../replay/parts/ReplayLink.tsx'
import { RulebookLink } from '../rulebook/RulebookLink.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { listGames } from '../store/saved-games.ts'
import { GameBox } from './GameBox.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { SavedGames } from './SavedGames.tsx'
import { SetupPanel } from './SetupPanel.tsx'

/** Home: the boxes, the set-up of the chosen one, the games that go on, and the door for files. */
export function LobbyPage() {
  const { settings, t } = useSettings()
  const [chosenId, choose] = useState(() => boxes.find((box) => box.stage === 'playable')?.id)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the list again
  const load = useCallback(() => listGames(), [round])
  const saved = useLoaded(load)
  const lines = saved !== undefined && 'value' in saved ? saved.value : []
  const waiting = lines.filter((line) => line.kind === 'readable' && !line.summary.isOver).length
  const chosen = boxes.find((box) => box.id === chosenId)
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="home" tabIndex={-1}>
        <div className="home-main">
          <h1 className="display">{t('lobby.title')}</h1>
          <p className="lead">{t('lobby.lead', { count: waiting })}</p>
          <section aria-label={t('lobby.boxes')}>
            <ul className="boxes">
              {boxes.map((box) => (
                <GameBox
                  key={box.id}
                  manifest={box}
                  language={settings.language}
                  isChosen={box.id === chosenId}
                  onChoose={() => choose(box.id)}
                />
              ))}
            </ul>
          </section>
          {chosen ? <SetupPanel key={chosen.id} manifest={chosen} /> : null}
        </div>
        <aside className="home-side">
          {saved !== undefined && 'error' in saved ? (
            <p className="banner" role="alert">
              {t('lobby.storageFailed')}
            </p>
          ) : null}
          <SavedGames lines={lines} isLoading={saved === undefined} onChange={() => setRound(round + 1)} />
          <ImportPanel />
          {chosen ? <RulebookLink game={chosen.id} /> : null}
          <ReplayLink />
        </aside>
      </main>
    </div>
  )
}
