import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'

const shield = 'M-10,-11H10V1C10,8 5,11 0,13C-5,11 -10,8 -10,1Z'
const plain = { d: shield, fill: '#fbf0d2', stroke: '#41260a', strokeWidth: 2 } as const
const golden = { ...plain, fill: '#f3b62c' } as const
const gone = {
  d: 'M-13,0a13,13 0 1,0 26,0a13,13 0 1,0 -26,0Z',
  fill: '#1d110c',
  stroke: '#ff8a3c',
  strokeWidth: 2.4,
} as const

/** Where a badge lies, and how large it is. */
export interface BadgePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A badge makes room for counters in its hex, on the other side where a character lies on a unit. */
export function badgePlace(label: string, counters: number): BadgePlace {
  const [cx, cy] = layout.centre(label)
  const [dx, dy] = counters === 0 ? [0.56, 0.44] : counters === 1 ? [0.74, -0.6] : [-0.78, -0.06]
  return { x: cx + SIZE * dx, y: cy + SIZE * dy, scale: counters === 0 ? 1 : 0.86 }
}

/** The outline of what a badge throws as its shadow, on the board. */
export function badgeShadow({ x, y, scale }: BadgePlace, isGone: boolean): string {
  const [left, top] = [x + 1.5 * scale, y + 2.5 * scale]
  const s = (length: number) => length * scale
  if (isGone) {
    return `M${left - s(13)},${top}a${s(13)},${s(13)} 0 1,0 ${s(26)},0a${s(13)},${s(13)} 0 1,0 ${s(-26)},0Z`
  }
  const at = (dx: number, dy: number) => `${left + s(dx)},${top + s(dy)}`
  const side = `C${at(10, 8)} ${at(5, 11)} ${at(0, 13)}C${at(-5, 11)} ${at(-10, 8)} ${at(-10, 1)}`
  return `M${at(-10, -11)}L${at(10, -11)}L${at(10, 1)}${side}Z`
}

/** What the worth of a place stands on: a shield, more gold for more; a dark disc where it is destroyed. */
export const VictoryBadge = memo(function VictoryBadge({
  label,
  value,
  isGone,
  x,
  y,
  scale,
}: BadgePlace & {
  readonly label: string
  readonly value: number
  readonly isGone: boolean
}) {
  return (
    <path
      data-badge={label}
      transform={`translate(${x} ${y}) scale(${scale})`}
      {...(isGone ? gone : value >= 4 ? golden : plain)}
    />
  )
})
