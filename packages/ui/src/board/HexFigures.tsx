import { memo } from 'react'

/** Figures in discs, all of one look: however many there are, they are two shapes of the drawing. */
export const HexFigures = memo(function HexFigures({
  figures,
  radius,
  look,
}: {
  readonly figures: readonly { readonly x: number; readonly y: number; readonly figure: string }[]
  readonly radius: number
  readonly look: 'cost' | 'air' | 'threat'
}) {
  if (figures.length === 0) return null
  const size = radius * 1.55
  const digits = figures.flatMap(({ x, y, figure }) =>
    [...figure].map((digit, place) => ({
      digit,
      x: x + (place - (figure.length - 1) / 2) * size * 0.52,
      y: y + size * 0.35,
    })),
  )
  return (
    <>
      <path className={`figure-disc is-${look}`} d={figures.map(({ x, y }) => disc(x, y, radius)).join('')} />
      {/* Each digit has a place of its own in the one text. */}
      <text
        className={`counter-figures figure-text is-${look}`}
        textAnchor="middle"
        fontSize={size}
        x={digits.map(({ x }) => x.toFixed(1)).join(' ')}
        y={digits.map(({ y }) => y.toFixed(1)).join(' ')}
      >
        {digits.map(({ digit }) => digit).join('')}
      </text>
    </>
  )
})

const disc = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)},${y.toFixed(1)}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0`
