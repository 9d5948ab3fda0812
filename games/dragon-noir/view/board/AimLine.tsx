import { type HexId, halfCentre, traceLine } from '@wyrmtable/hex'
import type { Language } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { ChanceChips } from '@wyrmtable/ui'
import { type Point, polygon } from '@wyrmtable/ui/drawing'
import { isRefusal } from '../../rules/refusals.ts'
import { startOf } from '../../rules/topics/aim.ts'
import type { PlannedShot } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'

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
  // Beside a long line, below a short one: what is said of it lies over nobody who is meant.
  const isShort = Math.hypot(end[0] - start[0], end[1] - start[1]) < SIZE * 7
  const middle = (start[1] + end[1]) / 2
  const x = (start[0] + end[0]) / 2
  const y = isShort ? Math.max(start[1], end[1]) + SIZE * 1.45 : middle + SIZE
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
      <g transform={`translate(${x} ${y})`}>
        <rect
          x="-88"
          y="-23"
          width="176"
          height="46"
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
