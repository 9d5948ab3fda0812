import { fractionToNumber, type Odds } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'

const reasons = ['overrun', 'dragonMelee', 'archery', 'defenderMelee', 'gateSmash', 'leglessSmash']

/** The figure of a decision: how likely what is attempted succeeds; undefined where nothing is attempted. */
export function successShare(odds: Odds<State, Event>, action: Action): number | undefined {
  const succeeds = successOf(action)
  if (succeeds === undefined) return undefined
  return odds.outcomes
    .filter(({ events }) => events.some(succeeds))
    .reduce((sum, { chance }) => sum + fractionToNumber(chance), 0)
}

/** What counts as success of an action that may fail: its own roll, or for fire that something is lost. */
export function successOf(action: Action): ((event: Event) => boolean) | undefined {
  switch (action.type) {
    case 'dragonAttack':
    case 'shoot':
    case 'attackDragon':
    case 'walkSmash':
    case 'leglessSmash':
      return isWon
    case 'walkForward':
      return action.overrun === 'attack' ? isWon : undefined
    case 'breathe':
      return (event) =>
        event.type === 'unitKilled' || event.type === 'heroWounded' || event.type === 'vpDestroyed'
    default:
      return undefined
  }
}

const isWon = (event: Event): boolean =>
  event.type === 'entranceSmashed' ||
  ((event.type === 'rolled' || event.type === 'combat') &&
    reasons.includes(event.why) &&
    event.success === true)

/** Whether the action is played at once: no die falls, and the game goes on. */
export const isCertain = (odds: Odds<State, Event>): boolean => odds.exact && odds.branches === 1
