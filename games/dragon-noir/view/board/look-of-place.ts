import type { HexId } from '@wyrmtable/hex'
import type { Action } from '../../rules/actions.ts'
import { livingAt } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import type { Hand } from '../use-hand.ts'
import type { Reach } from './ReachArea.tsx'

/** Who is struck in red, who is enchanted in violet, and places that are allowed in a pale wash. */
export function lookOfPlace(list: readonly Action[] | undefined): string {
  if (list?.some(({ type }) => type === 'shoot' || type === 'attack') === true) return 'hex-strike'
  const isOnSomebody = list?.some((one) => one.type === 'cast' && one.target.unit !== undefined)
  return isOnSomebody === true ? 'noir-enchanted' : 'noir-allowed'
}

/** Whether who is in hand, and may go on, has nothing to do at a place that is pointed at. */
export function isRefused(hex: HexId | undefined, state: View, hand: Hand, reach: Reach): boolean {
  if (hex === undefined || !hand.mayGoOn || hand.preview !== undefined || hand.plan !== undefined)
    return false
  return !hand.at.has(hex) && !reach.has(hex) && livingAt(state, hex).length === 0
}
