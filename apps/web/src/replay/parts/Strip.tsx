import type { GameText } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { type SeatMark, seatColour } from '@wyrmtable/ui'
import { memo, useMemo } from 'react'
import type { Reel } from '../reel.ts'
import type { ReplayText } from '../text/index.ts'
import { swingsOf } from '../timeline/swings.ts'
import type { Timeline } from '../timeline/timeline.ts'

/** Labels of turns that fit on a narrow strip. */
const mostLabels = 12

/** The chances over the whole match, which is the scrubber as well. */
export function Strip({
  timeline,
  match,
  marks,
  chances,
  acts,
  nameOf,
  isJudged,
  seq,
  text,
  t,
  spoken,
  onGo,
}: {
  readonly timeline: Timeline
  readonly match: Reel
  readonly marks: readonly SeatMark[]
  readonly chances: Float64Array
  readonly acts: Uint32Array
  /** What somebody did in an entry; undefined where nobody did. */
  readonly nameOf: (seq: number) => string | undefined
  /** Whether no more chances are to come. */
  readonly isJudged: boolean
  readonly seq: number
  readonly text: GameText
  readonly t: ReplayText
  readonly spoken: string
  readonly onGo: (seq: number) => void
}) {
  const { language } = text
  const names = match.header.seats.map(({ id }) => text.seat(id))
  // The curve is the chance of the first seat; the other of two has the rest.
  const ahead = seatColour(marks, 0)
  const behind = names.length === 2 ? seatColour(marks, 1) : ahead
  const last = Math.max(1, timeline.last)
  const { from } = timeline
  const chance = seq < from ? undefined : chances[seq]
  const before = seq > from ? chances[seq - 1] : chance
  const percent = (share: number | undefined) => (share === undefined ? '' : formatPercent(language, share))
  const isChanged = percent(before) !== percent(chance)
  const left = `${(seq / last) * 100}%`
  return (
    <footer className="strip">
      <div className="strip-head">
        <h2 className="strip-title">{t('replay.curve')}</h2>
        <span className="muted">
          {chances.length > 0 ? t('replay.curveNote') : t(isJudged ? 'replay.noCurve' : 'replay.judging')}
        </span>
        {chances.length > 0 && names.length === 2 ? (
          <span className="strip-legend">
            {names.map((name, place) => (
              <span key={name}>
                <i className={`swatch swatch-${seatColour(marks, place)}`} />
                {t('replay.ahead', { seat: name })}
              </span>
            ))}
          </span>
        ) : null}
      </div>
      <div className="scrubber">
        <span className="strip-scale" aria-hidden="true">
          <i>{percent(1)}</i>
          <i>{percent(0.5)}</i>
          <i>{percent(0)}</i>
        </span>
        <div className="strip-area">
          <Curve
            timeline={timeline}
            chances={chances}
            acts={acts}
            nameOf={nameOf}
            ahead={ahead}
            behind={behind}
          />
          <div className="strip-now" style={{ left }}>
            {chance === undefined ? null : (
              <>
                <b className="strip-dot" style={{ top: `${(1 - chance) * 100}%` }} />
                <span className={`strip-pill ${seq / last > 0.85 ? 'is-left' : ''}`}>
                  {isChanged ? `${percent(before)} → ${percent(chance)}` : percent(chance)}
                </span>
              </>
            )}
          </div>
        </div>
        <input
          type="range"
          className="scrubber-range"
          aria-label={t('replay.scrubber')}
          aria-valuetext={spoken}
          min={0}
          max={timeline.last}
          step={1}
          value={seq}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
    </footer>
  )
}

/** All that does not move with the position: curve, marks of turns and phases, great changes. */
const Curve = memo(function Curve({
  timeline,
  chances,
  acts,
  nameOf,
  ahead,
  behind,
}: {
  readonly timeline: Timeline
  readonly chances: Float64Array
  readonly acts: Uint32Array
  readonly nameOf: (seq: number) => string | undefined
  /** Colours of seats: above one half and below it. */
  readonly ahead: number
  readonly behind: number
}) {
  const { last, phases, turns, from } = timeline
  const scale = 1000 / Math.max(1, last)
  const line = useMemo(() => curvePath(chances, from, scale), [chances, from, scale])
  const swings = useMemo(() => swingsOf(chances, from), [chances, from])
  const every = Math.max(1, Math.ceil(turns.length / mostLabels))
  return (
    <>
      <svg className="strip-graph" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="strip-above">
          <rect width="1000" height="50" />
        </clipPath>
        <clipPath id="strip-below">
          <rect y="50" width="1000" height="50" />
        </clipPath>
        <path className="strip-turns" d={turns.map(({ seq }) => `M${short(seq * scale)} 0V100`).join('')} />
        <path className="strip-phases" d={phases.map((seq) => `M${short(seq * scale)} 96V100`).join('')} />
        <path className="strip-lines" d="M0 0H1000M0 50H1000M0 100H1000" />
        {line === '' ? null : (
          <>
            <path
              className={`strip-fill-${ahead}`}
              d={`${line}V50H${short(from * scale)}Z`}
              clipPath="url(#strip-above)"
            />
            <path
              className={`strip-fill-${behind}`}
              d={`${line}V50H${short(from * scale)}Z`}
              clipPath="url(#strip-below)"
            />
            <path className="strip-curve" d={line} />
          </>
        )}
      </svg>
      {swings.map(({ seq, change }, place) => (
        <i
          key={seq}
          className={`strip-swing swatch-${change > 0 ? ahead : behind}`}
          style={{ left: `${(seq / Math.max(1, last)) * 100}%`, top: `${(1 - (chances[seq] ?? 0)) * 100}%` }}
          title={nameOf(acts[seq] || seq)}
        >
          {place + 1}
        </i>
      ))}
      <span className="strip-turn-labels" aria-hidden="true">
        {turns.map(({ seq, turn }, place) =>
          place % every === 0 ? (
            <i key={turn} style={{ left: `${(seq / Math.max(1, last)) * 100}%` }}>
              {turn}
            </i>
          ) : null,
        )}
      </span>
    </>
  )
})

function curvePath(chances: Float64Array, from: number, scale: number): string {
  let path = ''
  for (const [place, chance] of chances.subarray(from).entries()) {
    const seq = from + place
    path += `${seq === from ? 'M' : 'L'}${short(seq * scale)} ${short((1 - chance) * 100)}`
  }
  return path
}

const short = (value: number): string => String(Math.round(value * 100) / 100)
