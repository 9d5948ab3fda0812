import { jsonOf } from '@wyrmtable/kernel'
import { Button, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { copyText } from '../../parts/copy-text.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { download } from '../../store/download.ts'
import { fileNameOf } from '../../table/file-name.ts'
import { problemWords } from '../problem-words.ts'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import type { Problem } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { NoteField } from './NoteField.tsx'
import { SeatChanges } from './SeatChanges.tsx'
import { VacationField } from './VacationField.tsx'

/** What may be done about the match as a whole: offers, giving up, the seat on other devices, notes, the replay. */
export function TableMenu({
  session,
  view,
  box: { text, manifest },
  onDone,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly box: OpenBox
  readonly onDone: () => void
}) {
  const { language } = useSettings().settings
  const t = onlineText(language)
  const { id, sight } = session
  const [isResigning, resign] = useState(false)
  const [pass, setPass] = useState<string>()
  const [said, say] = useState<string>()
  const isSeated = sight.viewer !== 'spectator' && !view.isUnseated
  const isRunning = view.outcome === undefined
  // There nobody plays in another's place, and an account is on every device as it is.
  const isRated = sight.rules.isRated === true
  const others = view.seats.filter((seat) => seat.id !== sight.viewer)
  const tell = (problem: Problem | undefined) => {
    if (problem === undefined) return onDone()
    say(problemWords(problem, language, text))
    // It is said here, and nowhere else.
    session.putProblemAway()
  }
  const offer = (matter: object) => () => void session.does({ type: 'offer', matter }).then(tell)
  const takeAlong = async () => {
    const made = await ask<{ readonly pass: string }>('POST', `/api/matches/${id}/passes`, {
      seat: sight.viewer,
    })
    if (!made.ok) return tell(made.fault)
    setPass(`${window.location.origin}${window.location.pathname}#/pass/${made.value.pass}`)
  }
  const endOthers = async () => {
    const ended = await ask('POST', `/api/matches/${id}/alone`, { seat: sight.viewer })
    say(ended.ok ? t('menu.aloneDone') : problemWords(ended.fault, language, text))
  }
  const keepReplay = async () => {
    const got = await ask<unknown>('GET', `/api/matches/${id}/replay?as=${encodeURIComponent(sight.viewer)}`)
    if (!got.ok) return tell(got.fault)
    download(fileNameOf(manifest.id, sight.createdAt, view.seq, 'replay'), jsonOf(got.value))
    onDone()
  }
  return (
    <>
      {isSeated && isRunning ? (
        <div className="menu-list">
          {sight.rules.takeBacks === 'byConsent' && others.some(({ kind }) => kind === 'person') ? (
            <Button onPress={offer({ type: 'takeBack' })}>{t('menu.takeBack')}</Button>
          ) : null}
          {manifest.knowsDraw === true && view.seats.every(({ kind }) => kind === 'person') ? (
            <Button onPress={offer({ type: 'draw' })}>{t('menu.draw')}</Button>
          ) : null}
          {view.clock === undefined
            ? null
            : others
                .filter(({ kind }) => kind === 'person')
                .map((seat) => (
                  <Button
                    key={seat.id}
                    onPress={() => void session.does({ type: 'giveTime', to: seat.id }).then(tell)}
                  >
                    {t('menu.giveTime', { seat: text.seat(seat.id) })}
                  </Button>
                ))}
          {isRated ? null : (
            <SeatChanges session={session} view={view} text={text} onOffer={(matter) => offer(matter)()} />
          )}
          <VacationField session={session} view={view} onDone={tell} />
          {isResigning ? (
            <section role="alert">
              <p>{t('menu.resignSure')}</p>
              <div className="dialog-row">
                <Button onPress={() => resign(false)}>{t('menu.no')}</Button>
                <Button look="primary" onPress={() => void session.does({ type: 'resign' }).then(tell)}>
                  {t('menu.yes')}
                </Button>
              </div>
            </section>
          ) : (
            <Button onPress={() => resign(true)}>{t('menu.resign')}</Button>
          )}
        </div>
      ) : null}
      <div className="menu-list">
        {isSeated && !isRated ? (
          <>
            <Button onPress={() => void takeAlong()}>{t('menu.device')}</Button>
            <Button onPress={() => void endOthers()}>{t('menu.alone')}</Button>
          </>
        ) : null}
        <Button glyph={glyphs.save} onPress={() => void keepReplay()}>
          {t('menu.replay')}
        </Button>
      </div>
      {pass === undefined ? null : (
        <div className="room-link">
          <p>{t('menu.deviceText')}</p>
          <input
            type="text"
            className="filter"
            readOnly
            aria-label={t('menu.device')}
            value={pass}
            onFocus={(event) => event.target.select()}
          />
          <Button onPress={() => void copyText(pass).catch(() => undefined)}>{t('room.copy')}</Button>
        </div>
      )}
      <p className="muted" role="status">
        {said}
      </p>
      {isSeated ? <NoteField match={id} seat={sight.viewer} /> : null}
    </>
  )
}
