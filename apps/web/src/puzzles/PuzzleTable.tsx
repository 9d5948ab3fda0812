import { Button, ClauseContext, Glyph, seatColour } from '@wyrmtable/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { ClauseDialog } from '../table/ClauseDialog.tsx'
import { TableHelp } from '../table/help/TableHelp.tsx'
import { useTableProps } from '../table/use-table-props.ts'
import type { ToldPuzzle } from './puzzle-book.ts'
import { keepSolved } from './solved.ts'
import { puzzleText } from './text/index.ts'
import { usePuzzle } from './use-puzzle.ts'

/** The game's own table at a composed position, with the task beside it. */
export function PuzzleTable({
  box,
  told,
  next,
  isShown,
  onAnew,
}: {
  readonly box: OpenTable
  readonly told: ToldPuzzle
  readonly next: ToldPuzzle
  /** Whether the plan is played for who looks on. */
  readonly isShown: boolean
  /** Sets the position up again, to be tried or to be shown. */
  readonly onAnew: (isShown: boolean) => void
}) {
  const { settings, t: page } = useSettings()
  const { language, pace } = settings
  const t = puzzleText(language)
  const { manifest, puzzle } = told
  const { text, game, view: room, Table } = box
  const { session, seat, standing } = usePuzzle(box, puzzle, page('table.you'), isShown)
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  useSounds(view)
  const [clause, setClause] = useState<string>()
  const tablePage = useMemo(() => ({ language, pace, bot: box.manifest.bot }), [language, pace, box])
  const props = useTableProps(session, view, box, tablePage)
  const says = told.text[language]
  const title = says[`${puzzle.id}.title`] ?? puzzle.id
  usePageTitle(title, manifest.title[language])
  const isRight = standing === 'right'
  useEffect(() => {
    if (isRight && !isShown) keepSolved(manifest.id, puzzle.id)
  }, [isRight, isShown, manifest, puzzle])
  const mark = room.seatMarks[seat]
  return (
    <ClauseContext value={setClause}>
      <TableHelp manifest={manifest} view={room}>
        <div className="app guide" data-turn={seatColour(room.seatMarks, seat)}>
          <TopBar
            title={
              <div className="top-title">
                <span className="caps">{manifest.title[language]}</span>
                <small>{title}</small>
              </div>
            }
          />
          <div className="guide-body">
            <aside className="coach" data-covers="" aria-label={t('puzzle.label')}>
              <div className="coach-head">
                {mark === undefined ? null : (
                  <span className={`crest crest-${seatColour(room.seatMarks, seat)}`}>
                    <Glyph shape={mark.glyph} />
                  </span>
                )}
                <p className="muted">
                  {t(`puzzles.level.${puzzle.difficulty}`)}
                  <b>{t('puzzle.you', { seat: text.seat(game.seatIds[seat] ?? '') })}</b>
                </p>
              </div>
              <div className="coach-text" role="status">
                <h1 className="display">{title}</h1>
                <p>{says[`${puzzle.id}.task`]}</p>
                {standing === 'open' ? null : (
                  <p className={`coach-hint ${isRight ? 'is-right' : ''}`}>
                    {t(isRight && isShown ? 'puzzle.shown' : `puzzle.${standing}`)}
                  </p>
                )}
                {isRight ? <p>{says[`${puzzle.id}.why`]}</p> : null}
              </div>
              <div className="coach-row">
                {isRight ? (
                  <Button
                    look="primary"
                    onPress={() => goTo({ page: 'puzzle', game: manifest.id, puzzle: next.puzzle.id })}
                  >
                    {t('puzzle.next')}
                  </Button>
                ) : (
                  <Button onPress={() => onAnew(true)}>{t('puzzle.show')}</Button>
                )}
                {standing === 'open' ? null : (
                  <Button look={isRight ? 'plain' : 'primary'} onPress={() => onAnew(false)}>
                    {t('puzzle.retry')}
                  </Button>
                )}
                <a className="button" href="#/puzzles">
                  {t('puzzle.all')}
                </a>
              </div>
            </aside>
            <main id="main" className="table" tabIndex={-1} inert={standing !== 'open' || isShown}>
              <Table {...props} />
            </main>
          </div>
          <ClauseDialog manifest={manifest} clause={clause} onClose={() => setClause(undefined)} />
        </div>
      </TableHelp>
    </ClauseContext>
  )
}
