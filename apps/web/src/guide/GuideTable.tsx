import { odds } from '@wyrmtable/kernel'
import {
  BoardOverlay,
  ClauseContext,
  Glyph,
  glyphs,
  seatColour,
  type TableAids,
  type TableProps,
} from '@wyrmtable/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ClauseDialog } from '../table/ClauseDialog.tsx'
import { Coach } from './Coach.tsx'
import type { GuideSession } from './guide-session.ts'
import { PlaceMarks } from './PlaceMarks.tsx'
import { guideText } from './text/index.ts'
import { useMarkedButtons, useMarkedPlaces } from './use-marks.ts'

/** The game's own table with the coach beside it. */
export function GuideTable({
  session,
  box,
  aids,
  says,
}: {
  readonly session: GuideSession
  readonly box: OpenTable
  /** Absent where the game has no board; its table names its places itself. */
  readonly aids: TableAids | undefined
  /** The sentences of the course by key. */
  readonly says: (key: string) => string
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = guideText(language)
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  const [clause, setClause] = useState<string>()
  const { game, text, manifest, view: room, Table } = box
  const { step, acting } = view
  usePageTitle(t('guide.title'), manifest.title[language])
  useMarkedButtons(step.buttons.map((button) => says(`button.${button}`)))
  useMarkedPlaces(step.places)
  const props = useMemo<TableProps>(
    () => ({
      game,
      text,
      language,
      // Nobody hands the screen over: one person sits at the table at a time.
      seats: session.seats.map((info, place) => (place === view.eyes ? info : { ...info, kind: 'computer' })),
      state: view.state,
      seq: view.seq,
      acting: view.acting,
      awaited: [],
      outcome: undefined,
      actions: view.actions,
      log: view.log,
      canUndo: false,
      canRedo: false,
      check: (action) => session.check(action),
      odds: (action) => odds(game, view.state, view.acting[0] ?? 0, action, { maxBranches: 5000 }),
      play: (action) => session.play(action),
      undo: () => session.back(),
      redo: () => {},
    }),
    [view, game, text, language, session],
  )
  const overlay = useMemo(
    () => ({
      drawing: aids === undefined ? null : <PlaceMarks places={step.places} state={view.state} aids={aids} />,
    }),
    [step, view, aids],
  )
  const [seat] = acting
  const mark = seat === undefined ? undefined : room.seatMarks[seat]
  return (
    <ClauseContext value={setClause}>
      <div className="app guide">
        <TopBar
          title={
            <div className="top-title">
              <span className="caps">{manifest.title[language]}</span>
              <small>{t('guide.title')}</small>
            </div>
          }
        >
          <a className="button guide-leave" href="#/">
            <Glyph shape={glyphs.crossMark} />
            <span>{t('guide.leave')}</span>
          </a>
        </TopBar>
        <div className="guide-body">
          <Coach
            view={view}
            all={session.course.steps.length}
            title={says(`${step.text}.title`)}
            text={says(`${step.text}.text`)}
            seat={
              seat === undefined || mark === undefined
                ? undefined
                : {
                    name: text.seat(game.seatIds[seat] ?? ''),
                    glyph: mark.glyph,
                    colour: seatColour(room.seatMarks, seat),
                  }
            }
            onNext={() => session.next()}
            onBack={() => session.back()}
            onRestart={() => session.goTo(0)}
          />
          <main id="main" className="table" tabIndex={-1}>
            <h1 className="hidden">
              {manifest.title[language]}: {t('guide.title')}
            </h1>
            <BoardOverlay value={overlay}>
              <Table {...props} />
            </BoardOverlay>
          </main>
        </div>
        <ClauseDialog manifest={manifest} clause={clause} onClose={() => setClause(undefined)} />
      </div>
    </ClauseContext>
  )
}
