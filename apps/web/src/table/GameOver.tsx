import { jsonOf, type Outcome, type Replay, type Seat, type SeatInfo, type Viewer } from '@wyrmtable/kernel'
import { formatList, outcomeSentence } from '@wyrmtable/text'
import { Button, ClauseLink, Glyph, glyphs, type SeatMark, SeatPlate, seatColour } from '@wyrmtable/ui'
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { plateNote } from '../box/called.ts'
import { boxOf, type OpenBox } from '../box/open-box.ts'
import { LuckLines } from '../luck/LuckLines.tsx'
import { luckOf } from '../luck/luck.ts'
import { filmStrip } from '../parts/glyph/shapes.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { goTo, isOnlineMatch } from '../route.ts'
import type { BotClient } from '../session/computers/bot-client.ts'
import type { RecordedSession } from '../session/session.ts'
import { startMatch } from '../session/start-match.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { saveMatch } from '../store/saved-games.ts'
import { fileNameOf } from './file-name.ts'
import { ScoreLadder } from './game-over/ScoreLadder.tsx'
import { gameOverText } from './game-over/text/index.ts'
import { diceIn, useProof } from './game-over/use-proof.ts'

/** What only a server is asked for comes by itself. */
const PublicLink = lazy(() =>
  import('../online/upload/PublicLink.tsx').then((module) => ({ default: module.PublicLink })),
)

/** How it ended: the winner, the grade, what it took, whether the dice were fair, and what next. */
export function GameOver({
  session,
  bots,
  box,
  outcome,
  viewer,
  next,
  counted,
  onLook,
}: {
  readonly session: RecordedSession
  readonly bots: Pick<BotClient, 'verify'>
  readonly box: OpenBox
  readonly outcome: Outcome
  /** Who looks: an end is told to them as theirs; absent: the one person at this table, if others are computers. */
  readonly viewer?: Viewer
  /** How the same people play again; absent: at this screen, sides swapped. */
  readonly next?: ReactNode
  /** What it counted for, where it is rated. */
  readonly counted?: ReactNode
  readonly onLook: () => void
}) {
  const { settings, t } = useSettings()
  const { language } = settings
  const words = gameOverText(language)
  const { text, view: room, manifest } = box
  const { seats } = session
  const { log, view } = session.snapshot()
  const loadRecord = useCallback(() => session.record(), [session])
  const told = useLoaded(loadRecord)
  if (told !== undefined && 'error' in told) throw told.error
  const record = told?.value
  const proof = useProof(record, bots)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const loadAids = useCallback(async () => room.aids?.(), [room])
  const loaded = useLoaded(loadAids)
  const aids = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const ending = useMemo(
    // An ending of the match itself is none that the game has figures and a name for.
    () => (outcome.clause === '' ? undefined : aids?.ending({ view, outcome, log, language, text })),
    [aids, view, outcome, log, language, text],
  )
  const luck = useMemo(() => (aids === undefined ? [] : luckOf(log, aids.seatOf)), [aids, log])
  const seatName = (seat: number) => text.seat(manifest.seatIds[seat] ?? '')
  const winners = outcome.winners.map(seatName)
  const verdict = verdictOf(outcome, viewer ?? lonePerson(seats))
  const sentence = outcomeSentence(outcome, language, text, manifest.seatIds)
  const again = async (options: Replay['options']) => {
    // A new match is played by the rules of today, whatever this one was.
    const { game } = await (boxOf(manifest.id) ?? manifest).rules()
    const next = startMatch(game, { seats: swapped(seats), options })
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
          <p className="ribbon caps" style={ribbonOf(outcome, room.seatMarks)}>
            {t('over.winners', { count: winners.length, names: formatList(language, winners) })}
          </p>
          {verdict === undefined ? null : (
            <p className={`over-verdict is-${verdict}`}>{words(`over.${verdict}`)}</p>
          )}
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
            {seats.map((seat, place) => {
              const mark = room.seatMarks[place]
              return mark === undefined ? null : (
                <SeatPlate
                  key={seat.id}
                  name={seat.name}
                  note={plateNote(box, place, seat)}
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
          {counted}
          {luck.length === 0 ? null : <LuckLines luck={luck} seatName={seatName} marks={room.seatMarks} />}
          <p className="over-length">
            {record === undefined
              ? null
              : words('over.minutes', { count: minutesOf(record), dice: diceIn(record) })}
          </p>
          {session.id === undefined || isOnlineMatch(session.id) ? null : (
            <Suspense fallback={<div className="public-link" />}>
              <PublicLink load={record && (async () => jsonOf(record))} />
            </Suspense>
          )}
          <div className="over-row">
            {next === undefined ? (
              <Button
                look="primary"
                glyph={glyphs.returnArrow}
                isDisabled={record === undefined}
                onPress={() => record && void again(record.options)}
              >
                {t('over.again')}
              </Button>
            ) : (
              next
            )}
            {session.id === undefined ? null : (
              <Button glyph={filmStrip} onPress={() => goTo({ page: 'replay', match: session.id ?? '' })}>
                {words('over.replay')}
              </Button>
            )}
            <Button
              glyph={glyphs.save}
              isDisabled={record === undefined}
              onPress={() =>
                record && download(fileNameOf(record.game, record.createdAt, log.length, 'replay'), record)
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

/** What the end means for who looks; nothing where several people share the screen. */
function verdictOf({ winners }: Outcome, viewer: Viewer | undefined): 'won' | 'lost' | 'ended' | undefined {
  // That nobody wins stands over it anyhow.
  if (viewer === undefined || winners.length === 0) return undefined
  if (viewer === 'spectator') return 'ended'
  return winners.includes(viewer) ? 'won' : 'lost'
}

/** The only seat of a person, where all others are computers. */
function lonePerson(seats: readonly SeatInfo[]): Seat | undefined {
  const [first, ...others] = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return others.length > 0 || seats.length < 2 ? undefined : first
}

/** The ribbon wears the colour of whoever won; of several, or nobody, it has none. */
function ribbonOf({ winners }: Outcome, marks: readonly SeatMark[]): CSSProperties | undefined {
  const [winner, ...others] = winners
  if (winner === undefined || others.length > 0) return undefined
  const colour = seatColour(marks, winner)
  return { background: `var(--seat-${colour})`, color: `var(--seat-ink-${colour})` }
}

/** How long it took. */
function minutesOf({ entries, createdAt }: Replay): number {
  const lastAt = entries.at(-1)?.at ?? createdAt
  return Math.max(1, Math.round((lastAt - createdAt) / 60_000))
}

/** The same people in each other's seats. */
function swapped(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  return seats.map(({ id }, place) => {
    const from = seats[(place + 1) % seats.length]
    return from === undefined ? { id, name: '', kind: 'person' } : { ...from, id }
  })
}
