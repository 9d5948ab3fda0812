import { DIRECTIONS, type HexId, neighbour } from '@wyrmtable/hex'
import { S } from '../rules/fields.ts'
import type { Ground } from '../rules/ground.ts'
import type { State } from '../rules/state.ts'
import { type Gait, groundCost, isLocked, sideCost } from '../rules/topics/passage.ts'

/** MP from each hex to the nearest goal over open ground, counters apart. */
export type CostField = Int16Array

/** Farther than any way on a board. */
export const UNREACHABLE = 999
/** What a locked door counts, beside its hex: somebody must come and unlock it (DN-7.9). */
const LOCK = 3
/** Fields kept for one board at most. */
const KEPT = 400

const known = new WeakMap<Ground, Map<string, CostField>>()

/** The field towards some hexes for one way of going; the same question gives the same object. */
export function costField(state: State, gait: Gait, goals: readonly HexId[]): CostField {
  let fields = known.get(state.ground)
  if (fields === undefined) {
    fields = new Map()
    known.set(state.ground, fields)
  }
  const key = `${gait.kind}${gait.armoured ? 'a' : ''}${gait.goblin ? 'g' : ''}${state.get(S.locks)}:${goals.join()}`
  let field = fields.get(key)
  if (field === undefined) {
    if (fields.size >= KEPT) fields.clear()
    field = computeField(state, gait, goals)
    fields.set(key, field)
  }
  return field
}

/** Dijkstra from the goals backwards, with a bucket for each cost. */
function computeField(state: State, gait: Gait, goals: readonly HexId[]): CostField {
  const { board } = state.ground
  const field = new Int16Array(board.size).fill(UNREACHABLE)
  const buckets: HexId[][] = [[...goals]]
  for (const goal of goals) field[goal] = 0
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const hex of buckets[cost] ?? []) {
      if (field[hex] !== cost) continue
      const into = groundCost(state, gait, state.ground.terrain(hex)) ?? (cost === 0 ? 1 : undefined)
      if (into === undefined) continue
      for (const direction of DIRECTIONS) {
        const from = neighbour(board, hex, direction)
        if (from === -1 || groundCost(state, gait, state.ground.terrain(from)) === undefined) continue
        const across = crossing(state, gait, from, hex)
        if (across === undefined) continue
        const sum = cost + into + across
        if (sum >= (field[from] ?? 0)) continue
        field[from] = sum
        buckets[sum] ??= []
        buckets[sum]?.push(from)
      }
    }
    buckets[cost] ??= []
  }
  return field
}

function crossing(state: State, gait: Gait, from: HexId, to: HexId): number | undefined {
  const edge = state.ground.edge(from, to)
  if (gait.kind === 'foot' && isLocked(state, edge)) return LOCK
  return sideCost(state, gait, from, to)
}
