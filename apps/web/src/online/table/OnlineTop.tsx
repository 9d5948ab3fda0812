import { Button, Dialog, Glyph, SeatPlate, seatColour } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { plateNote } from '../../box/called.ts'
import type { OpenBox } from '../../box/open-box.ts'
import { BookAndMenu } from '../../parts/BookAndMenu.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { RulebookLink } from '../../parts/RulebookLink.tsx'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Whose } from '../../parts/Whose.tsx'
import { formatRoute, goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { HelpButtons } from '../../table/help/TableHelp.tsx'
import { clockWords } from '../clock/clock-words.ts'
import { GiveTime } from '../clock/GiveTime.tsx'
import { SeatClock } from '../clock/SeatClock.tsx'
import { talk } from '../glyph/shapes.ts'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { TableMenu } from './TableMenu.tsx'

/** The bar over an online table: whose move it is, who sits where and how much time they have, talk, and the menu. */
export function OnlineTop({
  session,
  view,
  box,
  unread,
  isTalkOpen,
  onTalk,
  onSeat,
  onShowResult,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly box: OpenBox
  readonly unread: number
  readonly isTalkOpen: boolean
  readonly onTalk: () => void
  readonly onSeat: (seat: string) => void
  readonly onShowResult: (() => void) | undefined
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = onlineText(language)
  const [isOpen, setOpen] = useState(false)
  const { text, manifest, view: room } = box
  const { rules, mine, viewer, tournament } = session.sight
  const awaited = view.acting[0] ?? view.awaited[0]
  const awaitedName = text.seat(manifest.seatIds[awaited ?? -1] ?? '')
  const whose =
    view.outcome !== undefined
      ? page('table.over')
      : view.acting.length > 0
        ? page('table.yourMove')
        : page('table.moveOf', { seat: awaitedName })
  usePageTitle(whose, manifest.title[language])
  const waiting = unread + view.offers.length
  const mayGiveTime =
    viewer !== 'spectator' && !view.isUnseated && view.outcome === undefined && view.clock !== undefined
  const isGivenTime = ({ id, kind }: OnlineView['seats'][number]) =>
    mayGiveTime && id !== viewer && kind === 'person'
  const crest = room.seatMarks[awaited ?? 0]
  const loadSummary = useCallback(async () => room.summary?.(), [room])
  const loaded = useLoaded(loadSummary)
  const summary =
    loaded !== undefined && 'value' in loaded ? loaded.value?.(view.view, language, text) : undefined
  const colourOf = (place: number) => seatColour(room.seatMarks, place)
  // Many seats leave no room for more words.
  const isMany = view.seats.length > 2
  const close = () => setOpen(false)
  return (
    <>
      <TopBar
        hasSummary
        title={
          <div className="top-title">
            <span className="caps">{manifest.title[language]}</span>
            {isMany ? null : (
              <small>
                {clockWords(rules.clock, t)}
                {view.watchers === 0 ? null : ` · ${t('talk.watchers', { count: view.watchers })}`}
              </small>
            )}
          </div>
        }
      >
        {crest === undefined ? null : (
          <span className={`crest crest-${colourOf(awaited ?? 0)} top-crest`} aria-hidden="true">
            <Glyph shape={crest.glyph} />
          </span>
        )}
        <Whose whose={whose} asked={view.acting.length > 0 ? summary?.asked : undefined}>
          <small className="whose-clocks">
            {clocksOnPhone(view, viewer).map(({ seat, place }) => (
              <span key={seat.id}>
                <SeatClock rule={rules.clock} clock={view.clock} id={seat.id} place={place} />
                {isGivenTime(seat) ? (
                  <GiveTime session={session} seat={seat.id} name={text.seat(seat.id)} isBrief />
                ) : null}
              </span>
            ))}
          </small>
        </Whose>
        <div className={`plates ${isMany ? 'is-many' : ''}`}>
          {view.seats.map((seat, place) => {
            const mark = room.seatMarks[place]
            return mark === undefined ? null : (
              <div key={seat.id} className="online-plate">
                <SeatPlate
                  name={seat.name || t('talk.computer')}
                  note={text.plate?.(view.view, place) ?? plateNote(box, place, seat)}
                  glyph={mark.glyph}
                  seat={colourOf(place)}
                  isActing={[...view.acting, ...view.awaited].includes(place)}
                />
                <SeatClock rule={rules.clock} clock={view.clock} id={seat.id} place={place} />
                {isGivenTime(seat) ? (
                  <GiveTime
                    session={session}
                    seat={seat.id}
                    name={text.seat(seat.id)}
                    isBrief={view.seats.length > 2}
                  />
                ) : null}
              </div>
            )
          })}
        </div>
        <button
          type="button"
          className="icon-button top-talk"
          aria-label={
            waiting === 0
              ? t('talk.title')
              : `${t('talk.title')}, ${t(waiting === unread ? 'talk.unread' : 'talk.waiting', { count: waiting })}`
          }
          title={t('talk.title')}
          aria-expanded={isTalkOpen}
          onClick={onTalk}
        >
          <Glyph shape={talk} />
          {waiting === 0 ? null : (
            <b className="badge" aria-hidden="true">
              {waiting}
            </b>
          )}
        </button>
        <BookAndMenu game={manifest.id} onMenu={() => setOpen(true)} />
      </TopBar>
      <Dialog title={page('table.menu')} isOpen={isOpen} onClose={close}>
        {mine.length < 2 ? null : (
          <div className="menu-list">
            {mine
              .filter((id) => id !== viewer)
              .map((id) => (
                <Button
                  key={id}
                  onPress={() => {
                    close()
                    onSeat(id)
                  }}
                >
                  {t('menu.seat', { seat: text.seat(id) })}
                </Button>
              ))}
          </div>
        )}
        <TableMenu session={session} view={view} box={box} onDone={close} />
        <div className="menu-list">
          {onShowResult === undefined ? null : (
            <Button
              onPress={() => {
                close()
                onShowResult()
              }}
            >
              {page('over.show')}
            </Button>
          )}
          {tournament === undefined ? null : (
            <a className="button" href={formatRoute({ page: 'tournament', id: tournament.id })}>
              {t('room.tournament')}
            </a>
          )}
          <HelpButtons onDone={close} />
          <RulebookLink game={manifest.id} />
          <Button onPress={() => goTo({ page: 'lobby' })}>{page('table.toLobby')}</Button>
        </div>
        <section>
          <h3 className="section-title">{page('table.commitment')}</h3>
          <p className="muted">{page('table.commitmentText')}</p>
          <code className="commitment">{session.sight.dice.commitment}</code>
        </section>
        <div className="dialog-row">
          <Button look="primary" onPress={close}>
            {page('app.close')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Two clocks are all that a phone has room for: one's own, and that of whoever is to act, in the order of the seats. */
function clocksOnPhone({ seats, acting, awaited }: OnlineView, viewer: string) {
  const all = seats.map((seat, place) => ({ seat, place }))
  const isAwaited = (place: number) => acting.includes(place) || awaited.includes(place)
  const own = all.find(({ seat }) => seat.id === viewer)
  const others = all.filter((one) => one !== own)
  const [first, ...rest] = [...others].sort((a, b) => Number(isAwaited(b.place)) - Number(isAwaited(a.place)))
  const chosen = [own ?? rest[0], first].filter((one) => one !== undefined)
  return chosen.sort((a, b) => a.place - b.place)
}
