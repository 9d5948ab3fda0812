import { Glyph } from '@wyrmtable/ui'
import type { Sphere } from '../../data/words.ts'
import shapes from '../glyph/shapes.json' with { type: 'json' }
import { PlacedMark } from './PlacedMark.tsx'

const marks = {
  red: shapes.flame,
  green: shapes.oakLeaf,
  blue: shapes.droplets,
  grey: shapes.stoneBlock,
  any: shapes.sparkles,
} as const

/** A point of might: its mark tells the colour to who cannot see it. Decoration; words are beside it. */
export function Orb({ sphere }: { readonly sphere: Sphere }) {
  return (
    <span className={`wrath-orb wrath-${sphere}`}>
      <Glyph shape={marks[sphere]} />
    </span>
  )
}

/** The same on a drawing, centred on a point. */
export function OrbMark({
  sphere,
  x,
  y,
  r,
}: {
  readonly sphere: Sphere
  readonly x: number
  readonly y: number
  readonly r: number
}) {
  return (
    <g className={`wrath-${sphere}`}>
      <circle cx={x} cy={y} r={r} fill="var(--card-a)" stroke="#fdf0cf" strokeWidth={r / 6} />
      <PlacedMark shape={marks[sphere]} x={x} y={y} size={r * 1.35} fill="var(--card-ink)" />
    </g>
  )
}
