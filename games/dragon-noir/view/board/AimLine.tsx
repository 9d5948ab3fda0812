import { type HexId, halfCentre, traceLine } from '@wyrmtable/hex'
import type { Language } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { ChanceChips } from '@wyrmtable/ui'
import { type Point, polygon } from '@wyrmtable/ui/drawing'
import { isRefusal } from '../../rules/refusals.ts'
import { startOf } from '../../rules/topics/aim.ts'
import { bodyOf, isOnMap, slots } from '../../rules/topics/counters.ts'
import type { PlannedShot } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import { freeSpot } from './free-spot.ts'

/** The line of fire with the hexes it crosses, and over it the chance, cover and range. */
export function AimLine({
  state,
  plan,
  shot,
  share,
  language,
  words,
}: {
  readonly state: View
  readonly plan: Plan
  readonly shot: PlannedShot
  readonly share: number
  readonly language: Language
  readonly words: { readonly cover: string; readonly range: string }
}) {
  const { from, to, side } = shot.aim
  const start = startPoint(plan, from, side)
  const end = plan.centre(to)
  const { board } = state.ground
  const begin = startOf(state.ground, shot.aim)
  const crossed = isRefusal(begin)
    ? []
    : traceLine(board, begin, halfCentre(board, to)).crossed.filter((hex) => hex !== from && hex !== to)
  // Near the line, and on nobody.
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  const counters = slots(state)
    .filter((slot) => isOnMap(state, slot))
    .flatMap((slot) => bodyOf(state, slot))
    .map(plan.centre)
  const [x, y] = freeSpot(aroundLine(start, end), [LABEL.width / 2, LABEL.height / 2], counters) ?? middle
  return (
    <g pointerEvents="none">
      {crossed.map((hex) => (
        <path
          key={hex}
          d={polygon(plan.corners(hex, 0.95))}
          fill="#f5a54a"
          fillOpacity=".16"
          stroke="#f5a54a"
          strokeOpacity=".7"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
      ))}
      <line
        className="noir-line"
        x1={start[0]}
        y1={start[1]}
        x2={end[0]}
        y2={end[1]}
        stroke="#1d120b"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <line
        x1={start[0]}
        y1={start[1]}
        x2={end[0]}
        y2={end[1]}
        stroke="#f5a54a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform={`translate(${x} ${y})`} data-shot-label="">
        <rect
          x={-LABEL.width / 2}
          y={-LABEL.height / 2}
          width={LABEL.width}
          height={LABEL.height}
          rx="12"
          fill="#1d120b"
          stroke="#f0b95e"
          strokeWidth="1.6"
        />
        <text y="-4" textAnchor="middle" fontSize="15.5" fontWeight="800" fill="#fff4df">
          {words.cover}
        </text>
        <text y="14" textAnchor="middle" fontSize="14" fill="#f4d9a8">
          {words.range}
        </text>
      </g>
      <HexChance at={end} share={share} language={language} />
    </g>
  )
}

/** What is said of a shot, along its line. */
const LABEL = { width: 176, height: 46 } as const

/** Places for it: below the middle of the line and above, then farther off, and at last beyond either side of the line. */
function aroundLine([ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  const steps = [1, 1.45, 2.2, 3, 3.8]
  const [low, high] = [Math.max(ay, by), Math.min(ay, by)]
  const nearby = steps.flatMap((step): Point[] => [
    [x, y + SIZE * step],
    [x, y - SIZE * step],
  ])
  const beyond = steps.flatMap((step): Point[] => [
    [x, low + SIZE * step],
    [x, high - SIZE * step],
  ])
  const aside = [-1, 1].flatMap((way) =>
    [3.4, 4.6, 6].map((step): Point => [x + way * SIZE * step, y + SIZE * 1.45]),
  )
  return [...nearby, ...beyond, ...aside]
}

export function startPoint(plan: Plan, from: HexId, side: number): Point {
  if (side === -1) return plan.centre(from)
  const [[ax, ay], [bx, by]] = plan.side(from, side)
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** A chance over the counter whose hex has this centre. */
export function HexChance({
  at: [x, y],
  share,
  language,
}: {
  readonly at: Point
  readonly share: number
  readonly language: Language
}) {
  return <ChanceChips chips={[{ x, y: y - SIZE * 1.08, share, text: formatPercent(language, share) }]} />
}
