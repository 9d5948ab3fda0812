import { type PointerEvent, type ReactNode, useRef, useState } from 'react'

const heights = ['low', 'middle', 'full'] as const
export type SheetHeight = (typeof heights)[number]

/** How far a finger draws the sheet before it changes its height, in pixels. */
const drawPx = 28

/**
 * The sheet at the foot of a phone. `head` is always in view, `middle` from the second height on, and the
 * rest, which scrolls, when it is full. The handle is pressed for the next height or drawn up and down.
 * Who gives `height` decides it, and hears of the wish for another by `onHeight`.
 */
export function Sheet({
  label,
  handleLabel,
  start = 'middle',
  height: given,
  onHeight,
  head,
  middle,
  children,
}: {
  readonly label: string
  readonly handleLabel: string
  readonly start?: SheetHeight
  readonly height?: SheetHeight
  readonly onHeight?: (height: SheetHeight) => void
  readonly head?: ReactNode
  readonly middle?: ReactNode
  readonly children: ReactNode
}) {
  const [own, setOwn] = useState<SheetHeight>(start)
  const height = given ?? own
  const place = heights.indexOf(height)
  const from = useRef<number>(undefined)
  const isDrawn = useRef(false)
  const set = (next: SheetHeight) => {
    setOwn(next)
    onHeight?.(next)
  }
  const up = (event: PointerEvent) => {
    const start = from.current
    from.current = undefined
    isDrawn.current = start !== undefined && Math.abs(event.clientY - start) > drawPx
    if (start === undefined || !isDrawn.current) return
    set(heights[Math.max(0, Math.min(2, place + (event.clientY < start ? 1 : -1)))] ?? height)
  }
  return (
    <section className={`sheet sheet-${height}`} data-covers="" aria-label={label}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={handleLabel}
        aria-expanded={height !== 'low'}
        onPointerDown={(event) => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={up}
        onClick={() => {
          if (!isDrawn.current) set(heights[(place + 1) % 3] ?? 'middle')
          isDrawn.current = false
        }}
      >
        <i />
      </button>
      {head === undefined ? null : <div className="sheet-head">{head}</div>}
      {middle === undefined ? null : (
        <div className="sheet-middle-part" inert={height === 'low'}>
          {middle}
        </div>
      )}
      <div className="sheet-body" inert={height !== 'full' && middle !== undefined}>
        {children}
      </div>
    </section>
  )
}
