import { memo } from 'react'

/** A chance over a piece on the board, with a bar so that it reads at a glance; its middle lies at the point given. */
export const ChanceChip = memo(function ChanceChip({
  x,
  y,
  share,
  text,
}: {
  readonly x: number
  readonly y: number
  /** 0 to 1. */
  readonly share: number
  readonly text: string
}) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <rect
        x="-25"
        y="-13"
        width="50"
        height="25"
        rx="12.5"
        fill="#1d120b"
        stroke="#f0b95e"
        strokeWidth="1.6"
      />
      <rect x="-17" y="6" width="34" height="3" rx="1.5" fill="#ffffff33" />
      <rect x="-17" y="6" width={34 * share} height="3" rx="1.5" fill="#f5a54a" />
      <text y="4" textAnchor="middle" fontSize="14.5" fontWeight="800" fill="#fff4df">
        {text}
      </text>
    </g>
  )
})
