import { memo } from 'react'

export interface ChanceChip {
  readonly x: number
  readonly y: number
  /** 0 to 1. */
  readonly share: number
  readonly text: string
}

/**
 * Chances over pieces and hexes of the board, each with a bar so that it reads at a glance; its middle lies at its point.
 * However many there are, they are three shapes of the drawing and a text each.
 */
export const ChanceChips = memo(function ChanceChips({ chips }: { readonly chips: readonly ChanceChip[] }) {
  if (chips.length === 0) return null
  const bars = (widthOf: (chip: ChanceChip) => number) =>
    chips.map((chip) => pill(chip.x - 17, chip.y + 6, widthOf(chip), 3)).join('')
  return (
    <g className="chance-chips" pointerEvents="none">
      <path
        d={chips.map(({ x, y }) => pill(x - 25, y - 13, 50, 25)).join('')}
        fill="#1d120b"
        stroke="#f0b95e"
        strokeWidth="1.6"
      />
      <path d={bars(() => 34)} fill="#ffffff33" />
      <path d={bars(({ share }) => 34 * share)} fill="#f5a54a" />
      {chips.map(({ x, y, text }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y + 4}
          textAnchor="middle"
          fontSize="14.5"
          fontWeight="800"
          fill="#fff4df"
        >
          {text}
        </text>
      ))}
    </g>
  )
})

/** A bar with round ends, from its upper left corner. */
function pill(left: number, top: number, width: number, height: number): string {
  const r = Math.min(width, height) / 2
  const side = height - 2 * r
  return `M${left + r},${top}h${width - 2 * r}a${r},${r} 0 0,1 ${r},${r}v${side}a${r},${r} 0 0,1 ${-r},${r}h${2 * r - width}a${r},${r} 0 0,1 ${-r},${-r}v${-side}a${r},${r} 0 0,1 ${r},${-r}Z`
}
