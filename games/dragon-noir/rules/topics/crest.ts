import { distance, type HexId, halfCentre, halfContains, type LatticePoint, traceLine } from '@wyrmtable/hex'
import type { Ground } from '../ground.ts'

/** DN-6.16 (g): a rampart counts as level 1. */
export const heightOf = (ground: Ground, hex: HexId): number => (ground.level(hex) > 0 ? 1 : 0)

/** What the edge of a height does to a line between a high hex and a low one. */
export type Crest = 'none' | 'open' | 'hidden'

/**
 * DN-6.16 (a), (b): the line passes by the top of a hill if it meets the plateau; the one below sees and is
 * seen if the talus hex at the top is at least as far from him as from the one above, or is his own.
 */
export function crestBetween(
  ground: Ground,
  high: HexId,
  highPoint: LatticePoint,
  low: HexId,
  lowPoint: LatticePoint,
): Crest {
  const talus = talusAtTop(ground, lowPoint, highPoint)
  if (talus.length === 0) return 'none'
  const { board } = ground
  const seen = talus.some((hex) => hex === low || distance(board, low, hex) >= distance(board, high, hex))
  return seen ? 'open' : 'hidden'
}

/** The talus hexes that hold the point where the line, coming from below, first meets a plateau. */
function talusAtTop(ground: Ground, low: LatticePoint, high: LatticePoint): readonly HexId[] {
  const { board } = ground
  let best: { readonly over: number; readonly under: number } | undefined
  const near: HexId[] = []
  for (const hex of nearHexes(ground, low, high)) {
    near.push(hex)
    if (ground.level(hex) !== 1) continue
    const entry = entryOf(ground, hex, low, high)
    if (entry !== undefined && (best === undefined || entry.over * best.under < best.over * entry.under))
      best = entry
  }
  if (best === undefined) return []
  const { over, under } = best
  const x = low.x * under + (high.x - low.x) * over
  const y = low.y * under + (high.y - low.y) * over
  return near.filter((hex) => ground.terrain(hex) === 'talus' && halfContains(board, hex, x, y, under))
}

/** Hexes that the closed line can touch: those it crosses and everything next to them. */
function nearHexes(ground: Ground, from: LatticePoint, to: LatticePoint): ReadonlySet<HexId> {
  const near = new Set<HexId>()
  const { crossed, grazed } = traceLine(ground.board, from, to)
  const seeds = [...crossed, ...grazed.flatMap(({ hex, other }) => (other === -1 ? [hex] : [hex, other]))]
  for (const hex of seeds) {
    near.add(hex)
    for (const { hex: other } of ground.around(hex)) near.add(other)
  }
  return near
}

/** Where along the line it enters the closed hexagon, as an exact fraction; undefined if it never does. */
function entryOf(
  ground: Ground,
  hex: HexId,
  from: LatticePoint,
  to: LatticePoint,
): { readonly over: number; readonly under: number } | undefined {
  const centre = halfCentre(ground.board, hex)
  const a = { x: from.x - centre.x, y: from.y - centre.y }
  const b = { x: to.x - centre.x, y: to.y - centre.y }
  let enter = { over: 0, under: 1 }
  let leave = { over: 1, under: 1 }
  // The hexagon is where |y| <= 2, |x + y| <= 4 and |x - y| <= 4: three strips, each entered and left once.
  for (const [start, end, half] of [
    [a.y, b.y, 2],
    [a.x + a.y, b.x + b.y, 4],
    [a.x - a.y, b.x - b.y, 4],
  ] as const) {
    const change = end - start
    if (change === 0) {
      if (Math.abs(start) > half) return undefined
      continue
    }
    const towards = Math.sign(change)
    const under = Math.abs(change)
    const first = { over: -half - towards * start, under }
    const last = { over: half - towards * start, under }
    if (first.over * enter.under > enter.over * first.under) enter = first
    if (last.over * leave.under < leave.over * last.under) leave = last
  }
  return enter.over * leave.under <= leave.over * enter.under ? enter : undefined
}
