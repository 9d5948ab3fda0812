import type { GameText } from '@wyrmtable/kernel'
import { amongButtonsKeys, ClauseLink, goAmongButtons, type LoggedEntry } from '@wyrmtable/ui'
import { memo, useEffect, useRef } from 'react'
import type { ReplayText } from '../text/index.ts'
import { turnOf } from '../timeline/timeline.ts'

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
    const content = node?.firstElementChild
    if (!node || !content) return
    let isLetGo = false
    const show = () => {
      const row = node.querySelector(`[data-seq="${seq}"]`)
      if (!isLetGo) node.scrollTop = row instanceof HTMLElement ? row.offsetTop - node.clientHeight * 0.45 : 0
    }
    show()
    // Rows have no height of their own before they come into view, and the parts above come later: the row
    // stays where it is sought until somebody looks elsewhere.
    const observer = new ResizeObserver(show)
    observer.observe(node)
    observer.observe(content)
    const letGo = () => {
      isLetGo = true
    }
    const ways = ['wheel', 'pointerdown', 'keydown'] as const
    for (const way of ways) node.addEventListener(way, letGo, { passive: true })
    return () => {
      observer.disconnect()
      for (const way of ways) node.removeEventListener(way, letGo)
    }
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
