import { distance, type HexId } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { board, hexOf } from '../../rules/map.ts'
import { placements } from '../../rules/phases/reinforcements.ts'
import { dragons } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'

/** Where the next unit may arrive, nearest to a dragon first. */
export function reinforcementPlans(state: State): readonly Plan<Action>[] {
  const living = dragons.filter((d) => isAlive(state, d))
  return placements(state)
    .map((action) => ({
      action,
      away: nearest(
        hexOf(action.hex),
        living.map((d) => state.dragonHex(d)),
      ),
    }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ action, away }) => ({ actions: [action], weight: 1 / (1 + away) }))
}

function nearest(hex: HexId, others: readonly HexId[]): number {
  let least = 99
  for (const other of others) least = Math.min(least, distance(board, hex, other))
  return least
}
