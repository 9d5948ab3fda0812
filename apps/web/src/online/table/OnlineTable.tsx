import { ClauseContext, seatColour } from '@wyrmtable/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { calledBox } from '../../box/called.ts'
import type { OpenTable } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { useSounds } from '../../sound/use-sounds.ts'
import { ClauseDialog } from '../../table/ClauseDialog.tsx'
import { TableHelp } from '../../table/help/TableHelp.tsx'
import { useTableProps } from '../../table/use-table-props.ts'
import { SeatClock } from '../clock/SeatClock.tsx'
import type { Past } from '../session/chronicle.ts'
import { OnlineSession } from '../session/online-session.ts'
import type { Sight } from '../wire/answers.ts'
import { LineBanner } from './LineBanner.tsx'
import { MissedBanner } from './MissedBanner.tsx'
import { OffersAsked } from './OffersAsked.tsx'
import { OnlineOver } from './OnlineOver.tsx'
import { OnlineTop } from './OnlineTop.tsx'
import { TalkPanel } from './TalkPanel.tsx'
import { useMissed } from './use-missed.ts'
import { useMuted } from './use-muted.ts'
import { usePresence } from './use-presence.ts'
import { useUnread } from './use-unread.ts'

/** The table of a match at the server: the game's own room, and around it the people one plays with. */
export function OnlineTable({
  sight,
  past,
  box: opened,
  isSince,
  onSeat,
}: {
  readonly sight: Sight
  readonly past: Past
  readonly box: OpenTable
  /** Whether it is shown first what others did since the seat's last turn. */
  readonly isSince: boolean
  /** Somebody who holds several seats looks through another's eyes. */
  readonly onSeat: (seat: string) => void
}) {
  const { settings } = useSettings()
  const { language, pace } = settings
  const [session] = useState(() => new OnlineSession(sight, past, opened))
  useEffect(() => {
    session.open()
    return () => session.close()
  }, [session])
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  const [clause, setClause] = useState<string>()
  const [isTalkOpen, openTalk] = useState(false)
  const [isResultHidden, hideResult] = useState(false)
  const [told, tell] = useState<number>()
  const shown = told ?? view.seq
  const { clock, seats } = view
  const { options } = sight
  const box = useMemo(() => calledBox(opened, { options, seats }), [opened, options, seats])
  const page = useMemo(
    () => ({
      language,
      pace,
      bot: box.manifest.bot,
      onShown: tell,
      isOwnScreen: true,
      isSlow: sight.rules.clock.kind === 'days',
      clockOf: (place: number) => (
        <SeatClock
          rule={sight.rules.clock}
          clock={clock}
          id={seats[place]?.id ?? ''}
          place={place}
          isOnlyRunning
        />
      ),
    }),
    [language, pace, box, sight, clock, seats],
  )
  const props = useTableProps(session, view, box, page)
  const missed = useMissed(session, view, props, isSince)
  usePresence(session)
  useSounds(view)
  const muted = useMuted(session.id)
  const talk = view.talk.filter(({ by }) => !muted.has(seats.find(({ id }) => id === by)))
  const unread = useUnread(session.id, talk.length, isTalkOpen)
  const { text, Table } = box
  // What led to it comes first.
  const isAtEnd = shown >= view.seq && missed.place === undefined
  const isResultShown = view.outcome !== undefined && isAtEnd && !isResultHidden
  const turn = view.acting[0] ?? view.awaited[0] ?? 0
  return (
    <ClauseContext value={setClause}>
      <TableHelp manifest={box.manifest} view={box.view}>
        <div className="app online-table" data-turn={seatColour(box.view.seatMarks, turn)}>
          <OnlineTop
            session={session}
            view={view}
            box={box}
            unread={unread}
            isTalkOpen={isTalkOpen}
            onTalk={() => openTalk(!isTalkOpen)}
            onSeat={onSeat}
            onShowResult={view.outcome === undefined ? undefined : () => hideResult(false)}
          />
          {box.showsMissed === true && missed.place === undefined ? null : <MissedBanner missed={missed} />}
          <LineBanner session={session} view={view} text={text} />
          <main id="main" className="table" tabIndex={-1}>
            <h1 className="hidden">
              {box.manifest.title[language]}: {text.status(view.view)}
            </h1>
            <div className="table-room" inert={isResultShown}>
              <Table {...missed.props} />
            </div>
            {isTalkOpen ? null : <OffersAsked session={session} view={view} box={box} />}
            {isTalkOpen ? (
              <TalkPanel
                session={session}
                view={view}
                box={box}
                talk={talk}
                muted={muted}
                onClose={() => openTalk(false)}
              />
            ) : null}
          </main>
          {isResultShown && view.outcome !== undefined ? (
            <OnlineOver
              session={session}
              view={view}
              outcome={view.outcome}
              box={box}
              onLook={() => hideResult(true)}
            />
          ) : null}
          <ClauseDialog manifest={box.manifest} clause={clause} onClose={() => setClause(undefined)} />
        </div>
      </TableHelp>
    </ClauseContext>
  )
}
