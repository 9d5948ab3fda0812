import type { HexBoard, HexId } from './board.ts'
import type { Direction } from './direction.ts'

/** `workspace.dist` of a hex that was not reached. */
export const UNREACHED = 32767

/**
 * Storage for reach searches on boards of one size, made once and used again and again: a search allocates
 * nothing and overwrites the results of the one before.
 */
export interface ReachWorkspace {
  readonly size: number
  /** The most movement points that a search may be given. */
  readonly maxMp: number
  /** Movement points spent on the cheapest way to each hex, or `UNREACHED`. */
  readonly dist: Int16Array
  /** The hexes reached, cheapest first, the start at the head; valid below `count`. */
  readonly reached: Int16Array
  /** Number of hexes reached, the start included. */
  count: number
  /** The hex before each reached hex on the cheapest way to it, -1 for the start; else meaningless. */
  readonly cameFrom: Int16Array
  /** The bucket of each distance, `size` slots apiece, and how far each is filled: internal. */
  readonly buckets: Int16Array
  readonly filled: Int32Array
}

/** Storage for searches on `board` with up to `maxMp` movement points; takes `2 * size * maxMp` bytes. */
export function createReachWorkspace(board: HexBoard, maxMp = 63): ReachWorkspace {
  if (!Number.isInteger(maxMp) || maxMp < 0 || maxMp >= UNREACHED) {
    throw new RangeError(`maxMp must be a whole number from 0 to ${UNREACHED - 1}, got ${maxMp}`)
  }
  const { size } = board
  return {
    size,
    maxMp,
    dist: new Int16Array(size).fill(UNREACHED),
    reached: new Int16Array(size),
    count: 0,
    cameFrom: new Int16Array(size).fill(-1),
    buckets: new Int16Array(size * (maxMp + 1)),
    filled: new Int32Array(maxMp + 1),
  }
}

/**
 * A search: every hex that `mp` movement points reach from `from`. Leaves the answer in the workspace and returns how
 * many hexes it holds, the start included (whose own cost does not matter).
 */
type ReachSearch<Cost> = (
  board: HexBoard,
  workspace: ReachWorkspace,
  from: HexId,
  mp: number,
  cost: Cost,
) => number

/** A search where entering a hex costs `cost[hex]` from whichever side, and 0 means that it cannot be entered. */
export const reachByCost: ReachSearch<Uint8Array> = (board, workspace, from, mp, cost) => {
  begin(board, workspace, from, mp)
  const { dist, reached, cameFrom, buckets, filled, size } = workspace
  const { neighbours } = board
  let count = 0
  for (let spent = 0; spent < mp; spent++) {
    const bucket = spent * size
    // No step is free, so the bucket being emptied does not grow.
    for (let at = bucket, end = bucket + filled[spent]!; at < end; at++) {
      const hex = buckets[at]!
      reached[count++] = hex
      for (let slot = hex * 6, last = slot + 6; slot < last; slot++) {
        const next = neighbours[slot]!
        // Entering costs the same from every side, so the first way found to a hex is a cheapest one.
        if (next < 0 || dist[next] !== UNREACHED) continue
        const step = cost[next]!
        const total = spent + step
        if (step === 0 || total > mp) continue
        dist[next] = total
        cameFrom[next] = hex
        buckets[total * size + filled[total]!++] = next
      }
    }
  }
  return finish(workspace, mp, count)
}

/**
 * What the step from `from` to the adjacent hex `to` costs after `spent` movement points; 0 forbids it.
 * Whole numbers only. A step that takes all that is left costs `mp - spent` (if that is not 0).
 */
export type StepCost = (from: HexId, to: HexId, direction: Direction, spent: number) => number

/** As {@link reachByCost}, where each step's cost is asked of `stepCost`: hexsides, roads, opposing pieces. */
export const reachByStep: ReachSearch<StepCost> = (board, workspace, from, mp, stepCost) => {
  begin(board, workspace, from, mp)
  const { dist, reached, cameFrom, buckets, filled, size } = workspace
  const { neighbours } = board
  let count = 0
  for (let spent = 0; spent < mp; spent++) {
    const bucket = spent * size
    for (let at = bucket, end = bucket + filled[spent]!; at < end; at++) {
      const hex = buckets[at]!
      // A cheaper way was found after this entry was made.
      if (dist[hex] !== spent) continue
      reached[count++] = hex
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbours[hex * 6 + direction]!
        // A step costs at least 1, so a hex already this cheap needs no question.
        if (next < 0 || dist[next]! <= spent + 1) continue
        const step = stepCost(hex as HexId, next as HexId, direction as Direction, spent)
        if (step <= 0) continue
        const total = spent + step
        if (total <= mp && total < dist[next]!) {
          dist[next] = total
          cameFrom[next] = hex
          buckets[total * size + filled[total]!++] = next
        }
      }
    }
  }
  return finish(workspace, mp, count)
}

/** The hexes reached by the last search, cheapest first, as a list of its own. */
export function reachedHexes(workspace: ReachWorkspace): HexId[] {
  return Array.from(workspace.reached.subarray(0, workspace.count)) as HexId[]
}

/**
 * The cheapest way that the last search found to `hex`, from its start to `hex`, both included; undefined
 * if it was not reached. Among equally cheap ways it is always the same one.
 */
export function pathTo(workspace: ReachWorkspace, hex: HexId): HexId[] | undefined {
  if (workspace.dist[hex] === undefined || workspace.dist[hex] === UNREACHED) return undefined
  const path: HexId[] = []
  for (let at: number = hex; at >= 0; at = workspace.cameFrom[at]!) path.push(at as HexId)
  return path.reverse()
}

function begin(board: HexBoard, workspace: ReachWorkspace, from: HexId, mp: number): void {
  if (workspace.size !== board.size) throw new RangeError('the workspace is for a board of another size')
  if (!(mp >= 0 && mp <= workspace.maxMp) || mp !== Math.floor(mp)) {
    throw new RangeError(`mp must be a whole number from 0 to ${workspace.maxMp}, got ${mp}`)
  }
  workspace.dist.fill(UNREACHED)
  workspace.filled.fill(0, 0, mp + 1)
  workspace.dist[from] = 0
  workspace.cameFrom[from] = -1
  workspace.buckets[0] = from
  workspace.filled[0] = 1
}

/** Takes over the hexes at exactly `mp`: nothing is left to go on from there. */
function finish(workspace: ReachWorkspace, mp: number, settled: number): number {
  const { dist, reached, buckets, filled, size } = workspace
  let count = settled
  for (let at = mp * size, end = at + filled[mp]!; at < end; at++) {
    const hex = buckets[at]!
    if (dist[hex] === mp) reached[count++] = hex
  }
  workspace.count = count
  return count
}
