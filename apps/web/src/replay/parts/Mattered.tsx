import type { GameText, Match } from '@wyrmtable/kernel'
import { formatNumber } from '@wyrmtable/text'
import { type SeatMark, seatColour } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { ReplayText } from '../text/index.ts'
import { swingsOf } from '../timeline/swings.ts'
import { type Timeline, turnAt } from '../timeline/timeline.ts'

/** The phases that changed the chances most, by the turn they were in. */
export function Mattered({
  match,
  marks,
  chances,
  timeline,
  seq,
  text,
  t,
  onGo,
}: {
  readonly match: Match
  readonly marks: readonly SeatMark[]
  readonly chances: Float64Array
  readonly timeline: Timeline
  readonly seq: number
  readonly text: GameText
  readonly t: ReplayText
  readonly onGo: (seq: number) => void
}) {
  const { seats } = match.header
  const moves = useMemo(
    () =>
      swingsOf(chances, timeline.from).map((swing) => ({
        ...swing,
        turn: turnAt(timeline, swing.seq - 1),
        phase: text.phase(match.game.view(match.at(swing.seq - 1), 'spectator')),
      })),
    [chances, timeline, match, text],
  )
  if (moves.length === 0) return null
  return (
    <section className="replay-section" aria-label={t('replay.mattered')}>
      <h2 className="section-title">{t('replay.mattered')}</h2>
      <p className="muted mattered-note">{t('replay.matteredNote')}</p>
      <ol className="mattered">
        {moves.map(({ seq: at, change, turn, phase }) => {
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
                <span className="muted">{turn}</span>
                <span>{phase}</span>
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
