import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Glyph } from '../glyph/Glyph.tsx'
import type { GlyphShape } from '../glyph/shape.ts'
import { amongButtonsKeys, goAmongButtons } from './among-buttons.ts'
import { ClauseLink } from './ClauseLink.tsx'

/** A line of the chronicle, or a heading in it. */
export type LogItem =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'line'
      readonly key: string
      readonly text: string
      readonly glyph?: GlyphShape
      readonly clause?: string
      readonly detail?: ReactNode
      /** The board place the line speaks of. */
      readonly place?: string
    }

/**
 * The chronicle: the newest line is at the foot and in view. Only the last lines are in the page. All its
 * places and clauses together are one tab stop.
 */
export function Log({
  title,
  items,
  empty,
  limit = 120,
  onPlace,
}: {
  readonly title: string
  readonly items: readonly LogItem[]
  readonly empty: string
  readonly limit?: number
  readonly onPlace?: (place: string) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const last = items.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what moves the list
  useEffect(() => {
    const node = list.current
    if (node) node.scrollTop = node.scrollHeight
  }, [last])
  // Panels above come and go: who was at the foot stays there, who read further up is left alone.
  useEffect(() => {
    const node = list.current
    if (!node) return
    let isAtFoot = true
    const note = () => {
      isAtFoot = node.scrollHeight - node.clientHeight - node.scrollTop < 4
    }
    const observer = new ResizeObserver(() => {
      if (isAtFoot) node.scrollTop = node.scrollHeight
    })
    observer.observe(node)
    node.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', note)
    }
  }, [])
  return (
    <section className="log" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      {items.length === 0 ? <p className="muted log-empty">{empty}</p> : null}
      <div
        ref={list}
        className="log-lines"
        role="log"
        aria-label={title}
        aria-keyshortcuts={amongButtonsKeys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
        tabIndex={0}
        onKeyDown={goAmongButtons}
      >
        <ol>
          {items.slice(-limit).map((item) => (
            <LogRow key={item.key} item={item} onPlace={onPlace} />
          ))}
        </ol>
      </div>
    </section>
  )
}

const LogRow = memo(function LogRow({
  item,
  onPlace,
}: {
  readonly item: LogItem
  readonly onPlace: ((place: string) => void) | undefined
}) {
  if (item.kind === 'heading') {
    return (
      <li className="log-heading">
        <span>{item.text}</span>
      </li>
    )
  }
  return (
    <li className="log-line">
      {item.glyph ? <Glyph shape={item.glyph} /> : <span />}
      <span>
        <PlacedText text={item.text} place={item.place} onPlace={onPlace} /> {item.detail}{' '}
        {item.clause ? <ClauseLink clause={item.clause} isInList /> : null}
      </span>
    </li>
  )
})

/** The line with its place as a link to the board. */
function PlacedText({
  text,
  place,
  onPlace,
}: {
  readonly text: string
  readonly place: string | undefined
  readonly onPlace: ((place: string) => void) | undefined
}) {
  const at = place === undefined ? -1 : text.indexOf(place)
  if (place === undefined || onPlace === undefined || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <button type="button" className="place" tabIndex={-1} onClick={() => onPlace(place)}>
        {place}
      </button>
      {text.slice(at + place.length)}
    </>
  )
}
