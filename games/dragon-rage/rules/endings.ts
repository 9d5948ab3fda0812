import { keysOf } from '@wyrmtable/kernel'

/** Why a game ended, and the clause that says so. */
export const clauseOfEnd = {
  none: '',
  dragonsDead: 'DR-5.7',
  allDestroyed: 'DR-5.7',
  claimed: 'DR-5.8',
  conceded: 'DR-5.9',
  resigned: 'DR-5.9',
  destructionClock: 'DR-5.10',
  presenceClock: 'DR-5.11',
} as const
export type EndReason = keyof typeof clauseOfEnd
export const endReasons = keysOf(clauseOfEnd)
