/**
 * The hand-written yardstick for reach: the same search as `reach.c`, everything at module level, nothing
 * kept but the count. Frozen: a faster one is a new file, and both figures are shown.
 */
const HEXES = 500
const MOST = 8
const FAR = 32767

const neighbours = new Int16Array(HEXES * 6)
const cost = new Uint8Array(HEXES)
const dist = new Int16Array(HEXES)
const bucket = new Int16Array((MOST + 1) * HEXES)
const filled = new Int32Array(MOST + 1)

/** Takes over a map of 500 hexes. */
export function loadByHand(map: { neighbours: Int16Array; cost: Uint8Array }): void {
  neighbours.set(map.neighbours)
  cost.set(map.cost)
}

/** Number of hexes within `mp` (at most 8) movement points of `from`. */
export function reachByHand(from: number, mp: number): number {
  dist.fill(FAR)
  filled.fill(0, 0, mp + 1)
  dist[from] = 0
  bucket[0] = from
  filled[0] = 1
  let count = 0
  for (let spent = 0; spent <= mp; spent++) {
    for (let at = 0; at < filled[spent]!; at++) {
      const hex = bucket[spent * HEXES + at]!
      if (dist[hex] !== spent) continue
      count++
      for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
        const next = neighbours[slot]!
        if (next < 0) continue
        const step = cost[next]!
        if (step === 0) continue
        const total = spent + step
        if (total <= mp && total < dist[next]!) {
          dist[next] = total
          bucket[total * HEXES + filled[total]!++] = next
        }
      }
    }
  }
  return count
}
