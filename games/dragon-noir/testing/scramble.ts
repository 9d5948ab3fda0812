import type { Viewer } from '@wyrmtable/kernel'
import { fireOrders, magicOrders } from '../rules/fields.ts'
import type { MatchState } from '../rules/match-state.ts'

/** DN-17.5: other standing orders for everybody whom the viewer is not. */
export function scramble(state: MatchState, viewer: Viewer, random: (n: number) => number): MatchState {
  for (const side of [0, 1]) {
    if (side === viewer) continue
    const magic = magicOrders[random(magicOrders.length)] ?? 'ask'
    const fire = fireOrders[random(fireOrders.length)] ?? 'ask'
    state.setOrders(side, { magic, fire })
  }
  return state
}
