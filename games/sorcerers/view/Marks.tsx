import type { Refusal } from '@wyrmtable/kernel'
import type { Figure } from '../rules/topics/scene.ts'
import { seatFill } from './figure-look.ts'
import type { Goal } from './goal.ts'
import type { Way } from './way.ts'

/** A dark pill with a figure, and a bar below it where it is a chance. */
export function Chip({
  y,
  text,
  share,
}: {
  readonly y: number
  readonly text: string
  readonly share?: number
}) {
  const wide = Math.max(50, text.length * 9 + 16)
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-wide / 2} y="-13" width={wide} height="26" rx="13" fill="#1d120b" stroke="#f0b95e" />
      {share === undefined ? null : (
        <>
          <rect x="-17" y="7" width="34" height="3" rx="1.5" fill="#ffffff33" />
          <rect x="-17" y="7" width={34 * share} height="3" rx="1.5" fill="#f5a54a" />
        </>
      )}
      <text y="4.5" textAnchor="middle" fontSize="14.5" fontWeight="800" fill="#fff4df">
        {text}
      </text>
    </g>
  )
}

/** The bases of the places that the chosen figure may go to. */
export function Ghosts({
  places,
  radius,
  seat,
}: {
  readonly places: readonly Goal[]
  readonly radius: number
  readonly seat: number
}) {
  return (
    <g className="sorcerers-ghosts">
      {places.map(({ at }) => (
        <g key={`${at.x} ${at.y}`} className="sorcerers-ghost" transform={`translate(${at.x} ${at.y})`}>
          <circle
            r={radius}
            fill="#fff6df"
            fillOpacity=".1"
            stroke="#fff6df"
            strokeOpacity=".5"
            strokeDasharray="4 3"
          />
          <circle r="3.2" fill={seatFill(seat)} stroke="#fff6df" />
        </g>
      ))}
    </g>
  )
}

/** What is shown before it is done: the way with its length, the base at its end, or the line to a target. */
export function PreviewMark({
  way,
  target,
  radius,
  seat,
  refusal,
  label,
}: {
  readonly way: Way
  readonly target: Figure | undefined
  readonly radius: number
  readonly seat: number
  readonly refusal: Refusal | undefined
  readonly label: string
}) {
  const { points, ends, face } = way
  const isLegal = refusal === undefined
  const [from] = points
  const line =
    target !== undefined && from !== undefined
      ? `M${from.x},${from.y}L${target.x},${target.y}`
      : points.length > 1
        ? `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`
        : ''
  const angle = face === undefined ? undefined : (Math.atan2(face[1], face[0]) * 180) / Math.PI
  const turned = ends.length === 0 && from !== undefined && target === undefined ? [from] : ends
  const tone = isLegal ? seatFill(seat) : '#a3201d'
  return (
    <g className="sorcerers-preview" pointerEvents="none" fill="none">
      <path d={line} stroke="#1a0d06" strokeOpacity=".65" strokeWidth="8" strokeLinecap="round" />
      <path
        d={line}
        stroke={isLegal ? '#ffe9b0' : '#ff8a6a'}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={target === undefined ? '1 9' : isLegal ? undefined : '8 6'}
      />
      {turned.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle
            r={radius}
            fill={isLegal ? '#fff6df' : '#d0463f'}
            fillOpacity=".6"
            stroke={tone}
            strokeWidth="3"
          />
          {angle === undefined ? null : (
            <path
              transform={`rotate(${angle})`}
              d={`M${radius - 2},-6L${radius + 8},0L${radius - 2},6Z`}
              fill={tone}
              stroke="#fff6df"
            />
          )}
          {isLegal ? null : (
            <path d="M-6,-6L6,6M6,-6L-6,6" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
          )}
        </g>
      ))}
      {label === '' || ends[0] === undefined ? null : (
        <g transform={`translate(${ends[0].x} ${ends[0].y})`}>
          <Chip y={-radius - 22} text={label} />
        </g>
      )}
      {refusal === undefined ? null : <Failure refusal={refusal} />}
    </g>
  )
}

/** The place where a refused action fails, where the refusal names one. */
function Failure({ refusal }: { readonly refusal: Refusal }) {
  const at: unknown = 'at' in refusal ? refusal.at : undefined
  if (!Array.isArray(at)) return null
  const [x, y]: unknown[] = at
  if (typeof x !== 'number' || typeof y !== 'number') return null
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" fill="#fff" stroke="#1d120b" strokeWidth="2" />
      <path d="M-5,-5L5,5M5,-5L-5,5" stroke="#a82a1c" strokeWidth="3.5" strokeLinecap="round" />
    </g>
  )
}
