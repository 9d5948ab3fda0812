import type { Outcome, SeatInfo } from '@wyrmtable/kernel'
import { toReplay } from '@wyrmtable/kernel'
import { formatList, outcomeSentence } from '@wyrmtable/text'
import { Button, ClauseLink, Glyph, glyphs, SeatPlate, seatColour } from '@wyrmtable/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { boxOf, type OpenBox } from '../box/open-box.ts'
import { LuckLines } from '../luck/LuckLines.tsx'
import { luckOf } from '../luck/luck.ts'
import { filmStrip } from '../parts/glyph/shapes.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo } from '../route.ts'
import type { BotClient } from '../session/bot-client.ts'
import type { LocalSession } from '../session/local-session.ts'
import { startMatch } from '../session/start-match.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { saveMatch } from '../store/saved-games.ts'
import { fileNameOf } from './file-name.ts'
import { ScoreLadder } from './over/ScoreLadder.tsx'
import { overText } from './over/text/index.ts'
import { useProof } from './over/use-proof.ts'

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
  const words = overText(language)
  const { text, view: room, manifest } = box
  const { match } = session
  const { header } = match
  const { log, view } = session.snapshot()
  const proof = useProof(match, bots)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const loadAids = useCallback(async () => room.aids?.(), [room])
  const loaded = useLoaded(loadAids)
  const aids = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const ending = useMemo(
    // An ending of the match itself is none that the game has figures and a name for.
    () => (outcome.clause === '' ? undefined : aids?.ending({ view, outcome, log, language })),
    [aids, view, outcome, log, language],
  )
  const luck = useMemo(() => (aids === undefined ? [] : luckOf(log, aids.seatOf)), [aids, log])
  const seatName = (seat: number) => text.seat(manifest.seatIds[seat] ?? '')
  const winners = outcome.winners.map(seatName)
  const sentence = outcomeSentence(outcome, language, text, manifest.seatIds)
  const lastAt = match.entries.at(-1)?.at ?? header.createdAt
  const minutes = Math.max(1, Math.round((lastAt - header.createdAt) / 60_000))
  const again = async () => {
    // A new match is played by the rules of today, whatever this one was.
    const { game } = await (boxOf(manifest.id) ?? manifest).rules()
    const next = startMatch(game, { seats: swapped(header.seats), options: header.options })
    if (!next.ok) throw new Error(next.fault.code)
    await saveMatch(next.value)
    goTo({ page: 'table', match: next.value.header.id })
  }
  return (
    // Always by lamplight: the board behind it is darkened.
    <section className="over" data-theme="dark" aria-label={t('table.over')}>
      <div className="over-body">
        <div className="over-cover">
          <room.Cover language={language} />
        </div>
        <div className="over-text">
          <p className="ribbon caps">
            {t('over.winners', { count: winners.length, names: formatList(language, winners) })}
          </p>
          <h2 className="display" ref={heading} tabIndex={-1}>
            {ending?.title ?? sentence}
          </h2>
          {ending === undefined ? null : <p className="lead">{ending.line}</p>}
          {ending?.ladder === undefined ? null : <ScoreLadder ladder={ending.ladder} title={ending.title} />}
          <p className="over-how">
            {ending === undefined ? null : sentence} <ClauseLink clause={outcome.clause} />
          </p>
          <ul className="facts" aria-label={words('over.facts')}>
            {ending?.facts.map(({ glyph, figure, words: what }) => (
              <li key={what}>
                <Glyph shape={glyph} />
                <b>{figure}</b>
                <small>{what}</small>
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
                  seat={seatColour(room.seatMarks, place)}
                  isActing={outcome.winners.includes(place)}
                />
              )
            })}
            <span className={`proof ${proof.isProven ? 'is-good' : ''}`} role="status">
              {proof.isProven ? <Glyph shape={glyphs.checkMark} /> : null} {proof.words}
            </span>
          </div>
          {luck.length === 0 ? null : <LuckLines luck={luck} seatName={seatName} marks={room.seatMarks} />}
          <p className="over-length">{words('over.minutes', { count: minutes, dice: match.draws })}</p>
          <div className="over-row">
            <Button look="primary" glyph={glyphs.returnArrow} onPress={() => void again()}>
              {t('over.again')}
            </Button>
            <Button glyph={filmStrip} onPress={() => goTo({ page: 'replay', match: header.id })}>
              {words('over.replay')}
            </Button>
            <Button
              glyph={glyphs.save}
              onPress={() =>
                download(
                  fileNameOf(header.game, header.createdAt, log.length, 'replay'),
                  toReplay(match, { revealSecret: true }),
                )
              }
            >
              {t('table.export')}
            </Button>
            <Button glyph={glyphs.magnifyingGlass} onPress={onLook}>
              {t('over.look')}
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
