import { blob, jitter, short, smooth } from '@wyrmtable/ui/drawing'
import { useMemo } from 'react'
import type { Piece, TableData } from '../../data/table-schema.ts'
import { boxOf, type Corner } from './shape.ts'

/** The ground under everything: turf with paler and darker patches, a trodden path, bare earth, tufts and flowers. */
export function Turf({ data: { id, width, height, pieces } }: { readonly data: TableData }) {
  const { lit, deep, tufts, stones, flowers } = useMemo(() => scatter(id, width, height), [id, width, height])
  const earth = pieces.map(earthOf).join('')
  const trail = smooth(trailOf(id, width, height))
  return (
    <>
      <rect width={width} height={height} fill="var(--map-grass)" />
      <path d={lit} fill="var(--map-grass-lit)" opacity=".45" />
      <path d={deep} fill="var(--map-grass-deep)" opacity=".35" />
      <g fill="none" strokeLinecap="butt">
        <path d={trail} stroke="var(--map-ink)" strokeOpacity=".14" strokeWidth="40" />
        <path d={trail} stroke="var(--map-road)" strokeOpacity=".7" strokeWidth="35" />
        <path d={trail} stroke="var(--map-road-lit)" strokeOpacity=".55" strokeWidth="19" />
        {[-8, 8].map((aside) => (
          <path
            key={aside}
            d={trail}
            transform={`translate(0 ${aside})`}
            stroke="var(--map-ink)"
            strokeOpacity=".16"
            strokeWidth="2"
            strokeDasharray="14 5 4 7"
          />
        ))}
      </g>
      <path d={earth} fill="var(--map-road)" opacity=".5" />
      <path d={tufts} stroke="var(--map-wood-2)" strokeOpacity=".45" strokeWidth="1.2" fill="none" />
      <path d={stones} fill="var(--map-stone)" stroke="var(--map-ink)" strokeOpacity=".35" />
      <path d={flowers} fill="#fff7d8" opacity=".75" />
    </>
  )
}

function scatter(id: string, width: number, height: number) {
  const random = jitter(id)
  const area = (width * height) / 800_000
  const at = (edge: number): Corner => [random(edge, width - edge), random(edge, height - edge)]
  const many = (count: number, one: () => string) =>
    Array.from({ length: Math.round(count * area) }, one).join('')
  const patch = () => blob(...at(70), random(20, 70), random, 8, 0.3)
  return {
    lit: many(35, patch),
    deep: many(35, patch),
    tufts: many(380, () => {
      const [x, y] = at(10).map(short)
      return `M${x},${y}l-2,-5M${x},${y}l1,-6M${x},${y}l3,-4`
    }),
    stones: many(50, () => blob(...at(8), random(1.5, 4), random, 6)),
    // Flowers grow in beds of a few.
    flowers: many(40, () => {
      const [x, y] = at(24)
      return Array.from({ length: 6 }, () => {
        const [fx, fy] = [short(x + random(-15, 15)), short(y + random(-11, 11))]
        return `M${fx},${fy}m-1.7,0a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0`
      }).join('')
    }),
  }
}

/** Bare earth round a house or a ruin. */
function earthOf(piece: Piece): string {
  if (piece.kind !== 'building' && piece.kind !== 'ruin') return ''
  const { left, top, width, height } = boxOf(piece.poly)
  const far = Math.max(width, height) * 0.66
  return blob(left + width / 2, top + height / 2, far, jitter(`earth ${piece.id}`), 12, 0.14)
}

/** A path from edge to edge, the same from both sides, as tables are. */
function trailOf(id: string, width: number, height: number): readonly Corner[] {
  const random = jitter(`path ${id}`)
  const half = [-0.02, 0.14, 0.28, 0.4].map(
    (share): Corner => [share * width, height * (0.5 + random(-0.19, 0.19) * Math.min(1, 0.4 + share * 2))],
  )
  const other = half.map(([x, y]): Corner => [width - x, height - y]).toReversed()
  return [...half, ...other]
}
