import { memo } from 'react'
import { GlyphMark } from '../glyph/GlyphMark.tsx'
import type { GlyphShape } from '../glyph/shape.ts'

export interface CounterFace {
  readonly face: string
  readonly edge: string
  readonly ink: string
  readonly strip: string
  readonly stripInk: string
}

export interface CounterProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tag: string
  readonly figures: string
  readonly glyph: GlyphShape
  readonly face: CounterFace
  readonly tilt?: number
  /** Has acted. */
  readonly isSpent?: boolean
  readonly isChosen?: boolean
  /** May still act: a small mark in the upper right corner. */
  readonly isReady?: boolean
  readonly badge?: GlyphShape | undefined
  /** Is dragged: what lies here is only its place. */
  readonly isLifted?: boolean
  /** The id of a `CounterCard` of this face and glyph on the same drawing: a board of many counters draws it once. */
  readonly card?: string
}

/** What all counters of one kind have in common, for `<use>`. */
export const CounterCard = memo(function CounterCard({
  id,
  face,
  glyph,
}: {
  readonly id: string
  readonly face: CounterFace
  readonly glyph: GlyphShape
}) {
  return (
    <g id={id}>
      {shadow}
      <rect x="-50" y="-46" width="100" height="100" rx="11" fill={face.edge} />
      <rect x="-50" y="-50" width="100" height="98" rx="11" fill={face.face} />
      <path d={sheen} fill="#fff" opacity=".13" />
      <GlyphMark shape={glyph} x={8} y={-13} size={62} fill={face.ink} />
      <path className="counter-strip" d={strip} fill={face.strip} />
      {rim}
    </g>
  )
})

const sheen = 'M-50,-39a11,11 0 0 1 11,-11h78a11,11 0 0 1 11,11v6c-30,-9 -70,-9 -100,0Z'
const strip = 'M-50,18H50V37a11,11 0 0 1 -11,11H-39a11,11 0 0 1 -11,-11Z'

const shadow = <rect x="-46" y="-41" width="100" height="100" rx="11" fill="#000" opacity=".32" />
const rim = (
  <rect
    x="-49"
    y="-49"
    width="98"
    height="96"
    rx="10"
    fill="none"
    stroke="#fff"
    strokeOpacity=".5"
    strokeWidth="2.5"
  />
)

/** A square counter of cut card: a face, a lighter strip with figures, an edge below. */
export const Counter = memo(function Counter(props: CounterProps) {
  const { x, y, size, tag, figures, glyph, face, tilt = 0 } = props
  const k = size / 100
  if (props.card !== undefined) return <CardedCounter {...props} card={props.card} />
  return (
    <g
      className={`counter ${props.isLifted ? 'is-lifted' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-piece={tag}
    >
      <g transform={`rotate(${tilt}) scale(${k})`}>
        {props.isChosen ? (
          <rect className="counter-ring" x="-58" y="-58" width="116" height="114" rx="18" />
        ) : null}
        {shadow}
        <rect x="-50" y="-46" width="100" height="100" rx="11" fill={face.edge} />
        <g opacity={props.isSpent ? 0.62 : 1} className="counter-face">
          <rect x="-50" y="-50" width="100" height="98" rx="11" fill={face.face} />
          <path d={sheen} fill="#fff" opacity=".13" />
          <GlyphMark shape={glyph} x={8} y={-13} size={62} fill={face.ink} />
          <text x="-44" y="-30" className="counter-tag" fontSize="17" fill={face.ink}>
            {tag}
          </text>
          <path className="counter-strip" d={strip} fill={face.strip} />
          <text
            x="0"
            y="42.5"
            textAnchor="middle"
            className="counter-figures"
            fontSize="27"
            fill={face.stripInk}
          >
            {figures}
          </text>
        </g>
        {rim}
        {props.isReady ? <path className="counter-ready" d="M34,-62L46,-50L34,-38L22,-50Z" /> : null}
        {props.badge ? (
          <g>
            <circle cx="40" cy="-40" r="17" fill="#b3261a" stroke="#fff" strokeWidth="3" />
            <GlyphMark shape={props.badge} x={40} y={-40} size={22} fill="#fff" />
          </g>
        ) : null}
      </g>
    </g>
  )
})

/** The same counter in few nodes: only what differs from counter to counter is its own. */
function CardedCounter(props: CounterProps & { readonly card: string }) {
  const { x, y, size, tag, figures, face, tilt = 0, card } = props
  const transform = `rotate(${tilt}) scale(${size / 100})`
  const opacity = props.isSpent ? 0.62 : 1
  return (
    <g
      className={`counter ${props.isLifted ? 'is-lifted' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-piece={tag}
    >
      {props.isChosen ? (
        <rect
          className="counter-ring"
          x="-58"
          y="-58"
          width="116"
          height="114"
          rx="18"
          transform={transform}
        />
      ) : null}
      <use href={`#${card}`} transform={transform} opacity={opacity} />
      <text
        x="-44"
        y="-30"
        className="counter-tag"
        fontSize="17"
        fill={face.ink}
        opacity={opacity}
        transform={transform}
      >
        {tag}
      </text>
      <text
        y="42.5"
        textAnchor="middle"
        className="counter-figures"
        fontSize="27"
        fill={face.stripInk}
        opacity={opacity}
        transform={transform}
      >
        {figures}
      </text>
      {props.isReady ? (
        <path className="counter-ready" d="M34,-62L46,-50L34,-38L22,-50Z" transform={transform} />
      ) : null}
      {props.badge ? (
        <g transform={transform}>
          <circle cx="40" cy="-40" r="17" fill="#b3261a" stroke="#fff" strokeWidth="3" />
          <GlyphMark shape={props.badge} x={40} y={-40} size={22} fill="#fff" />
        </g>
      ) : null}
    </g>
  )
}
