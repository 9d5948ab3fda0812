import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import { S } from '../../rules/fields.ts'
import type { Ground } from '../../rules/ground.ts'
import type { State } from '../../rules/state.ts'
import { type Gait, stepCost } from '../../rules/topics/passage.ts'

const tables = new WeakMap<Ground, Map<string, Int8Array>>()

/** MP of a step from each hex in each direction, 0 where there is none; counters and corpses apart. */
export function stepsOf(state: State, gait: Gait): Int8Array {
  const { ground } = state
  const known = tables.get(ground) ?? new Map<string, Int8Array>()
  tables.set(ground, known)
  const key = `${gait.kind}${gait.armoured ? 'a' : ''}${gait.goblin ? 'g' : ''}${state.get(S.locks)}`
  const found = known.get(key)
  if (found !== undefined) return found
  const { size, neighbours } = ground.board
  const steps = new Int8Array(size * 6)
  for (let hex = 0; hex < size; hex++) {
    for (const direction of DIRECTIONS) {
      const to = neighbours[hex * 6 + direction] ?? -1
      if (to < 0) continue
      const terrain = ground.terrain(hex as HexId)
      steps[hex * 6 + direction] = stepCost(state, gait, hex as HexId, to as HexId, terrain) ?? 0
    }
  }
  known.set(key, steps)
  return steps
}
