import type { Language, Manifest } from '@wyrmtable/kernel'
import {
  type BoardKindModule,
  ClauseContext,
  type Findable,
  glyphs,
  type MadeModule,
  type TryOutAsked,
} from '@wyrmtable/ui'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { boxOf, viewOf } from '../box/open-box.ts'
import { copyText } from '../parts/copy-text.ts'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { formatRoute, goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { downloadText } from '../store/download.ts'
import { madeShelf } from '../store/made-shelf.ts'
import { ClauseDialog } from '../table/ClauseDialog.tsx'
import { PutBeside } from './PutBeside.tsx'
import { layWish } from './table-wish.ts'
import { madeText } from './text/index.ts'
import { tryOut } from './try-out.ts'

/** The editor of boards, fetched for games that are played on one that can be drawn. */
const EditorPage = lazy(() =>
  import('../editor/EditorPage.tsx').then((module) => ({ default: module.EditorPage })),
)

/** What people make for a game before they play it, such as decks: a page of the game's own in the frame of the app. */
export function MadePage({ game, address }: { readonly game: string; readonly address: string }) {
  const { settings, t: page } = useSettings()
  const t = madeText(settings.language)
  const manifest = boxOf(game)
  usePageTitle(manifest?.made?.title[settings.language] ?? t('made.missing'))
  const load = useCallback(
    async () => (manifest?.made === undefined ? undefined : (await viewOf(manifest)).made?.()),
    [manifest],
  )
  const loaded = useLoaded(load, true)
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  if (manifest !== undefined && loaded?.value !== undefined) {
    return <Made manifest={manifest} module={loaded.value} address={address} />
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {loaded === undefined ? (
          <p className="loading" role="status">
            {page('app.loading')}
          </p>
        ) : (
          <Notice glyph={glyphs.brokenTablet} title={t('made.missing')} text={t('made.missingText')}>
            <a className="button button-primary" href="#/">
              {page('table.toLobby')}
            </a>
          </Notice>
        )}
      </main>
    </div>
  )
}

function Made({
  manifest,
  module,
  address,
}: {
  readonly manifest: Manifest
  readonly module: MadeModule | BoardKindModule
  readonly address: string
}) {
  const { language } = useSettings().settings
  const [clause, setClause] = useState<string>()
  const game = manifest.id
  const props = useMemo(
    () => ({
      go: (next: string) => goTo({ page: 'made', game, address: next }),
      link: (next: string) =>
        `${window.location.origin}${window.location.pathname}${formatRoute({ page: 'made', game, address: next })}`,
      shelf: madeShelf(game),
      finder: (entries: readonly Findable[]) => finderOf(manifest, entries, language),
      copy: copyText,
      download: downloadText,
      tryOut: (asked: TryOutAsked) => tryOut(game, asked),
      TopBar,
    }),
    [game, manifest, language],
  )
  if ('boardKind' in module)
    return (
      <ClauseContext value={setClause}>
        <div className="app">
          <Suspense fallback={<LoadingPage />}>
            <EditorPage manifest={manifest} module={module} address={address} />
          </Suspense>
          <ClauseDialog manifest={manifest} clause={clause} onClose={() => setClause(undefined)} />
          <PutBeside game={game} />
        </div>
      </ClauseContext>
    )
  const { MadePage: Page } = module
  return (
    <ClauseContext value={setClause}>
      <div className="app">
        <Page
          {...props}
          language={language}
          address={address}
          play={(wish) => {
            layWish(game, wish)
            goTo({ page: 'lobby' })
          }}
        />
        <ClauseDialog manifest={manifest} clause={clause} onClose={() => setClause(undefined)} />
        <PutBeside game={game} />
      </div>
    </ClauseContext>
  )
}

async function finderOf(manifest: Manifest, entries: readonly Findable[], language: Language) {
  const [{ createFinder }, { generalSynonyms }, own] = await Promise.all([
    import('../rulebook/search/finder.ts'),
    import('../rulebook/search/general-synonyms.ts'),
    manifest.book().then((book) => book.synonyms?.()),
  ])
  const synonyms = [...(own?.default[language] ?? []), ...generalSynonyms[language]]
  const find = createFinder(entries, synonyms, language)
  return (search: string) => find(search).map(({ id }) => id)
}
