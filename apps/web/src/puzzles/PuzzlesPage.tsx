import { Glyph, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import { LobbyPages } from '../lobby/LobbyPages.tsx'
import { Choice } from '../parts/Choice.tsx'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { PuzzlePicture } from './PuzzlePicture.tsx'
import { allPuzzles, puzzleOfDay, type ToldPuzzle } from './puzzle-book.ts'
import { isSolved } from './solved.ts'
import { puzzleText } from './text/index.ts'
import './puzzles.css'

const levels = ['any', '1', '2', '3'] as const

/** All composed positions by difficulty, with the one of the day before them. */
export function PuzzlesPage() {
  const { language } = useSettings().settings
  const t = puzzleText(language)
  usePageTitle(t('puzzles.title'))
  const [level, setLevel] = useState<(typeof levels)[number]>('any')
  const loaded = useLoaded(allPuzzles)
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const all = loaded.value
  const today = puzzleOfDay(all, new Date())
  const shown = all
    .filter(({ puzzle }) => level === 'any' || String(puzzle.difficulty) === level)
    .toSorted((a, b) => a.puzzle.difficulty - b.puzzle.difficulty)
  const solved = all.filter(({ manifest, puzzle }) => isSolved(manifest.id, puzzle.id)).length
  const games = [...new Set(shown.map(({ manifest }) => manifest))]
  const pages = { here: 'puzzles' as const, game: undefined, hasGuide: false }
  return (
    <div className="lobby has-tabs">
      <TopBar title={<LobbyPages look="bar" {...pages} />} />
      <main id="main" className="puzzles" tabIndex={-1}>
        <h1 className="display">{t('puzzles.title')}</h1>
        <p>{t('puzzles.lead')}</p>
        {today === undefined ? null : (
          <section className="puzzle-today panel" aria-label={t('puzzles.today')}>
            <h2 className="section-title">{t('puzzles.today')}</h2>
            <PuzzleCard told={today} isToday />
          </section>
        )}
        <div className="puzzles-filter panel">
          <Choice
            label={t('puzzles.difficulty')}
            value={level}
            choices={levels.map((value) => ({
              value,
              name: t(value === 'any' ? 'puzzles.any' : `puzzles.level.${value}`),
            }))}
            onChoose={setLevel}
          />
          <p className="muted" role="status">
            {t('puzzles.count', { solved, all: all.length })}
          </p>
        </div>
        {games.map((manifest) => (
          <section key={manifest.id} aria-label={manifest.title[language]}>
            <h2 className="section-title">{manifest.title[language]}</h2>
            <ul className="puzzle-list">
              {shown
                .filter((told) => told.manifest === manifest)
                .map((told) => (
                  <li key={told.puzzle.id} className="panel">
                    <PuzzleCard told={told} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
      <LobbyPages look="tabs" {...pages} />
    </div>
  )
}

function PuzzleCard({ told, isToday = false }: { readonly told: ToldPuzzle; readonly isToday?: boolean }) {
  const { language } = useSettings().settings
  const t = puzzleText(language)
  const { manifest, puzzle, text } = told
  const says = text[language]
  const isDone = isSolved(manifest.id, puzzle.id)
  const title = says[`${puzzle.id}.title`] ?? puzzle.id
  return (
    <div className="puzzle-card">
      <PuzzlePicture told={told} />
      <div className="puzzle-text">
        <h3>{title}</h3>
        <p className="muted">
          {isToday ? `${manifest.title[language]} · ` : ''}
          {t(`puzzles.level.${puzzle.difficulty}`)}
          {isDone ? (
            <span className="puzzle-done">
              {' '}
              <Glyph shape={glyphs.checkMark} /> {t('puzzles.solved')}
            </span>
          ) : null}
        </p>
        <p>{says[`${puzzle.id}.task`]}</p>
        <a
          className={`button ${isToday ? 'button-primary' : ''}`}
          href={`#/puzzles/${manifest.id}/${puzzle.id}`}
          aria-label={`${t(isDone ? 'puzzles.again' : 'puzzles.try')}: ${title}`}
        >
          {t(isDone ? 'puzzles.again' : 'puzzles.try')}
        </a>
      </div>
    </div>
  )
}
