import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'

const shield = 'M-10,-11H10V1C10,8 5,11 0,13C-5,11 -10,8 -10,1Z'

/** The worth of a place: a shield, more gold for more; struck out when it is destroyed. */
export const VictoryBadge = memo(function VictoryBadge({
  label,
  value,
  isGone,
  counters,
}: {
  readonly label: string
  readonly value: number
  readonly isGone: boolean
  /** How many counters lie in the hex: the badge makes room, on the other side where a character lies on a unit. */
  readonly counters: number
}) {
  const [cx, cy] = layout.centre(label)
  const [dx, dy] = counters === 0 ? [0.56, 0.44] : counters === 1 ? [0.74, -0.6] : [-0.78, -0.06]
  const [x, y] = [cx + SIZE * dx, cy + SIZE * dy]
  const scale = counters === 0 ? 1 : 0.86
  return (
    <g data-badge={label} transform={`translate(${x} ${y}) scale(${scale})`}>
      {isGone ? (
        <>
          <circle r="13" cx="1.5" cy="2.5" fill="#000" opacity=".4" />
          <circle r="13" fill="#1d110c" stroke="#ff8a3c" strokeWidth="2.4" />
          <path d="M-8,8L8,-8" stroke="#ff8a3c" strokeOpacity=".55" strokeWidth="2" />
        </>
      ) : (
        <>
          <path d={shield} fill="#000" opacity=".4" transform="translate(1.5 2.5)" />
          <path d={shield} fill={value >= 4 ? '#f3b62c' : '#fbf0d2'} stroke="#41260a" strokeWidth="2" />
        </>
      )}
      <text
        className="counter-figures"
        y="6"
        textAnchor="middle"
        fontSize="17"
        fill={isGone ? '#ffb273' : '#2b1503'}
      >
        {value}
      </text>
    </g>
  )
})
