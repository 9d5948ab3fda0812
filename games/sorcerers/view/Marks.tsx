import { seatFill } from './figure/figure-look.ts'
import type { Goal } from './goal.ts'
import { handleOf, type shownEnds } from './use-pointing.ts'
import type { Way } from './way.ts'

/** A dark pill with a figure. */
export function Chip({ y, text }: { readonly y: number; readonly text: string }) {
  const wide = Math.max(50, text.length * 8.4 + 18)
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-wide / 2} y="-13" width={wide} height="26" rx="13" fill="#1d120b" stroke="#f0b95e" />
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
            fillOpacity=".05"
            stroke="#fff6df"
            strokeOpacity=".22"
            strokeDasharray="4 3"
          />
          <circle r="3.2" fill={seatFill(seat)} stroke="#fff6df" />
        </g>
      ))}
    </g>
  )
}

/** What is shown before it is done: the way with its length, the bases at its end, or the line to a target. */
export function PreviewMark({
  way,
  ends,
  target,
  seat,
  isLegal,
  label,
}: {
  readonly way: Way
  readonly ends: ReturnType<typeof shownEnds>
  readonly target: { readonly x: number; readonly y: number } | undefined
  readonly seat: number
  readonly isLegal: boolean
  readonly label: string | undefined
}) {
  const { points } = way
  const [from] = points
  const line =
    target !== undefined && from !== undefined
      ? `M${from.x},${from.y}L${target.x},${target.y}`
      : points.length > 1
        ? `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`
        : ''
  const tone = isLegal ? seatFill(seat) : '#a3201d'
  const last = ends.at(-1)
  return (
    <g className="sorcerers-preview" data-legal={isLegal} pointerEvents="none" fill="none">
      <path d={line} stroke="#1a0d06" strokeOpacity=".65" strokeWidth="8" strokeLinecap="round" />
      <path
        d={line}
        stroke={isLegal ? '#ffe9b0' : '#ff8a6a'}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={target === undefined ? '1 9' : isLegal ? undefined : '8 6'}
      />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          className="sorcerers-waypoint"
          cx={x}
          cy={y}
          r="6"
          fill="#fff6df"
          stroke="#1a0d06"
          strokeWidth="2"
        />
      ))}
      {ends.map(({ x, y, radius, face }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a base has no identity but its place
        <g key={place} className="sorcerers-end" transform={`translate(${x} ${y})`}>
          <circle
            r={radius}
            fill={isLegal ? '#fff6df' : '#d0463f'}
            fillOpacity=".6"
            stroke={tone}
            strokeWidth="3"
          />
          {face === undefined ? null : <Handle radius={radius} face={face} tone={tone} />}
          {isLegal ? null : (
            <path d="M-6,-6L6,6M6,-6L-6,6" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
          )}
        </g>
      ))}
      {label === undefined || last === undefined ? null : (
        <g transform={`translate(${last.x} ${last.y})`}>
          <Chip y={-last.radius - 26} text={label} />
        </g>
      )}
    </g>
  )
}

/** The facing of a base, with the grip by which it is turned. */
function Handle({
  radius,
  face,
  tone,
}: {
  readonly radius: number
  readonly face: readonly [number, number]
  readonly tone: string
}) {
  const tip = handleOf({ x: 0, y: 0 }, radius, face)
  const angle = (Math.atan2(face[1], face[0]) * 180) / Math.PI
  return (
    <>
      <path
        transform={`rotate(${angle})`}
        d={`M${radius - 2},-6L${radius + 8},0L${radius - 2},6Z`}
        fill={tone}
        stroke="#fff6df"
      />
      <circle
        className="sorcerers-handle"
        cx={tip.x}
        cy={tip.y}
        r="6.5"
        fill="#fff6df"
        stroke={tone}
        strokeWidth="2.5"
      />
    </>
  )
}
