import { unitsData } from '../../data/units.ts'
import { type Area, areas, type Dragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { DragonShape, tints } from '../board/DragonShape.tsx'
import type { ViewText } from '../text/index.ts'
import './body-sheet.css'

interface Box {
  readonly area: Area
  readonly group: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly row: number
}

/** Where each group of the body stands on the sheet. */
const boxes: readonly Box[] = [
  { area: 'head', group: 0, x: 116, y: 2, width: 80, height: 46, row: 4 },
  { area: 'wings', group: 0, x: 2, y: 60, width: 102, height: 34, row: 6 },
  { area: 'wings', group: 1, x: 208, y: 60, width: 102, height: 34, row: 6 },
  { area: 'belly', group: 0, x: 110, y: 112, width: 92, height: 46, row: 3 },
  { area: 'legs', group: 0, x: 2, y: 122, width: 94, height: 34, row: 3 },
  { area: 'legs', group: 1, x: 216, y: 122, width: 94, height: 34, row: 3 },
  { area: 'legs', group: 2, x: 2, y: 196, width: 94, height: 34, row: 3 },
  { area: 'legs', group: 3, x: 216, y: 196, width: 94, height: 34, row: 3 },
]

const heart =
  'M0,3.4C-1.2,-1.4 -7,-.6 -6.4,-4.6C-6,-7.6 -1.6,-7.6 0,-4.4C1.6,-7.6 6,-7.6 6.4,-4.6C7,-.6 1.2,-1.4 0,3.4Z'
const roman = ['I', 'II', 'III', 'IV']

/** The beast from above with the hearts of each group, what it takes to hit it and what it bites with. */
export function BodySheet({
  state,
  d,
  t,
  marked,
  onArea,
}: {
  readonly state: Pick<State, 'damage'>
  readonly d: Dragon
  readonly t: ViewText
  /** Points that are being shared out. */
  readonly marked?: Readonly<Record<Area, number>>
  /** A press on an area; the same can be done by buttons elsewhere. */
  readonly onArea?: (area: Area) => void
}) {
  const left = (area: Area) => total(area) - state.damage(d, area)
  const spoken = areas.map((area) =>
    t('body.left', { area: t(`body.${area}`), left: left(area), all: total(area) }),
  )
  return (
    <svg className="body-sheet" viewBox="0 0 312 254" role="img" aria-label={spoken.join('; ')}>
      <g opacity=".3" transform="translate(156 124) scale(2.09)">
        <DragonShape tint={d === 0 ? tints.D1 : tints.D2} isFlying />
      </g>
      {boxes.map((box) => (
        <GroupBox
          key={`${box.area}${box.group}`}
          box={box}
          damage={state.damage(d, box.area)}
          marked={marked?.[box.area] ?? 0}
          t={t}
          onPress={onArea && (() => onArea(box.area))}
        />
      ))}
      <text x="156" y="251" textAnchor="middle" className="flavour" fontSize="13" fill="var(--muted)">
        {t('body.note')}
      </text>
    </svg>
  )
}

const total = (area: Area): number => {
  const { groups, pointsPerGroup } = unitsData.dragon.areas[area]
  return groups * pointsPerGroup
}

function GroupBox({
  box,
  damage,
  marked,
  t,
  onPress,
}: {
  readonly box: Box
  readonly damage: number
  readonly marked: number
  readonly t: ViewText
  readonly onPress: (() => void) | undefined
}) {
  const { area, group, x, y, width, height, row } = box
  const { groups, pointsPerGroup, attackPerGroup, toHit } = unitsData.dragon.areas[area]
  // Damage fills the groups in order (DR-23.1).
  const lostOf = (points: number) => Math.max(0, Math.min(pointsPerGroup, points - group * pointsPerGroup))
  const lost = lostOf(damage)
  const withMarked = lostOf(damage + marked)
  const isDead = lost === pointsPerGroup
  const startX = x + (width - (row - 1) * 14.5) / 2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing repeats what the buttons beside it do
    <g onClick={onPress} className={onPress ? 'is-pressable' : ''}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="7"
        className={`group-box ${isDead ? 'is-dead' : ''}`}
      />
      <text x={x + 7} y={y + 13} className="caps" fontSize="11.5" fill="var(--head)">
        {groups > 1 ? `${t(`body.one.${area}`)} ${roman[group] ?? ''}` : t(`body.${area}`)}
      </text>
      <text x={x + width - 7} y={y + 13} textAnchor="end" fontSize="12" fontWeight="700" fill="var(--muted)">
        {toHit}+{attackPerGroup > 0 ? ` · ${attackPerGroup}` : ''}
      </text>
      {Array.from({ length: pointsPerGroup }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no identity but their place
          key={i}
          transform={`translate(${startX + (i % row) * 14.5} ${y + 25 + Math.floor(i / row) * 13.5})`}
          d={heart}
          className={`heart ${i >= pointsPerGroup - lost ? 'is-lost' : i >= pointsPerGroup - withMarked ? 'is-marked' : ''}`}
        />
      ))}
      {isDead ? (
        <path
          d={`M${x + 8},${y + height - 6}L${x + width - 8},${y + 8}`}
          stroke="var(--bad)"
          strokeWidth="3"
        />
      ) : null}
    </g>
  )
}
