import { type ReactNode, useId } from 'react'

/** Words in large letters, centred at a height. */
interface CoverTitle {
  readonly text: string
  readonly y: number
  readonly size: number
  /** Width of the outline. */
  readonly stroke?: number
}

/** A colour, and how far down it stands, 0 to 1. */
type SkyColour = readonly [offset: number, colour: string]

/** The lid of a box, 300 × 400: a picture with rounded edges, a spine, a double rule and the words upon it. */
export function CoverFrame({
  ink,
  outline,
  sky,
  titles,
  line,
  children,
}: {
  /** Colour of the words and rules. */
  readonly ink: string
  /** Colour around the words, so that they are read on any picture. */
  readonly outline: string
  /** What lies behind the picture, from top to bottom. */
  readonly sky: readonly SkyColour[]
  readonly titles: readonly CoverTitle[]
  /** The sentence at the foot. */
  readonly line: Omit<CoverTitle, 'stroke'>
  readonly children?: ReactNode
}) {
  const id = useId()
  return (
    <svg className="cover" viewBox="0 0 300 400" aria-hidden="true">
      <clipPath id={`${id}-edge`}>
        <rect width="300" height="400" rx="7" />
      </clipPath>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        {sky.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <g clipPath={`url(#${id}-edge)`}>
        <rect width="300" height="400" fill={`url(#${id}-sky)`} />
        {children}
        <rect width="13" height="400" fill="#000" opacity=".28" />
        <rect x="13" width="2" height="400" fill="#fff" opacity=".16" />
        <g fill="none" stroke={ink}>
          <rect x="24" y="11" width="265" height="378" rx="3" strokeOpacity=".55" strokeWidth="1.4" />
          <rect x="28" y="15" width="257" height="370" rx="2" strokeOpacity=".25" />
        </g>
        <g fill={ink} stroke={outline} strokeLinejoin="round" paintOrder="stroke" textAnchor="middle">
          {titles.map(({ text, y, size, stroke = 7 }) => (
            <text key={y} x="157" y={y} className="display" fontSize={size} strokeWidth={stroke}>
              {text}
            </text>
          ))}
          <text x="157" y={line.y} className="flavour" fontSize={line.size} strokeWidth="5">
            {line.text}
          </text>
        </g>
      </g>
    </svg>
  )
}
