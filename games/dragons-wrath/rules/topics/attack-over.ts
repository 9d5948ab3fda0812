import { boardOf } from '../board/board.ts'
import { isLiving, type State } from '../state.ts'

/** Phase of the attack frame after its window, in which an attack that is over ends without a result. */
export const BEFORE_RESULT = 2

/** DW-10.10, DW-10.18: nothing is left to compare or to lose. */
export function isAttackOver(state: State): boolean {
  const { attack, active } = state
  if (attack === null || active === null || attack.cancelled || !isLiving(state, active)) return true
  const board = boardOf(state)
  if (board.byId.get(attack.attacker)?.controller !== active) return true
  if (attack.target === null) return !isLiving(state, attack.player)
  const target = board.byId.get(attack.target)
  return target === undefined || target.controller === active || !isLiving(state, target.controller)
}
