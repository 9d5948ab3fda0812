import type { PlainConnectFour } from '../games/plain-connect-four.ts'
import { xorshift } from '../kernel/random.ts'

const CAPACITY = 1 << 20
const visits = new Int32Array(CAPACITY)
const worth = new Float64Array(CAPACITY)
const first = new Int32Array(CAPACITY)
const count = new Int8Array(CAPACITY)
const column = new Int8Array(CAPACITY)
const path = new Int32Array(64)
const owner = new Int8Array(64)
const legal = new Int8Array(7)
const random = xorshift(0x12345678)

/**
 * UCT for connect four as one would write it by hand: make and undo, no copies, nodes in typed arrays. The
 * reference for the search; frozen, so that ratios of different days compare. Returns the most visited
 * column and how many simulations were run.
 */
export function plainUct(
  game: PlainConnectFour,
  limit: { readonly ms?: number; readonly simulations?: number },
): { column: number; simulations: number } {
  let top = 1
  visits[0] = 0
  worth[0] = 0
  first[0] = 0
  count[0] = 0
  const end = limit.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + limit.ms
  let done = 0
  for (;;) {
    if (
      limit.simulations !== undefined
        ? done >= limit.simulations
        : (done & 63) === 0 && performance.now() >= end
    )
      break
    done++
    let depth = 0
    let node = 0
    path[0] = 0
    owner[0] = 0
    const before = game.plies
    while (!game.isOver) {
      if (count[node] === 0) {
        if (visits[node] === 0 && node !== 0) break
        const k = game.legal(legal)
        if (top + k >= CAPACITY) break
        first[node] = top
        count[node] = k
        for (let i = 0; i < k; i++) {
          visits[top] = 0
          worth[top] = 0
          count[top] = 0
          column[top] = legal[i]!
          top++
        }
      }
      const from = first[node]!
      const log = Math.log(visits[node]! + 1)
      let best = -1
      let most = -1
      for (let child = from; child < from + count[node]!; child++) {
        const n = visits[child]!
        const value = n === 0 ? 1e6 + random(1000) : worth[child]! / n + Math.sqrt((2 * log) / n) * 0.7
        if (value > most) {
          most = value
          best = child
        }
      }
      owner[depth + 1] = (game.plies & 1) + 1
      game.make(column[best]!)
      node = best
      path[++depth] = node
    }
    const winner = playOut(game)
    while (game.plies > before) game.undo()
    for (let i = 0; i <= depth; i++) {
      const at = path[i]!
      visits[at]!++
      if (winner === 0) worth[at]! += 0.5
      else if (winner === owner[i]) worth[at]! += 1
    }
  }
  let best = first[0]!
  for (let i = 1; i < count[0]!; i++) if (visits[first[0]! + i]! > visits[best]!) best = first[0]! + i
  return { column: column[best]!, simulations: done }
}

/** One random match to its end, left there; its winner, 0 for a draw. */
function playOut(game: PlainConnectFour): number {
  while (!game.isOver) game.make(legal[random(game.legal(legal))]!)
  return game.won
}
