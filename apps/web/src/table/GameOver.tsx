import { jsonOf, type Outcome, type SeatInfo, toReplay } from '@wyrmtable/kernel'
import { faultSentence, formatList } from '@wyrmtable/text'
import { Button, ClauseLink, glyphs, SeatPlate } from '@wyrmtable/ui'
import { useCallback, useEffect, useRef } from 'react'
import type { OpenBox } from '../box/open-box.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import type { BotClient } from '../session/bot-client.ts'
import type { LocalSession } from '../session/local-session.ts'
import { startMatch } from '../session/start-match.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { saveMatch } from '../store/saved-games.ts'
import { fileNameOf } from './file-name.ts'

/** How it ended: the winner, the grade, what it took, whether the dice were fair, and what next. */
export function GameOver({
  session,
  bots,
  box,
  outcome,
  onLook,
}: {
  readonly session: LocalSession
  readonly bots: BotClient
  readonly box: OpenBox
  readonly outcome: Outcome
  readonly onLook: () => void
}) {
  const { settings, t } = useSettings()
  const { language } = settings
  const { text, view: room, manifest } = box
  const { match } = session
  const { header } = match
  const verify = useCallback(
    () => bots.verify(jsonOf(toReplay(match, { revealSecret: true }))),
    [bots, match],
  )
  const verified = useLoaded(verify)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const winners = outcome.winners.map((seat) => text.seat(manifest.seatIds[seat] ?? ''))
  const minutes = Math.max(
    1,
    Math.round(((match.entries.at(-1)?.at ?? header.createdAt) - header.createdAt) / 60_000),
  )
  const facts = [
    { figure: match.seq, words: t('over.actions', { count: match.seq }) },
    { figure: match.draws, words: t('over.dice', { count: match.draws }) },
    { figure: minutes, words: t('over.minutes', { count: minutes }) },
  ]
  const again = async () => {
    const next = startMatch(box.game, { seats: swapped(header.seats), options: header.options })
    if (!next.ok) throw new Error(next.fault.code)
    await saveMatch(next.value)
    goTo({ page: 'table', match: next.value.header.id })
  }
  const proof =
    verified === undefined
      ? t('over.verifying')
      : 'error' in verified
        ? t('over.notVerified', { why: verified.error.message })
        : !verified.value.ok
          ? t('over.notVerified', { why: faultSentence(verified.value.fault, language) })
          : verified.value.dice === 'recorded'
            ? t('over.believed')
            : t('over.verified', { count: match.draws })
  const isProven = verified !== undefined && 'value' in verified && verified.value.ok
  return (
    <section className="over" aria-label={t('table.over')}>
      <div className="over-body">
        <div className="over-cover">
          <room.Cover language={language} />
        </div>
        <div className="over-text">
          <p className="ribbon caps">
            {t('over.winners', { count: winners.length, names: formatList(language, winners) })}
          </p>
          <h2 className="display" ref={heading} tabIndex={-1}>
            {text.outcome(outcome)}
          </h2>
          <p className="lead">
            {text.status(match.state)} <ClauseLink clause={outcome.clause} />
          </p>
          <ul className="facts">
            {facts.map(({ figure, words }) => (
              <li key={words}>
                <b>{figure}</b>
                <small>{words}</small>
              </li>
            ))}
          </ul>
          <div className="over-sides">
            {header.seats.map((seat, place) => {
              const mark = room.seatMarks[place]
              return mark === undefined ? null : (
                <SeatPlate
                  key={seat.id}
                  name={seat.name}
                  note={text.seat(seat.id)}
                  glyph={mark.glyph}
                  seat={place + 1}
                  isActing={outcome.winners.includes(place)}
                />
              )
            })}
            <span className={`proof ${isProven ? 'is-good' : ''}`} role="status">
              {proof}
            </span>
          </div>
          <div className="over-row">
            <Button look="primary" glyph={glyphs.returnArrow} onPress={() => void again()}>
              {t('over.again')}
            </Button>
            <Button glyph={glyphs.magnifyingGlass} onPress={onLook}>
              {t('over.look')}
            </Button>
            <Button
              glyph={glyphs.save}
              onPress={() =>
                download(
                  fileNameOf(header.game, header.createdAt, match.seq, 'replay'),
                  toReplay(match, { revealSecret: true }),
                )
              }
            >
              {t('table.export')}
            </Button>
            <Button onPress={() => goTo({ page: 'lobby' })}>{t('table.toLobby')}</Button>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The same people in each other's seats. */
function swapped(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  return seats.map(({ id }, place) => {
    const from = seats[(place + 1) % seats.length]
    return from === undefined ? { id, name: '', kind: 'person' } : { ...from, id }
  })
}
