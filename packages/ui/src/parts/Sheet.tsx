import { type ReactNode, useState } from 'react'

export type SheetHeight = 'low' | 'middle' | 'full'

const next = { low: 'middle', middle: 'full', full: 'low' } as const

/** The sheet at the foot of a phone: three heights, changed by its handle. */
export function Sheet({
  label,
  handleLabel,
  start = 'middle',
  children,
}: {
  readonly label: string
  readonly handleLabel: string
  readonly start?: SheetHeight
  readonly children: ReactNode
}) {
  const [height, setHeight] = useState<SheetHeight>(start)
  return (
    <section className={`sheet sheet-${height}`} aria-label={label}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={handleLabel}
        aria-expanded={height !== 'low'}
        onClick={() => setHeight(next[height])}
      >
        <i />
      </button>
      <div className="sheet-body">{children}</div>
    </section>
  )
}
