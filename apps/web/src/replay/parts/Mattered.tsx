import type { GameText, Match } from '@wyrmtable/kernel'
import { formatNumber } from '@wyrmtable/text'
import { useMemo } from 'react'
import { swingsOf } from '../course/swings.ts'
import type { ReplayText } from '../text/index.ts'

/** The entries that changed the chances most. */
export function Mattered({
  match,
  chances,
  from,
  seq,
  text,
  t,
  onGo,
}: {
  readonly match: Match
  readonly chances: Float64Array
  /** Where play begins. */
  readonly from: number
  readonly seq: number
  readonly text: GameText
  readonly t: ReplayText
  readonly onGo: (seq: number) => void
}) {
  const { seatIds } = match.game
  const moves = useMemo(
    () =>
      swingsOf(chances, from).flatMap((swing) => {
        const action = match.entries[swing.seq - 1]?.action
        return action === undefined ? [] : [{ ...swing, deed: text.action(action, match.at(swing.seq - 1)) }]
      }),
    [chances, from, match, text],
  )
  if (moves.length === 0) return null
  return (
    <section className="replay-section" aria-label={t('replay.mattered')}>
      <h2 className="section-title">{t('replay.mattered')}</h2>
      <p className="muted mattered-note">{t('replay.matteredNote')}</p>
      <ol className="mattered">
        {moves.map(({ seq: at, change, deed }) => {
          const side = change > 0 ? 1 : 2
          const points = formatNumber(text.language, Math.abs(change) * 100, 0)
          const winner = text.seat(seatIds[side - 1] ?? '')
          return (
            <li key={at}>
              <button
                type="button"
                className={`mattered-move ${at === seq ? 'is-now' : ''}`}
                {...(at === seq ? { 'aria-current': 'step' as const } : {})}
                onClick={() => onGo(at)}
              >
                <span className="muted">{at}</span>
                <span>{deed}</span>
                <b className={`swing swing-${side}`} title={t('replay.swing', { seat: winner, points })}>
                  <span aria-hidden="true">
                    {change > 0 ? '+' : '−'}
                    {points}
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
