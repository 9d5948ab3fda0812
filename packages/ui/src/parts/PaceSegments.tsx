/** How fast what others did is shown: as it was meant, half as fast, faster. */
const viewPaces = [0.5, 1, 2, 4] as const

export type ViewPace = (typeof viewPaces)[number]

/** Chooses how fast something is shown. */
export function PaceSegments({
  label,
  pace,
  onChoose,
}: {
  readonly label: string
  readonly pace: number
  readonly onChoose: (pace: ViewPace) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div className="segments pace-segments" role="group" aria-label={label}>
      {viewPaces.map((one) => (
        <button
          key={one}
          type="button"
          className={`segment ${one === pace ? 'is-on' : ''}`}
          aria-pressed={one === pace}
          onClick={() => onChoose(one)}
        >
          {one === 0.5 ? '½' : one} ×
        </button>
      ))}
    </div>
  )
}
