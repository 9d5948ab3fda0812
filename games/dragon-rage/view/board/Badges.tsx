import { memo } from 'react'
import { labelOf } from '../../rules/map.ts'
import { units } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { labelAt } from '../table/label-at.ts'
import { type BadgePlace, badgePlace, badgeShadow, VictoryBadge } from './VictoryBadge.tsx'

interface Badge extends BadgePlace {
  readonly label: string
  readonly value: number
  readonly isGone: boolean
}

/** What each place is worth, above the counters so that it is never hidden. */
export const Badges = memo(function Badges({ state }: { readonly state: State }) {
  const at = units.map((unit) => labelAt(state.unitHex(unit)))
  const badges = state.map.vpHexes.map((hex, number): Badge => {
    const label = labelOf(hex)
    const place = badgePlace(label, at.filter((one) => one === label).length)
    return {
      label,
      value: state.map.vpValues[number] ?? 0,
      isGone: (state.destroyed & (1 << number)) !== 0,
      ...place,
    }
  })
  const gone = badges.filter(({ isGone }) => isGone)
  const standing = badges.filter(({ isGone }) => !isGone)
  return (
    <g className="badges">
      <path d={badges.map((badge) => badgeShadow(badge, badge.isGone)).join('')} fill="#000" opacity=".4" />
      {badges.map((badge) => (
        <VictoryBadge key={badge.label} {...badge} />
      ))}
      {gone.length === 0 ? null : (
        <path
          d={gone
            .map(({ x, y, scale }) => `M${x - 8 * scale},${y + 8 * scale}l${16 * scale},${-16 * scale}`)
            .join('')}
          stroke="#ff8a3c"
          strokeOpacity=".55"
          strokeWidth="2"
        />
      )}
      {[1, 0.86].map((scale) => (
        <g key={scale}>
          <Worths badges={standing.filter((badge) => badge.scale === scale)} fill="#2b1503" />
          <Worths badges={gone.filter((badge) => badge.scale === scale)} fill="#ffb273" />
        </g>
      ))}
    </g>
  )
})

/** The figures of badges of one size, each with its own place in one text. */
function Worths({ badges, fill }: { readonly badges: readonly Badge[]; readonly fill: string }) {
  const [first] = badges
  if (first === undefined) return null
  const { scale } = first
  return (
    <text
      className="counter-figures"
      textAnchor="middle"
      fontSize={17 * scale}
      fill={fill}
      x={badges.map(({ x }) => x).join(' ')}
      y={badges.map(({ y }) => y + 6 * scale).join(' ')}
    >
      {badges.map(({ value }) => value).join('')}
    </text>
  )
}
