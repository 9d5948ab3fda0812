import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { LobbyPage } from './lobby/LobbyPage.tsx'
import { UpdateNotice } from './offline/UpdateNotice.tsx'
import { FaultGuard } from './parts/FaultGuard.tsx'
import { LoadingPage } from './parts/LoadingPage.tsx'
import { useLoaded } from './parts/use-loaded.ts'
import { parseRoute, type Route } from './route.ts'
import { SettingsProvider, useSettings } from './settings/SettingsContext.tsx'
import { loadTablePage } from './table/load-table-page.ts'

/** The app: a page for each route. */
export function App() {
  return (
    <SettingsProvider>
      <FaultGuard>
        <Page />
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
  const route = useMemo(() => parseRoute(hash), [hash])
  return route.page === 'lobby' ? <LobbyPage /> : <FetchedPage route={route} />
}

/**
 * A page whose code is fetched on demand; the one before stays until it is there. Not a lazy component of
 * React: that holds back what it reveals for 300 ms after a fallback, and a board is to be seen within a second.
 */
function FetchedPage({ route }: { readonly route: FetchedRoute }) {
  const load = useCallback(() => pageOf(route), [route])
  const page = useLoaded(load, true)
  if (page === undefined) return <LoadingPage />
  if ('error' in page) throw page.error
  return (
    <>
      {page.isOld ? <OnItsWay /> : null}
      {page.value}
    </>
  )
}

type FetchedRoute = Exclude<Route, { page: 'lobby' }>

async function pageOf(route: FetchedRoute): Promise<ReactNode> {
  switch (route.page) {
    case 'table': {
      const { TablePage } = await loadTablePage()
      return <TablePage key={route.match} match={route.match} />
    }
    case 'online': {
      const { OnlineMatchPage } = await import('./online/OnlineMatchPage.tsx')
      return (
        <OnlineMatchPage
          key={`${route.match} ${route.since === true}`}
          match={route.match}
          invitation={route.invitation}
          seat={route.seat}
          isSince={route.since === true}
        />
      )
    }
    case 'pass': {
      const { PassPage } = await import('./online/PassPage.tsx')
      return <PassPage key={route.pass} pass={route.pass} />
    }
    case 'games': {
      const { MyGamesPage } = await import('./my-games/MyGamesPage.tsx')
      return <MyGamesPage />
    }
    case 'position': {
      const { PositionPage } = await import('./position/PositionPage.tsx')
      return <PositionPage key={route.packed} packed={route.packed} />
    }
    case 'puzzles': {
      const { PuzzlesPage } = await import('./puzzles/PuzzlesPage.tsx')
      return <PuzzlesPage />
    }
    case 'puzzle': {
      const { PuzzlePage } = await import('./puzzles/PuzzlePage.tsx')
      return <PuzzlePage key={`${route.game} ${route.puzzle}`} game={route.game} puzzle={route.puzzle} />
    }
    case 'replay': {
      const { ReplayPage } = await import('./replay/page/ReplayPage.tsx')
      return <ReplayPage key={`${route.match}/${route.seq}`} match={route.match} start={route.seq} />
    }
    case 'guide': {
      const { GuidePage } = await import('./guide/GuidePage.tsx')
      return <GuidePage key={`${route.game} ${route.lesson}`} game={route.game} lesson={route.lesson ?? 1} />
    }
    case 'rules': {
      const { RulebookPage } = await import('./rulebook/RulebookPage.tsx')
      return <RulebookPage key={route.game} game={route.game} clause={route.clause} />
    }
    case 'made': {
      const { MadePage } = await import('./made/MadePage.tsx')
      return <MadePage key={route.game} game={route.game} address={route.address} />
    }
    case 'account': {
      const { AccountPage } = await import('./account/AccountPage.tsx')
      return <AccountPage />
    }
    case 'notices': {
      const { NoticesPage } = await import('./notices/NoticesPage.tsx')
      return <NoticesPage />
    }
    case 'letter': {
      const { LetterPage } = await import('./notices/LetterPage.tsx')
      return <LetterPage key={route.token} deed={route.deed} token={route.token} />
    }
    case 'person': {
      const { PersonPage } = await import('./people/PersonPage.tsx')
      return <PersonPage key={route.name} name={route.name} />
    }
    case 'friends': {
      const { FriendsPage } = await import('./company/friends/FriendsPage.tsx')
      return <FriendsPage />
    }
    case 'clubs': {
      const { ClubsPage } = await import('./company/clubs/ClubsPage.tsx')
      return <ClubsPage />
    }
    case 'club': {
      const { ClubPage } = await import('./company/clubs/ClubPage.tsx')
      return <ClubPage key={route.club} club={route.club} link={route.link} />
    }
    case 'host': {
      const { HostPage } = await import('./company/host/HostPage.tsx')
      return <HostPage key={route.name ?? ''} name={route.name} />
    }
    case 'ratings': {
      const { RatingsPage } = await import('./people/RatingsPage.tsx')
      return <RatingsPage game={route.game} />
    }
    case 'tournaments': {
      if (route.make) {
        const { MakePage } = await import('./tournaments/MakePage.tsx')
        return <MakePage />
      }
      const { TournamentsPage } = await import('./tournaments/TournamentsPage.tsx')
      return <TournamentsPage />
    }
    case 'tournament': {
      const { TournamentPage } = await import('./tournaments/TournamentPage.tsx')
      return <TournamentPage key={route.id} id={route.id} />
    }
    case 'about': {
      const { AboutPage } = await import('./about/AboutPage.tsx')
      return <AboutPage />
    }
    case 'gallery': {
      const { GalleryPage } = await import('./gallery/GalleryPage.tsx')
      return <GalleryPage />
    }
    case 'unknown': {
      const { UnknownPage } = await import('./parts/UnknownPage.tsx')
      return <UnknownPage />
    }
  }
}

/** Over the page that is being left; seen only where the next one lets itself be awaited. */
function OnItsWay() {
  const { t } = useSettings()
  return (
    <div className="on-its-way" role="status">
      <span className="hidden">{t('app.loading')}</span>
    </div>
  )
}
