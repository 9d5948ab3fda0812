import { blob, jitter, polygon, short } from '@wyrmtable/ui/drawing'
import { boxOf, farFromEdge, isInside, type PieceOf } from './shape.ts'

/** How far rows of crowns stand apart, and crowns in a row; mm. */
const ROW = 13
const BESIDE = 17
/** Crowns of one tone are one path: in a row they seldom touch, so that no outline is seen through another crown. */
const tones = [1, 2, 3] as const

interface Row {
  shadow: string
  readonly crowns: [string, string, string]
  /** The lit side of each crown, and the dark one. */
  lit: string
  dark: string
}

/**
 * Crowns that stay within the true edge of a wood, which is drawn so that it can be measured to. Rows stand one before
 * another: whatever is nearer hides what is behind it.
 */
export function Wood({ piece }: { readonly piece: PieceOf<'wood'> }) {
  const { rows, brush } = grown(piece)
  const edge = polygon(piece.poly)
  return (
    <g>
      <path d={edge} transform="translate(5 6)" fill="#000" opacity=".2" />
      <path d={edge} fill="var(--map-wood-floor)" />
      <path d={brush} fill="var(--map-wood-3)" opacity=".8" />
      {rows.map(({ shadow, crowns, lit, dark }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <g key={row} strokeLinecap="round">
          <path d={shadow} fill="#000" opacity=".28" />
          {tones.map((tone, place) => (
            <path
              key={tone}
              d={crowns[place]}
              fill={`var(--map-wood-${tone})`}
              stroke="var(--map-wood-ink)"
              strokeWidth="1.2"
            />
          ))}
          <path d={dark} fill="none" stroke="var(--map-wood-ink)" strokeWidth="2.4" opacity=".22" />
          <path d={lit} fill="none" stroke="var(--map-wood-lit)" strokeWidth="2" opacity=".85" />
        </g>
      ))}
      <path d={edge} fill="none" stroke="var(--map-wood-ink)" strokeWidth="2.2" strokeDasharray="9 5" />
    </g>
  )
}

function grown({ id, poly }: PieceOf<'wood'>): { readonly rows: readonly Row[]; readonly brush: string } {
  const random = jitter(id)
  const { left, top, width, height } = boxOf(poly)
  const rows: Row[] = []
  let brush = ''
  for (let y = top; y < top + height; y += ROW) {
    const row: Row = { shadow: '', crowns: ['', '', ''], lit: '', dark: '' }
    // Every other row stands between those of the row before.
    const from = left + (rows.length % 2) * (BESIDE / 2)
    for (let x = from, place = rows.length; x < left + width; x += BESIDE, place++) {
      const at = [x + random(-4, 4), y + random(-3.5, 3.5)] as const
      const wanted = random(9, 15)
      const next = (place + Math.floor(random(0, 1.4))) % 3
      if (!isInside(at, poly)) continue
      const r = Math.min(wanted, farFromEdge(at, poly) / 1.15)
      if (r < 4) {
        brush += blob(at[0], at[1], Math.max(1.6, r), random, 5)
        continue
      }
      row.shadow += blob(at[0] + r * 0.32, at[1] + r * 0.42, r * 0.92, random, 8)
      row.crowns[next] += blob(at[0], at[1], r, random, 9, 0.13)
      const arc = (dx: number, dy: number, to: readonly [number, number]) =>
        `M${short(at[0] + r * dx)},${short(at[1] + r * dy)}a${short(r * 0.6)},${short(r * 0.55)} 0 0 1 ${short(r * to[0])},${short(r * to[1])}`
      row.lit += arc(-0.52, -0.1, [0.6, -0.42])
      row.dark += arc(0.62, 0.12, [-0.62, 0.48])
    }
    rows.push(row)
  }
  return { rows, brush }
}
