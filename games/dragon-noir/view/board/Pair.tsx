import { GlyphMark, type GlyphShape } from '@wyrmtable/ui'
import type { Point } from '@wyrmtable/ui/drawing'
import type { Posture } from '../../data/character-schema.ts'
import { SIZE } from '../draw/plan.ts'
import { Figures } from './CounterFace.tsx'
import { type Marks, State } from './Fighter.tsx'
import type { Team } from './unit-look.ts'

/** A rider, or a horse alone, over two hexes; the chevron shows where the horse is heading. */
export function Pair({
  id,
  name,
  front,
  rear,
  glyph,
  team,
  values,
  isArmoured,
  marks,
}: {
  readonly id: string
  readonly name: string
  readonly front: Point
  readonly rear: Point
  readonly glyph: GlyphShape
  readonly team: Team
  /** Absent: a horse without rider. */
  readonly values: Posture | undefined
  readonly isArmoured: boolean
  readonly marks: Marks
}) {
  const [dx, dy] = [front[0] - rear[0], front[1] - rear[1]]
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  const length = Math.hypot(dx, dy) + SIZE * 1.22
  const wide = SIZE * 1.2
  const k = (SIZE * 1.3) / 100
  const box = { x: -length / 2, width: length, height: wide, rx: SIZE * 0.3 }
  return (
    <g
      className="noir-counter"
      data-unit={id}
      transform={`translate(${(front[0] + rear[0]) / 2} ${(front[1] + rear[1]) / 2})`}
    >
      <g transform={`rotate(${degrees})`} opacity={marks.isSpent ? 0.78 : 1}>
        {marks.isChosen ? (
          <rect
            x={box.x - 7}
            y={-wide / 2 - 7}
            width={length + 14}
            height={wide + 14}
            rx={SIZE * 0.42}
            fill="none"
            stroke="#f0b429"
            strokeWidth="3"
          />
        ) : null}
        <rect {...box} x={box.x + 3} y={-wide / 2 + 6} fill="#000" opacity=".35" />
        <rect {...box} y={-wide / 2 + 3} fill={team.edge} />
        <rect {...box} y={-wide / 2} fill={team.face} stroke="#fff" strokeOpacity=".4" strokeWidth="1.5" />
        <path
          d={`M${length / 2 - SIZE * 0.34},${-SIZE * 0.3}L${length / 2 - SIZE * 0.1},0L${length / 2 - SIZE * 0.34},${SIZE * 0.3}`}
          fill="none"
          stroke="#ffe9b0"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <GlyphMark
        shape={glyph}
        x={-SIZE * 0.08}
        y={-SIZE * 0.18}
        size={SIZE * (values === undefined ? 0.9 : 1.1)}
        fill="#fff3dc"
      />
      {values === undefined ? null : (
        <g transform={`translate(0 ${SIZE * 0.1}) scale(${k * 0.86})`}>
          <rect
            x="-50"
            y="18"
            width="100"
            height="36"
            rx="10"
            fill="#fff6de"
            stroke={team.edge}
            strokeWidth="2"
          />
          <Figures values={values} isArmoured={isArmoured} />
        </g>
      )}
      <g transform={`scale(${k})`}>
        <text
          y="-46"
          textAnchor="middle"
          fontSize="19"
          fontWeight="800"
          fill="#fff3dc"
          stroke={team.edge}
          strokeWidth="5"
          paintOrder="stroke"
        >
          {name}
        </text>
        <State marks={marks} />
      </g>
    </g>
  )
}
