import type { GameText } from '@wyrmtable/kernel'
import { formatNumber } from '@wyrmtable/text'
import { type SeatMark, seatColour } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Reel } from '../reel.ts'
import type { ReplayText } from '../text/index.ts'
import { swingsOf } from '../timeline/swings.ts'
import { type Timeline, turnAt } from '../timeline/timeline.ts'

/** The acts that changed the chances most, by the turn they were in. */
export function Mattered({
  match,
  marks,
  chances,
  timeline,
  seq,
  acts,
  nameOf,
  textAt,
  t,
  onGo,
}: {
  readonly match: Reel
  readonly marks: readonly SeatMark[]
  readonly chances: Float64Array
  readonly timeline: Timeline
  readonly seq: number
  /** By the position after a phase the entry that it is named by. */
  readonly acts: Uint32Array
  /** What somebody did in an entry; undefined where nobody did. */
  readonly nameOf: (seq: number) => string | undefined
  readonly textAt: (seq: number) => GameText
  readonly t: ReplayText
  readonly onGo: (seq: number) => void
}) {
  const { seats } = match.header
  const text = textAt(match.seq)
  const moves = useMemo(
    () =>
      swingsOf(chances, timeline.from).map((swing) => ({
        ...swing,
        turn: turnAt(timeline, swing.seq - 1),
        act: acts[swing.seq] || swing.seq,
        name: nameOf(acts[swing.seq] || swing.seq),
        phase: textAt(swing.seq - 1).phase(
          match.gameAt(swing.seq - 1).view(match.at(swing.seq - 1), 'spectator'),
        ),
      })),
    [chances, acts, timeline, match, textAt, nameOf],
  )
  if (moves.length === 0) return null
  const ahead = seatColour(marks, 0)
  const behind = seats.length === 2 ? seatColour(marks, 1) : ahead
  return (
    <section className="replay-section replay-mattered" aria-label={t('replay.mattered')}>
      <h2 className="section-title">{t('replay.mattered')}</h2>
      <p className="muted mattered-note">{t('replay.matteredNote')}</p>
      <ol className="mattered">
        {moves.map(({ act: at, change, turn, phase, name }, place) => {
          // Of two, one gains what the other loses; of more, only what the first gains or loses is known.
          const side = change > 0 || seats.length > 2 ? 0 : 1
          const size = formatNumber(text.language, Math.abs(change) * 100, 0)
          const points = change < 0 && side === 0 ? `−${size}` : size
          const winner = text.seat(seats[side]?.id ?? '')
          return (
            <li key={at}>
              <button
                type="button"
                className={`mattered-move ${at === seq ? 'is-now' : ''}`}
                {...(at === seq ? { 'aria-current': 'step' as const } : {})}
                onClick={() => onGo(at)}
              >
                <span className={`mark swatch-${change > 0 ? ahead : behind}`} aria-hidden="true">
                  {place + 1}
                </span>
                <span>
                  {name ?? phase}{' '}
                  <small className="muted">
                    {t('replay.turn', { turn })}
                    {name === undefined ? null : ` · ${phase}`}
                  </small>
                </span>
                <b
                  className={`swing swing-${seatColour(marks, side)}`}
                  title={t('replay.swing', { seat: winner, points })}
                >
                  <span aria-hidden="true">
                    {change > 0 ? '+' : '−'}
                    {size}
                  </span>
                  <span className="hidden">
                    {t('replay.swing', { seat: winner, points: t('replay.points', { points }) })}
                  </span>
                </b>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
