/** A ring as full as a figure is of its whole, with the figure in it. */
export function Gauge({
  figure,
  of,
  note,
  spoken,
  colour,
}: {
  readonly figure: number
  readonly of: number
  readonly note: string
  /** All of it in words. */
  readonly spoken: string
  readonly colour: string
}) {
  const round = 2 * Math.PI * 29
  const share = Math.max(0, Math.min(1, figure / of))
  return (
    <span className="sorcerers-gauge" role="img" aria-label={spoken}>
      <svg viewBox="0 0 70 70" aria-hidden="true">
        <circle cx="35" cy="35" r="29" fill="none" stroke="var(--rule)" strokeWidth="8" />
        <circle
          cx="35"
          cy="35"
          r="29"
          fill="none"
          stroke={colour}
          strokeWidth="8"
          strokeDasharray={`${share * round} ${round}`}
          transform="rotate(-90 35 35)"
        />
      </svg>
      <b aria-hidden="true">{figure}</b>
      <small aria-hidden="true">{note}</small>
    </span>
  )
}
