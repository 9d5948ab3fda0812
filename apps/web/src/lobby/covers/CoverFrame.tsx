import { type ReactNode, useId } from 'react'

/** A box, 300 × 400: its art, a spine at the left, a double line, the title and one line below. */
export function CoverFrame({
  title,
  over,
  line,
  size,
  plate,
  ink,
  children,
}: {
  readonly title: string
  /** A smaller line above the title. */
  readonly over?: string
  readonly line: string
  readonly size: number
  /** Outline of the letters. */
  readonly plate: string
  readonly ink: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <svg className="cover" viewBox="0 0 300 400" aria-hidden="true">
      <clipPath id={`${id}-edge`}>
        <rect width="300" height="400" rx="7" />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>
        {children}
        <rect width="13" height="400" fill="#000" opacity=".28" />
        <rect x="13" width="2" height="400" fill="#fff" opacity=".16" />
        <g fill="none" stroke={ink}>
          <rect x="24" y="11" width="265" height="378" rx="3" strokeOpacity=".55" strokeWidth="1.4" />
          <rect x="28" y="15" width="257" height="370" rx="2" strokeOpacity=".25" />
        </g>
        <g fill={ink} stroke={plate} strokeLinejoin="round" paintOrder="stroke" textAnchor="middle">
          {over === undefined ? null : (
            <text x="157" y="52" className="display" fontSize="25" strokeWidth="5">
              {over}
            </text>
          )}
          <text x="157" y={over === undefined ? 64 : 100} className="display" fontSize={size} strokeWidth="7">
            {title}
          </text>
          <text x="157" y="372" className="flavour" fontSize="16.5" strokeWidth="5">
            {line}
          </text>
        </g>
      </g>
    </svg>
  )
}
