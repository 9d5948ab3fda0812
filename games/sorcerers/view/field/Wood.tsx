import { blob, jitter, polygon, short } from '@wyrmtable/ui/drawing'
import { boxOf, farFromEdge, isInside, type PieceOf } from './shape.ts'

/** Crowns that stay within the true edge of a wood, which is drawn so that it can be measured to. */
export function Wood({ piece }: { readonly piece: PieceOf<'wood'> }) {
  const random = jitter(piece.id)
  const { left, top, width, height } = boxOf(piece.poly)
  const crowns = ['', '', '']
  let [shadows, lights, brush] = ['', '', '']
  for (let y = top; y < top + height; y += 15) {
    for (let x = left; x < left + width; x += 17) {
      const at = [x + random(-5, 5), y + random(-5, 5)] as const
      const tone = Math.floor(random(0, 2.99))
      const wanted = random(9, 14)
      if (!isInside(at, piece.poly)) continue
      const r = Math.min(wanted, farFromEdge(at, piece.poly) / 1.15)
      if (r < 4) {
        brush += blob(at[0], at[1], Math.max(1.6, r), random, 5)
        continue
      }
      shadows += blob(at[0] + r * 0.3, at[1] + r * 0.4, r * 0.9, random, 8)
      crowns[tone] += blob(at[0], at[1], r, random, 8, 0.12)
      lights += `M${short(at[0] - r * 0.5)},${short(at[1] - r * 0.15)}a${short(r * 0.55)},${short(r * 0.5)} 0 0 1 ${short(r * 0.6)},${short(-r * 0.4)}`
    }
  }
  const edge = polygon(piece.poly)
  return (
    <g>
      <path d={edge} fill="var(--map-wood-floor)" />
      <path d={brush} fill="var(--map-wood-3)" />
      <path d={shadows} fill="#000" opacity=".25" />
      {crowns.map((d, tone) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the tone is the place
          key={tone}
          d={d}
          fill={`var(--map-wood-${tone + 1})`}
          stroke="var(--map-wood-ink)"
          strokeWidth="1.2"
        />
      ))}
      <path d={lights} fill="none" stroke="var(--map-wood-lit)" strokeWidth="2" opacity=".8" />
      <path d={edge} fill="none" stroke="var(--map-wood-ink)" strokeWidth="2.2" strokeDasharray="9 5" />
    </g>
  )
}
