import { chanceOf, fractionToNumber, type Game, type Odds, type Seat } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { parseLabel } from '../../rules/map.ts'
import { parseDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { isWhirlwind } from '../../rules/topics/weather.ts'
import { pathOf } from './action-place.ts'
import { labelAt } from './label-at.ts'
import { isDragonName, piecesAt } from './pieces-at.ts'

const reasons = ['overrun', 'dragonMelee', 'archery', 'defenderMelee', 'gateSmash', 'leglessSmash']

/** What an action is judged by: an event that is hoped for, or one that is feared. */
interface Stake {
  readonly event: (event: Event) => boolean
  readonly isFeared: boolean
}

/**
 * The figure of a decision: how likely what is attempted succeeds, or that what is feared does not happen;
 * undefined where nothing is at stake.
 */
export function successShare(odds: Odds<State, Event>, action: Action): number | undefined {
  const stake = stakeOf(action)
  if (stake === undefined) return undefined
  if (mayBeCertain.includes(action.type) && odds.branches === 1) return undefined
  const share = odds.outcomes
    .filter(({ events }) => events.some(stake.event))
    .reduce((sum, { chance }) => sum + fractionToNumber(chance), 0)
  return stake.isFeared ? 1 - share : share
}

/** The same, counted without keeping the outcomes; undefined where nothing is at stake in this state. */
export function quickShare(
  game: Game<State, Action, Event>,
  state: State,
  seat: Seat,
  action: Action,
): number | undefined {
  const stake = stakeOf(action)
  if (stake === undefined || !hasDice(state, action)) return undefined
  const { chance } = chanceOf(game, state, seat, action, stake.event, { maxBranches: 300, samples: 200 })
  const share = fractionToNumber(chance)
  return stake.isFeared ? 1 - share : share
}

/** Whether the figure says how likely nothing bad happens. */
export const isFearful = (action: Action): boolean => stakeOf(action)?.isFeared === true

/** What counts as success of an action that may fail: its own roll, or for fire that something is lost. */
function stakeOf(action: Action): Stake | undefined {
  switch (action.type) {
    case 'dragonAttack':
    case 'shoot':
    case 'attackDragon':
    case 'walkSmash':
    case 'leglessSmash':
      return { event: isWon, isFeared: false }
    case 'walkForward':
      return action.overrun === 'attack' ? { event: isWon, isFeared: false } : undefined
    case 'breathe':
      return { event: isLoss, isFeared: false }
    case 'castWhirlwind':
      return { event: isCrash, isFeared: false }
    case 'bound':
    case 'fly':
      return { event: isCrash, isFeared: true }
    default:
      return undefined
  }
}

/** Actions that need a die only where a whirlwind is met. */
const mayBeCertain: readonly Action['type'][] = ['castWhirlwind', 'bound', 'fly']

/** Whether a die may fall, told from the board alone: most bounds and flights meet no whirlwind. */
function hasDice(state: State, action: Action): boolean {
  if (action.type === 'castWhirlwind') {
    return piecesAt(state, action.hex).some(
      (piece) => isDragonName(piece) && state.isFlying(parseDragon(piece)),
    )
  }
  if (action.type !== 'bound' && action.type !== 'fly') return true
  const from = state.mover === -1 ? undefined : labelAt(state.dragonHex(state.mover))
  return [...(from === undefined ? [] : [from]), ...pathOf(action, state)].some((label) => {
    const hex = parseLabel(label)
    return hex !== undefined && isWhirlwind(state, hex)
  })
}

const isLoss = (event: Event): boolean =>
  event.type === 'unitKilled' || event.type === 'heroWounded' || event.type === 'vpDestroyed'

const isCrash = (event: Event): boolean => event.type === 'dragonCrashed' || event.type === 'dragonDied'

const isWon = (event: Event): boolean =>
  event.type === 'entranceSmashed' ||
  ((event.type === 'rolled' || event.type === 'combat') &&
    reasons.includes(event.why) &&
    event.success === true)

/** Whether the action is played at once: no die falls, and the game goes on. */
export const isCertain = (odds: Odds<State, Event>): boolean => odds.exact && odds.branches === 1
