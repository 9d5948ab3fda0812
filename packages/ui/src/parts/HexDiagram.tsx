import type { ReactNode } from 'react'

/** Axial steps of the directions 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW on flat-topped hexes. */
const steps = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

export interface DiagramHex {
  /** Steps north, north-east … from the middle, one after another; none: the middle itself. */
  readonly way: readonly number[]
  /** A class of the style sheet; 'in' is what the diagram speaks of, 'out' the rest. */
  readonly look: 'in' | 'out' | 'half' | 'middle'
  /** A figure or two letters. */
  readonly words?: string
}

/** A few hexes around a middle, to show what reaches where. */
export function HexDiagram({
  hexes,
  label,
  children,
}: {
  readonly hexes: readonly DiagramHex[]
  /** What it shows, in a sentence. */
  readonly label: string
  /** Drawn over the middle; a hex is 20 from centre to corner. */
  readonly children?: ReactNode
}) {
  const placed = hexes.map((hex) => ({ ...hex, centre: centreOf(hex.way) }))
  const x = Math.max(...placed.map(({ centre }) => Math.abs(centre[0]))) + size + 2
  const y = Math.max(...placed.map(({ centre }) => Math.abs(centre[1]))) + size
  return (
    <svg className="hex-diagram" viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`} role="img" aria-label={label}>
      {placed.map(({ centre: [cx, cy], look, words, way }) => (
        <g key={way.join('-')} transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)})`}>
          <path className={`diagram-hex is-${look}`} d={outline} />
          {words === undefined ? null : (
            <text className="diagram-words" textAnchor="middle" y="4.5" fontSize={words.length > 2 ? 10 : 13}>
              {words}
            </text>
          )}
        </g>
      ))}
      {children}
    </svg>
  )
}

const size = 20
const outline = `M${[0, 1, 2, 3, 4, 5]
  .map((corner) => (corner * Math.PI) / 3)
  .map(
    (angle) => `${(Math.cos(angle) * size * 0.96).toFixed(2)},${(Math.sin(angle) * size * 0.96).toFixed(2)}`,
  )
  .join('L')}Z`

function centreOf(way: readonly number[]): readonly [number, number] {
  let [q, r] = [0, 0]
  for (const direction of way) {
    const [dq, dr] = steps[direction] ?? [0, 0]
    q += dq
    r += dr
  }
  return [1.5 * q * size, Math.sqrt(3) * (r + q / 2) * size]
}
