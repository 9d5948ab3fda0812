import { fractionToNumber, type Odds } from '@wyrmtable/kernel'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'

/** The figure of a decision: how likely what is attempted succeeds; undefined where nothing is attempted. */
export function successShare(odds: Odds<State, Event>): number | undefined {
  const [roll] = odds.rolls
  if (roll !== undefined) return fractionToNumber(roll.success)
  const combat = odds.outcomes[0]?.events.find((event) => event.type === 'combat')
  return combat === undefined ? undefined : combat.success ? 1 : 0
}

/** Whether the action is played at once: no die falls, and the game goes on. */
export const isCertain = (odds: Odds<State, Event>): boolean => odds.exact && odds.branches === 1
