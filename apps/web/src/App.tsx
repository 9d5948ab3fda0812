import { lazy, Suspense, useEffect, useState } from 'react'
import { LobbyPage } from './lobby/LobbyPage.tsx'
import { FaultGuard } from './parts/FaultGuard.tsx'
import { parseRoute } from './route.ts'
import { SettingsProvider, useSettings } from './settings/SettingsContext.tsx'

const TablePage = lazy(() =>
  import('./table/TablePage.tsx').then((module) => ({ default: module.TablePage })),
)
const AboutPage = lazy(() =>
  import('./about/AboutPage.tsx').then((module) => ({ default: module.AboutPage })),
)

/** The app: a page for each route. */
export function App() {
  return (
    <SettingsProvider>
      <FaultGuard>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
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
    case 'lobby':
      return <LobbyPage />
  }
}

function Loading() {
  const { t } = useSettings()
  return (
    <p className="loading" role="status">
      {t('app.loading')}
    </p>
  )
}
