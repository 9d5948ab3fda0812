import { isLevelName } from '@wyrmtable/ai'
import { rulesName } from '@wyrmtable/kernel'
import { BoardOverlay, ClauseContext, seatColour } from '@wyrmtable/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { calledBox } from '../box/called.ts'
import type { OpenTable } from '../box/open-box.ts'
import type { BotClient } from '../session/computers/bot-client.ts'
import type { ScreenSession } from '../session/screen-session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { AdviceMarks } from './advice/AdviceMarks.tsx'
import { AdvicePanel } from './advice/AdvicePanel.tsx'
import { adviceText } from './advice/text/index.ts'
import { useAdvice } from './advice/use-advice.ts'
import { useAdvisedWays } from './advice/use-advised-ways.ts'
import { ClauseDialog } from './ClauseDialog.tsx'
import { GameOver } from './GameOver.tsx'
import { TableHelp } from './help/TableHelp.tsx'
import { TableTop } from './TableTop.tsx'
import { useBoardRest } from './use-board-rest.ts'
import { useTableProps } from './use-table-props.ts'

/** The table of a running or finished game: the page's bar around the game's own room. */
export function PlayTable({
  session,
  bots,
  box: opened,
  onGoneOn,
}: {
  readonly session: ScreenSession
  readonly bots: BotClient
  readonly box: OpenTable
  /** The record goes on under other rules: this table is none for it any more. */
  readonly onGoneOn: () => void
}) {
  const { settings } = useSettings()
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  const [clause, setClause] = useState<string>()
  const [isResultHidden, hideResult] = useState(false)
  // The result waits until the last dice have been seen. A table that says nothing holds nothing back.
  const [told, tell] = useState<number>()
  const shown = told ?? view.seq
  const box = useMemo(() => calledBox(opened, session.header), [opened, session])
  const { game, text, Table } = box
  useBoardRest(session, view.seq, shown)
  useSounds(view)
  const hasLevels = session.seats.some(({ level = '' }) => isLevelName(level))
  // The worker starts while the board is looked at, not while it is drawn and not when it is first asked.
  useEffect(() => {
    if (hasLevels) bots.prepare(rulesName(game))
  }, [hasLevels, bots, game])
  const { advice, canAsk, toggle, putAway } = useAdvice(session, view)
  const { ways, marks } = useAdvisedWays(box, session, view, advice)
  const [looked, look] = useState<number>()
  const overlay = useMemo(
    () =>
      marks.length === 0
        ? undefined
        : { drawing: <AdviceMarks ways={marks} looked={looked} />, reveals: marks[looked ?? 0]?.at(-1)?.to },
    [marks, looked],
  )
  const page = useMemo(
    () => ({
      language: settings.language,
      pace: settings.pace,
      passes: settings.passing,
      bot: box.manifest.bot,
      onShown: tell,
    }),
    [settings.language, settings.pace, settings.passing, box],
  )
  const props = useTableProps(session, view, box, page)
  const isResultShown = view.outcome !== undefined && shown >= view.seq && !isResultHidden
  const turn = view.acting[0] ?? view.awaited[0] ?? 0
  return (
    <ClauseContext value={setClause}>
      <TableHelp manifest={box.manifest} view={box.view} hasAdvice={session.givesAdvice}>
        <div className="app" data-turn={seatColour(box.view.seatMarks, turn)}>
          <TableTop
            session={session}
            view={view}
            box={box}
            isAdvised={advice !== undefined}
            onAdvice={canAsk || advice !== undefined ? toggle : undefined}
            onShowResult={() => hideResult(false)}
            onGoneOn={onGoneOn}
          />
          <main id="main" className="table" tabIndex={-1}>
            <h1 className="hidden">
              {box.manifest.title[settings.language]}: {text.status(view.view)}
            </h1>
            <div className="table-room" inert={isResultShown}>
              <BoardOverlay value={overlay}>
                <Table {...props} />
              </BoardOverlay>
            </div>
            {advice === undefined ? null : (
              <AdvicePanel
                title={adviceText(settings.language)('advice.title')}
                advice={advice}
                ways={ways}
                aims={session.aims().map((one) => ({ ...one, who: text.seat(game.seatIds[one.seat] ?? '') }))}
                thinking={session.thinking}
                text={text}
                onHurry={() => session.hurry()}
                onFollow={(actions) => session.follow(actions)}
                onLook={look}
                onClose={putAway}
              />
            )}
          </main>
          {isResultShown && view.outcome !== undefined ? (
            <GameOver
              session={session}
              bots={bots}
              box={box}
              outcome={view.outcome}
              onLook={() => hideResult(true)}
            />
          ) : null}
          <ClauseDialog manifest={box.manifest} clause={clause} onClose={() => setClause(undefined)} />
        </div>
      </TableHelp>
    </ClauseContext>
  )
}
