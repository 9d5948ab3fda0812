import { MatchState } from '../rules/match-state.ts'
import type { View } from '../rules/view.ts'

/**
 * DN-17.5: all lies open but the enemy's standing orders. He is imagined to have none, and so to be asked: orders
 * answer nothing for him that he could not answer himself.
 */
export function imagine({ setting, cells, ground, campaign, own }: View): MatchState {
  const state = new MatchState(setting, cells.slice(), ground, campaign)
  if (own !== undefined) state.setOrders(own.seat, own.orders)
  return state
}
