import { Glyph } from '@wyrmtable/ui'
import type { Sphere } from '../../data/words.ts'
import shapes from '../glyph/shapes.json' with { type: 'json' }

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
