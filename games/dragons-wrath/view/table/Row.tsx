import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWrath } from './context.ts'
import { fitOf, type Look, type Room } from './fit.ts'
import { useMarked } from './marks.ts'

/** Where less of a card is in sight, words on it run upwards. */
const TIGHT_PX = 66
/** Cards narrower than this have no room for figures of what they bear. */
const SMALL_PX = 72

/** How rows of the table look. */
export const looks = {
  play: { least: 46, most: 190, gap: 8, spare: 14, lines: 2 },
  theirs: { least: 46, most: 170, gap: 6, spare: 12, lines: 2 },
  fan: { least: 104, most: 176, gap: -8, spare: 30, lines: 1 },
  tray: { least: 70, most: 140, gap: 8, spare: 14, lines: 1 },
} as const satisfies Readonly<Record<string, Look>>

/**
 * A row of cards that is always whole in sight: its cards grow smaller, then lie over one another, and past that there
 * are pages.
 */
export function Row<T>({
  items,
  keyOf,
  look,
  label,
  zone,
  className = '',
  children,
}: {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly look: Look
  readonly label: string
  /** The letter under which keys reach it. */
  readonly zone?: string
  readonly className?: string
  readonly children: (item: T, place: number, all: number) => ReactNode
}) {
  const { t, marks } = useWrath()
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room>({ width: 600, height: 160 })
  useLayoutEffect(() => {
    const node = box.current
    if (node === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  const [wanted, turnTo] = useState<number>()
  const { width, step, lines, inLine, shown: most } = fitOf(items.length, room, look)
  const pages = Math.max(1, Math.ceil(items.length / most))
  // What may be pressed is not on a page that nobody sees.
  const lit = useMarked(marks, ({ targets }) => items.findIndex((item) => targets.has(keyOf(item))))
  const page = Math.min(pages - 1, wanted ?? Math.floor(Math.max(0, lit) / most))
  const shown = items.slice(page * most, (page + 1) * most)
  const turn = (by: number) => turnTo((page + by + pages) % pages)
  return (
    <div className={`wrath-zone ${className}`} data-zone={zone}>
      {pages > 1 ? (
        <button
          type="button"
          className="wrath-page"
          aria-label={t('row.before', { label })}
          onClick={() => turn(-1)}
        >
          ‹
        </button>
      ) : null}
      <div ref={box} className="wrath-fit">
        <ul
          className="wrath-row"
          aria-label={label}
          data-lines={lines}
          data-small={width < SMALL_PX}
          data-tight={step < TIGHT_PX && step < width * 0.9}
          style={{ '--w': `${width}px`, '--step': `${step}px`, '--in-line': inLine } as object}
        >
          {shown.map((item, place) => (
            <li key={keyOf(item)}>{children(item, place, shown.length)}</li>
          ))}
        </ul>
      </div>
      {pages > 1 ? (
        <button
          type="button"
          className="wrath-page"
          aria-label={t('row.after', { label })}
          onClick={() => turn(1)}
        >
          ›
        </button>
      ) : null}
    </div>
  )
}
