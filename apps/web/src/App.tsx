import { lazy, Suspense, useEffect, useState } from 'react'
import { LobbyPage } from './lobby/LobbyPage.tsx'
import { UpdateNotice } from './offline/UpdateNotice.tsx'
import { FaultGuard } from './parts/FaultGuard.tsx'
import { SettingUp } from './parts/SettingUp.tsx'
import { parseRoute } from './route.ts'
import { SettingsProvider } from './settings/SettingsContext.tsx'
import { loadTablePage } from './table/load-table-page.ts'

const TablePage = lazy(() => loadTablePage().then((module) => ({ default: module.TablePage })))
const AboutPage = lazy(() =>
  import('./about/AboutPage.tsx').then((module) => ({ default: module.AboutPage })),
)
const ReplayPage = lazy(() =>
  import('./replay/page/ReplayPage.tsx').then((module) => ({ default: module.ReplayPage })),
)
const RulebookPage = lazy(() =>
  import('./rulebook/RulebookPage.tsx').then((module) => ({ default: module.RulebookPage })),
)
const GuidePage = lazy(() =>
  import('./guide/GuidePage.tsx').then((module) => ({ default: module.GuidePage })),
)
const UnknownPage = lazy(() =>
  import('./parts/UnknownPage.tsx').then((module) => ({ default: module.UnknownPage })),
)
const KitPage = lazy(() => import('./kit/KitPage.tsx').then((module) => ({ default: module.KitPage })))

/** The app: a page for each route. */
export function App() {
  return (
    <SettingsProvider>
      <FaultGuard>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
        <UpdateNotice />
      </FaultGuard>
    </SettingsProvider>
  )
}

function Page() {
  const [hash, setHash] = useState(() => window.location.hash)
  useEffect(() => {
    const follow = () => setHash(window.location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const route = parseRoute(hash)
  switch (route.page) {
    case 'table':
      return <TablePage key={route.match} match={route.match} />
    case 'about':
      return <AboutPage />
    case 'replay':
      return <ReplayPage key={route.match} match={route.match} />
    case 'rules':
      return <RulebookPage key={route.game} game={route.game} clause={route.clause} />
    case 'guide':
      return <GuidePage key={route.game} game={route.game} />
    case 'unknown':
      return <UnknownPage />
    case 'kit':
      return <KitPage />
    case 'lobby':
      return <LobbyPage />
  }
}

/** The page's own parts are on their way. */
function Loading() {
  return (
    <div className="lobby">
      <SettingUp />
    </div>
  )
}
