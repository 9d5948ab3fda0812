import { type HexBoard, type HexId, PAIR_TURNS, pairSteps } from '@wyrmtable/hex'

/** What a turn costs beside the ground, in the order of `PAIR_TURNS` (DN-9.2). */
const turning = [0, 1, 2, 3]

/**
 * Every front hex and facing that a rider can come to with so many MP: a bucket queue over `pairSteps`. Gives how
 * many there are.
 */
export function riderReach(
  board: HexBoard,
  cost: Uint8Array,
  front: HexId,
  facing: number,
  mp: number,
): number {
  const spent = new Uint8Array(board.size * 6).fill(255)
  const buckets: number[][] = Array.from({ length: mp + 1 }, () => [])
  spent[front * 6 + facing] = 0
  buckets[0]?.push(front * 6 + facing)
  let reached = 0
  for (let sum = 0; sum <= mp; sum++) {
    const bucket = buckets[sum] ?? []
    for (const place of bucket) {
      if (spent[place] !== sum) continue
      reached++
      const at = Math.floor(place / 6) as HexId
      for (const step of pairSteps(board, at, (place % 6) as 0)) {
        const ground = cost[step.to] ?? 0
        if (ground === 0 || cost[step.rear] === 0) continue
        const total = sum + ground + (turning[PAIR_TURNS.indexOf(step.turn)] ?? 0)
        const next = step.to * 6 + step.facing
        if (total > mp || total >= (spent[next] ?? 0)) continue
        spent[next] = total
        buckets[total]?.push(next)
      }
    }
  }
  return reached
}
