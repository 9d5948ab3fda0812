import type { GameText } from '@wyrmtable/kernel'
import { amongButtonsKeys, ClauseLink, goAmongButtons, type LoggedEntry } from '@wyrmtable/ui'
import { memo, useEffect, useRef } from 'react'
import { turnOf } from '../course/course.ts'
import type { ReplayText } from '../text/index.ts'

/**
 * The whole chronicle; the entry that is shown is marked and in view, and a press on another goes there. Its
 * numbers and clauses together are one tab stop.
 */
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
    if (!node) return
    // Rows out of view have no height of their own yet: those that come into view move the one that is sought.
    let frame = 0
    const show = (triesLeft: number) => {
      const row = node.querySelector(`[data-seq="${seq}"]`)
      const top = row instanceof HTMLElement ? row.offsetTop - node.clientHeight * 0.45 : 0
      const isThere = Math.abs(node.scrollTop - top) < 1
      node.scrollTop = top
      if (!isThere && triesLeft > 0) frame = requestAnimationFrame(() => show(triesLeft - 1))
    }
    show(5)
    return () => cancelAnimationFrame(frame)
  }, [seq])
  return (
    <div className="reel">
      <h2 className="section-title">{t('replay.chronicle')}</h2>
      <section
        className="reel-lines"
        ref={list}
        aria-label={t('replay.chronicle')}
        aria-keyshortcuts={amongButtonsKeys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
        tabIndex={0}
        onKeyDown={goAmongButtons}
      >
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
      <button type="button" className="reel-number" tabIndex={-1} onClick={() => onGo(seq)}>
        {seq}
      </button>
      <div>
        {lines.map(({ key, line, clause, isHeading }) => (
          <p key={key} className={isHeading ? 'reel-heading' : ''}>
            {line} <ClauseLink clause={clause} isInList />
          </p>
        ))}
      </div>
    </li>
  )
})
