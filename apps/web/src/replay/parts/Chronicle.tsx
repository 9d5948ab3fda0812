import type { GameText, Tagged } from '@wyrmtable/kernel'
import {
  amongButtonsKeys,
  ClauseLink,
  Glyph,
  goAmongButtons,
  type LoggedEntry,
  type LogItem,
} from '@wyrmtable/ui'
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
  textAt,
  tale,
  t,
  onGo,
}: {
  readonly entries: readonly LoggedEntry[]
  readonly seq: number
  /** The words of the rules that held after an entry. */
  readonly textAt: (seq: number) => GameText
  /** How the table of the game tells an entry; undefined where each event is a line. */
  readonly tale: ((entry: LoggedEntry) => readonly LogItem[]) | undefined
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
            <Row
              key={entry.seq}
              entry={entry}
              isNow={entry.seq === seq}
              text={textAt(entry.seq)}
              tale={tale}
              onGo={onGo}
            />
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
  tale,
  onGo,
}: {
  readonly entry: LoggedEntry
  readonly isNow: boolean
  readonly text: GameText
  readonly tale: ((entry: LoggedEntry) => readonly LogItem[]) | undefined
  readonly onGo: (seq: number) => void
}) {
  const { seq, events } = entry
  const lines = tale?.(entry) ?? eventLines(events, text)
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
        {lines.map((line) =>
          line.kind === 'heading' ? (
            <p key={line.key} className="reel-heading">
              {line.text}
            </p>
          ) : (
            <p key={line.key}>
              {line.glyph ? <Glyph shape={line.glyph} /> : null} {line.text} {line.detail}{' '}
              <ClauseLink clause={line.clause ?? ''} isInList />
            </p>
          ),
        )}
      </div>
    </li>
  )
})

/** Each event that is told, on a line of its own. */
const eventLines = (events: readonly Tagged[], text: GameText): readonly LogItem[] =>
  events.flatMap((event, place): readonly LogItem[] => {
    const line = text.event(event)
    if (line === undefined) return []
    const key = `${place}`
    if (turnOf(event) !== undefined) return [{ kind: 'heading', key, text: line }]
    const clause = 'clause' in event && typeof event.clause === 'string' ? event.clause : ''
    return [{ kind: 'line', key, text: line, clause }]
  })
