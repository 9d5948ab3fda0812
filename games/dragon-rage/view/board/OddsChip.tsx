import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'

/** The chance of the best choice at a hex, with a bar so that it reads at a glance. */
export const OddsChip = memo(function OddsChip({
  hex,
  share,
  text,
}: {
  readonly hex: string
  readonly share: number
  readonly text: string
}) {
  const [x, y] = layout.centre(hex)
  return (
    <g transform={`translate(${x - SIZE * 0.08} ${y - SIZE * 0.74})`}>
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
