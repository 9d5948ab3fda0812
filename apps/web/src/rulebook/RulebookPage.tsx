import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback } from 'react'
import { boxOf } from '../box/open-box.ts'
import { Notice } from '../parts/Notice.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { openBook } from './open-book.ts'
import { QuickSheet } from './QuickSheet.tsx'
import { Rulebook } from './Rulebook.tsx'
import { rulebookText } from './text/index.ts'
import { useLightPaper } from './use-light-paper.ts'
import './rulebook.css'
import './figures.css'
import './print.css'

/** The rulebook of a game, to be read, searched, linked to and printed; `sheet` is its quick reference. */
export function RulebookPage({
  game,
  clause,
}: {
  readonly game: string
  /** The address in the book: a clause, a section, a figure or the sheet. */
  readonly clause: string | undefined
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = rulebookText(language)
  useLightPaper()
  const manifest = boxOf(game)
  const load = useCallback(
    async () => (manifest === undefined ? undefined : openBook(manifest, language)),
    [manifest, language],
  )
  const loaded = useLoaded(load)
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  if (manifest !== undefined && loaded?.value !== undefined) {
    const props = { manifest, book: loaded.value, language, t }
    return clause === 'sheet' ? <QuickSheet {...props} /> : <Rulebook {...props} address={clause} />
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {manifest === undefined ? (
          <Notice glyph={glyphs.ruleBook} title={t('rules.missing')} text={t('rules.missingText')}>
            <Button look="primary" onPress={() => goTo({ page: 'lobby' })}>
              {page('table.toLobby')}
            </Button>
          </Notice>
        ) : (
          <>
            <h1 className="hidden">{t('rules.title')}</h1>
            <p className="loading" role="status">
              {page('app.loading')}
            </p>
          </>
        )}
      </main>
    </div>
  )
}
