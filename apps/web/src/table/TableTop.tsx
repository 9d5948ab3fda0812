import { toPosition, toReplay } from '@wyrmtable/kernel'
import { Button, Dialog, Glyph, glyphs, SeatPlate } from '@wyrmtable/ui'
import { useState } from 'react'
import type { OpenBox } from '../box/open-box.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { ReplayLink } from '../replay/parts/ReplayLink.tsx'
import { goTo } from '../route.ts'
import { RulebookLink } from '../rulebook/RulebookLink.tsx'
import type { LocalSession, SessionView } from '../session/local-session.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { fileNameOf } from './file-name.ts'

/** The bar over a table: whose move it is, the plates, and what may be done with the game as a whole. */
export function TableTop({
  session,
  view,
  box,
  onShowResult,
}: {
  readonly session: LocalSession
  readonly view: SessionView
  readonly box: OpenBox
  readonly onShowResult: () => void
}) {
  const { settings, t } = useSettings()
  const { language } = settings
  const [isOpen, setOpen] = useState(false)
  const { header } = session.match
  const { seats } = header
  const { text, manifest, view: room } = box
  const seatIds = manifest.seatIds
  const awaitedName = text.seat(seatIds[view.awaited[0] ?? -1] ?? '')
  const actingName = text.seat(seatIds[view.acting[0] ?? -1] ?? '')
  const isAlone = seats.filter((seat) => seat.kind === 'person').length === 1
  const whose =
    view.outcome !== undefined
      ? t('table.over')
      : view.acting.length > 0
        ? isAlone
          ? t('table.yourMove')
          : t('table.moveOf', { seat: actingName })
        : t('table.thinks', { seat: awaitedName })
  const close = () => setOpen(false)
  return (
    <>
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{manifest.title[language]}</span>
            <small>{text.status(view.state)}</small>
          </div>
        }
      >
        <p className="whose" role="status">
          {whose}
        </p>
        <div className="plates">
          {seats.map((seat, place) => {
            const mark = room.seatMarks[place]
            return mark === undefined ? null : (
              <SeatPlate
                key={seat.id}
                name={seat.name}
                note={text.seat(seat.id)}
                glyph={mark.glyph}
                seat={place + 1}
                isActing={[...view.acting, ...view.awaited].includes(place)}
              />
            )
          })}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={t('table.menu')}
          title={t('table.menu')}
          onClick={() => setOpen(true)}
        >
          <Glyph shape={glyphs.hamburgerMenu} />
        </button>
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
          <Button
            glyph={glyphs.save}
            onPress={() => {
              const replay = toReplay(session.match, { revealSecret: view.outcome !== undefined })
              download(fileNameOf(header.game, header.createdAt, view.seq, 'replay'), replay)
            }}
          >
            {t('table.export')}
          </Button>
          <Button
            glyph={glyphs.save}
            onPress={() => {
              const { game, match } = { game: box.game, match: session.match }
              const options = game.options.parse(header.options)
              if (!options.ok) return
              download(
                fileNameOf(header.game, header.createdAt, view.seq, 'position'),
                toPosition(game, match.state, options.value),
              )
            }}
          >
            {t('table.exportPosition')}
          </Button>
          <ReplayLink match={header.id} />
          <RulebookLink game={header.game} />
          <Button onPress={() => goTo({ page: 'lobby' })}>{t('table.toLobby')}</Button>
        </div>
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
    </>
  )
}
