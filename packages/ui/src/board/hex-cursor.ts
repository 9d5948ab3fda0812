import type { HexLayout } from './hex-layout.ts'

/** Where an arrow key leads from a hex; the same hex at the rim, undefined for other keys. */
export function hexByArrow(layout: HexLayout, from: string, key: string): string | undefined {
  const column = layout.column(from)
  const row = layout.row(from)
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key]
  if (step === undefined) return undefined
  const [dc = 0, dr = 0] = step
  const label = String(column + dc).padStart(2, '0') + String(row + dr).padStart(2, '0')
  return layout.has(label) ? label : from
}
