import { BoardOverlay, ClauseContext, Glyph, glyphs, seatColour, type TableAids } from '@wyrmtable/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { OpenTable } from '../box/open-box.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ClauseDialog } from '../table/ClauseDialog.tsx'
import { TableHelp } from '../table/help/TableHelp.tsx'
import { useTableProps } from '../table/use-table-props.ts'
import { Coach } from './Coach.tsx'
import type { GuideSession } from './guide-session.ts'
import { markedPoints, PlaceMarks } from './PlaceMarks.tsx'
import { guideText } from './text/index.ts'
import { useMarkedButtons, useMarkedPlaces } from './use-marks.ts'

/** The game's own table with the coach beside it. */
export function GuideTable({
  session,
  box,
  aids,
  says,
  next,
}: {
  readonly session: GuideSession
  readonly box: OpenTable
  /** Absent where the game has no board; its table names its places itself. */
  readonly aids: TableAids | undefined
  /** The sentences of the course by key. */
  readonly says: (key: string) => string
  /** The number of the lesson after this one. */
  readonly next: number | undefined
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = guideText(language)
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  const [clause, setClause] = useState<string>()
  const { game, text, manifest, view: room, Table } = box
  const { step, acting } = view
  usePageTitle(t('guide.title'), manifest.title[language])
  useMarkedButtons(step.does)
  useMarkedPlaces(step.places)
  const page = useMemo(() => ({ language }), [language])
  const props = useTableProps(session, view, box, page)
  const overlay = useMemo(
    () => ({
      drawing: aids === undefined ? null : <PlaceMarks places={step.places} view={view.view} aids={aids} />,
      takes: aids === undefined ? undefined : markedPoints(step.places, view.view, aids),
    }),
    [step, view, aids],
  )
  const [seat] = acting
  const mark = seat === undefined ? undefined : room.seatMarks[seat]
  return (
    <ClauseContext value={setClause}>
      <TableHelp manifest={manifest} view={room}>
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
              further={next === undefined ? undefined : `#/guide/${manifest.id}/${next}`}
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
      </TableHelp>
    </ClauseContext>
  )
}
