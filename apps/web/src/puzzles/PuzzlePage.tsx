import { glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { boxOf, openTable } from '../box/open-box.ts'
import { Notice } from '../parts/Notice.tsx'
import { SettingUp } from '../parts/SettingUp.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { PuzzleTable } from './PuzzleTable.tsx'
import { puzzlesOf } from './puzzle-book.ts'
import { puzzleText } from './text/index.ts'
import '../guide/guide.css'
import './puzzles.css'

/** One composed position on the table of its game. */
export function PuzzlePage({ game, puzzle }: { readonly game: string; readonly puzzle: string }) {
  const { language } = useSettings().settings
  const t = puzzleText(language)
  const [round, setRound] = useState({ number: 0, isShown: false })
  const load = useCallback(async () => {
    const manifest = boxOf(game)
    if (manifest?.stage !== 'playable') return undefined
    const all = await puzzlesOf(manifest)
    const place = all.findIndex((told) => told.puzzle.id === puzzle)
    const told = all[place]
    if (told === undefined) return undefined
    return { box: await openTable(manifest, language), told, next: all[(place + 1) % all.length] ?? told }
  }, [game, puzzle, language])
  const loaded = useLoaded(load, true)
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  if (loaded?.value !== undefined) {
    return (
      <PuzzleTable
        key={round.number}
        {...loaded.value}
        isShown={round.isShown}
        onAnew={(isShown) => setRound({ number: round.number + 1, isShown })}
      />
    )
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {loaded === undefined ? (
          <SettingUp />
        ) : (
          <Notice glyph={glyphs.magnifyingGlass} title={t('puzzle.missing')} text={t('puzzle.missingText')}>
            <a className="button button-primary" href="#/puzzles">
              {t('puzzle.all')}
            </a>
          </Notice>
        )}
      </main>
    </div>
  )
}
