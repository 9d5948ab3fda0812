import type { GameText } from '@wyrmtable/kernel'
import { ClauseLink, type LoggedEntry } from '@wyrmtable/ui'
import { memo, useEffect, useRef } from 'react'
import { turnOf } from '../course/course.ts'
import type { ReplayText } from '../text/index.ts'

/** The whole chronicle; the entry that is shown is marked and in view, and a press on another goes there. */
export const Chronicle = memo(function Chronicle({
  entries,
  seq,
  text,
  t,
  onGo,
}: {
  readonly entries: readonly LoggedEntry[]
  readonly seq: number
  readonly text: GameText
  readonly t: ReplayText
  readonly onGo: (seq: number) => void
}) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const node = list.current
    const row = node?.querySelector(`[data-seq="${seq}"]`)
    if (!node) return
    if (!(row instanceof HTMLElement)) node.scrollTop = 0
    else node.scrollTop = row.offsetTop - node.clientHeight * 0.45
  }, [seq])
  return (
    <div className="reel">
      <h2 className="section-title">{t('replay.chronicle')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <section className="reel-lines" ref={list} tabIndex={0} aria-label={t('replay.chronicle')}>
        <ol>
          {entries.map((entry) => (
            <Row key={entry.seq} entry={entry} isNow={entry.seq === seq} text={text} onGo={onGo} />
          ))}
        </ol>
      </section>
    </div>
  )
})

const Row = memo(function Row({
  entry,
  isNow,
  text,
  onGo,
}: {
  readonly entry: LoggedEntry
  readonly isNow: boolean
  readonly text: GameText
  readonly onGo: (seq: number) => void
}) {
  const { seq, events } = entry
  const lines = events.flatMap((event, place) => {
    const line = text.event(event)
    if (line === undefined) return []
    const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : ''
    return [{ key: place, line, clause, isHeading: turnOf(event) !== undefined }]
  })
  if (lines.length === 0 && !isNow) return null
  return (
    <li
      className={`reel-row ${isNow ? 'is-now' : ''}`}
      data-seq={seq}
      {...(isNow ? { 'aria-current': 'step' as const } : {})}
    >
      <button type="button" className="reel-number" onClick={() => onGo(seq)}>
        {seq}
      </button>
      <div>
        {lines.map(({ key, line, clause, isHeading }) => (
          <p key={key} className={isHeading ? 'reel-heading' : ''}>
            {line} <ClauseLink clause={clause} />
          </p>
        ))}
      </div>
    </li>
  )
})
