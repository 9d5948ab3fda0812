import { Button, Dialog, Glyph, glyphs, PrintedKeys, SeatPlate, seatColour } from '@wyrmtable/ui'
import { lazy, Suspense, useCallback, useContext, useState } from 'react'
import { plateNote } from '../box/called.ts'
import { boxOf, type OpenBox } from '../box/open-box.ts'
import { BookAndMenu } from '../parts/BookAndMenu.tsx'
import { GuideLink } from '../parts/GuideLink.tsx'
import { linkedRings } from '../parts/glyph/shapes.ts'
import { OfflineMark } from '../parts/OfflineBanner.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { ReplayLink } from '../parts/ReplayLink.tsx'
import { RulebookLink } from '../parts/RulebookLink.tsx'
import { scenarioTitle } from '../parts/scenario-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { Whose } from '../parts/Whose.tsx'
import { goTo } from '../route.ts'
import type { ScreenSession, SessionView } from '../session/screen-session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ThinkingSeat } from './advice/ThinkingSeat.tsx'
import { adviceText } from './advice/text/index.ts'
import { adviceKey } from './advice/use-advice.ts'
import { AtThisTable } from './hands/AtThisTable.tsx'
import { HelpButtons } from './help/TableHelp.tsx'
import { KeepFiles } from './KeepFiles.tsx'
import { OutOfTurn } from './OutOfTurn.tsx'
import { GoOnDialog } from './rules/GoOnDialog.tsx'
import { rulesText } from './rules/text/index.ts'

const GoOnlineDialog = lazy(() =>
  import('../online/go-on/GoOnDialog.tsx').then((module) => ({ default: module.GoOnDialog })),
)

/** The bar over a table: whose move it is, the plates, and what may be done with the game as a whole. */
export function TableTop({
  session,
  view,
  box,
  isAdvised,
  onAdvice,
  onShowResult,
  onGoneOn,
}: {
  readonly session: ScreenSession
  readonly view: SessionView
  readonly box: OpenBox
  /** Whether advice is asked for or shown. */
  readonly isAdvised: boolean
  /** Asks for advice or puts it away; absent while nobody at this screen is to act. */
  readonly onAdvice: (() => void) | undefined
  readonly onShowResult: () => void
  readonly onGoneOn: () => void
}) {
  const { settings, t } = useSettings()
  const { language } = settings
  const advice = adviceText(language)
  const printed = useContext(PrintedKeys)
  const rules = rulesText(language)
  const [isOpen, setOpen] = useState(false)
  const [isGoingOn, goOn] = useState(false)
  const [isGoingOnline, goOnline] = useState(false)
  const { header, seats } = session
  const { text, manifest, view: room } = box
  const seatIds = manifest.seatIds
  const today = boxOf(manifest.id)
  /** The box of today, where the match is played by earlier rules. */
  const later = today?.version === manifest.version ? undefined : today
  const awaitedName = text.seat(seatIds[view.awaited[0] ?? -1] ?? '')
  const actingName = text.seat(seatIds[view.acting[0] ?? -1] ?? '')
  // Who is awaited may also be a person here, to whom another has not yet given the screen back.
  const isThinking = seats[view.awaited[0] ?? -1]?.kind === 'computer'
  const isAlone = seats.filter((seat) => seat.kind === 'person').length === 1
  const whose =
    view.outcome !== undefined
      ? t('table.over')
      : view.acting.length > 0
        ? isAlone
          ? t('table.yourMove')
          : t('table.moveOf', { seat: actingName })
        : t(isThinking ? 'table.thinks' : 'table.moveOf', { seat: awaitedName })
  usePageTitle(whose, manifest.title[language])
  const close = () => setOpen(false)
  const acting = view.acting[0] ?? view.awaited[0] ?? 0
  const crest = room.seatMarks[acting]
  const loadSummary = useCallback(async () => room.summary?.(), [room])
  const loaded = useLoaded(loadSummary)
  const summarize = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const summary = summarize?.(view.view, language, text)
  const score = summary?.score
  return (
    <>
      <TopBar
        hasSummary={summary !== undefined}
        title={
          <div className="top-title">
            <span className="caps">{manifest.title[language]}</span>
            <small title={text.status(view.view)}>
              {scenarioTitle(manifest, header.options, language)}
              {later === undefined ? null : <> · {rules('rules.version', { version: manifest.version })}</>}
            </small>
          </div>
        }
      >
        {crest === undefined ? null : (
          <span className={`crest crest-${seatColour(room.seatMarks, acting)} top-crest`} aria-hidden="true">
            <Glyph shape={crest.glyph} />
          </span>
        )}
        <Whose whose={whose} asked={view.acting.length > 0 ? summary?.asked : undefined}>
          {summary === undefined ? null : <small>{summary.when}</small>}
        </Whose>
        {score === undefined ? null : (
          <p className="top-score" title={score.spoken}>
            <Glyph shape={score.glyph} />
            <span aria-hidden="true">
              <b>{score.figure}</b>
              {score.of === undefined ? null : <small> / {score.of}</small>}
            </span>
            <span className="hidden">{score.spoken}</span>
          </p>
        )}
        <div className="plates">
          {seats.map((seat, place) => {
            const mark = room.seatMarks[place]
            return mark === undefined ? null : (
              <SeatPlate
                key={seat.id}
                name={seat.name}
                note={text.plate?.(view.view, place) ?? plateNote(box, place, seat)}
                glyph={mark.glyph}
                seat={seatColour(room.seatMarks, place)}
                isActing={[...view.acting, ...view.awaited].includes(place)}
              />
            )
          })}
        </div>
        <OfflineMark />
        {view.acting.length === 0 && isThinking ? (
          <ThinkingSeat thinking={session.thinking} seat={awaitedName} onHurry={() => session.hurry()} />
        ) : (
          <button
            type="button"
            className="icon-button top-advice"
            aria-label={advice('advice.ask')}
            title={`${advice('advice.ask')} (${printed(adviceKey)})`}
            aria-pressed={isAdvised}
            disabled={onAdvice === undefined}
            onClick={onAdvice}
          >
            <Glyph shape={glyphs.owl} />
          </button>
        )}
        <BookAndMenu game={header.game} onMenu={() => setOpen(true)} />
      </TopBar>
      {view.isStuck || view.unsaved !== undefined ? (
        <div className="banner table-banner" role="alert">
          {view.isStuck ? t('table.botFailed') : t('table.notSaved', { reason: view.unsaved ?? '' })}
          {view.isStuck ? <Button onPress={() => session.retry()}>{t('table.retry')}</Button> : null}
        </div>
      ) : null}
      <Dialog title={t('table.menu')} isOpen={isOpen} onClose={close}>
        <div className="menu-list">
          {view.outcome === undefined ? null : (
            <Button
              onPress={() => {
                close()
                onShowResult()
              }}
            >
              {t('over.show')}
            </Button>
          )}
          <KeepFiles session={session} view={view} box={box} />
          {later === undefined || view.outcome !== undefined ? null : (
            <Button
              onPress={() => {
                close()
                goOn(true)
              }}
            >
              {rules('rules.goOn')}
            </Button>
          )}
          {session.game.hasSecrets || view.outcome !== undefined ? null : (
            <Button
              glyph={linkedRings}
              onPress={() => {
                close()
                goOnline(true)
              }}
            >
              {t('table.goOnline')}
            </Button>
          )}
          <ReplayLink match={header.id} />
          <HelpButtons onDone={close} />
          <RulebookLink game={header.game} />
          {manifest.guide === undefined ? null : <GuideLink game={header.game} />}
          <Button onPress={() => goTo({ page: 'lobby' })}>{t('table.toLobby')}</Button>
        </div>
        <OutOfTurn session={session} view={view} text={text} onDone={close} />
        {view.outcome === undefined ? (
          <AtThisTable session={session} text={text} knowsDraw={manifest.knowsDraw === true} onDone={close} />
        ) : null}
        {header.dice.kind === 'verifiable' ? (
          <section>
            <h3 className="section-title">{t('table.commitment')}</h3>
            <p className="muted">{t('table.commitmentText')}</p>
            <code className="commitment">{header.dice.commitment}</code>
          </section>
        ) : null}
        <div className="dialog-row">
          <Button look="primary" onPress={close}>
            {t('app.close')}
          </Button>
        </div>
      </Dialog>
      {isGoingOnline ? (
        <Suspense fallback={null}>
          <GoOnlineDialog session={session} text={text} onClose={() => goOnline(false)} />
        </Suspense>
      ) : null}
      {isGoingOn && later !== undefined ? (
        <GoOnDialog session={session} today={later} onGoneOn={onGoneOn} onClose={() => goOn(false)} />
      ) : null}
    </>
  )
}
