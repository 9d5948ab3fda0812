import type { Seat } from '@wyrmtable/kernel'
import type { Action, ActionType } from '../rules/actions.ts'
import { dragonNoir } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** Kinds of action, the most promising first; what is not named comes last. */
const order: readonly ActionType[] = [
  'attack',
  'shoot',
  'counter',
  'advance',
  'exit',
  'enter',
  'startMove',
  'step',
  'dragonStep',
  'fly',
  'cast',
  'endMove',
  'pass',
  'endPhase',
]
/** Never worth a thought where there is anything else. */
const idle: ReadonlySet<ActionType> = new Set(['dragonTurn', 'lock', 'aboutFace', 'dropHorse'])
/** Most actions looked at. */
const MOST = 40

/** The actions worth thinking about, best guess first. */
export function candidates(state: State, seat: Seat): readonly Action[] {
  const all = dragonNoir.actions(state, seat)
  const useful = all.filter(({ type }) => !idle.has(type))
  const kept = useful.length > 0 ? useful : all
  const rank = ({ type }: Action): number => {
    const place = order.indexOf(type)
    return place < 0 ? order.length : place
  }
  return [...kept].sort((a, b) => rank(a) - rank(b)).slice(0, MOST)
}
