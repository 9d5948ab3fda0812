import { type Seat, seededDice } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { cloneState } from '../rules/clone.ts'
import { dragonsWrath as game } from '../rules/game.ts'
import { listActions } from '../rules/listing.ts'
import type { State } from '../rules/state.ts'
import { nextAttack } from './attacks.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { bestPurchase } from './purchases.ts'
import { answerOf } from './settle.ts'

/** Values nearer than this are equal: the first one stays. */
const TIE = 1e-9
const ignore = (): void => {}

/**
 * A quick choice: purchases and attacks by rule, rituals and curses by what they lead to right away. It sees nothing of what
 * others have committed.
 */
export function policy(state: State, seat: Seat): readonly [Action] {
  switch (state.question?.kind) {
    case 'priority':
    case 'reaction': {
      const [pass, ...others] = listActions(state, seat)
      if (others.length === 0 && pass !== undefined) return [pass]
      return [bestStep(state, seat)]
    }
    case 'commitMagic':
      return [bestStep(withoutCommits(state, seat), seat)]
    case 'commitPurchase':
      return [bestPurchase(state, seat)]
    case 'combat':
      return [nextAttack(state, seat) ?? { type: 'endCombatTurn' }]
    case 'mulligan':
      return [{ type: 'confirm', yes: false }]
    default:
      return [answerOf(state, seat)]
  }
}

/** The candidate after which the state looks best, tried on one fall of the dice, the same for all. */
function bestStep(state: State, seat: Seat): Action {
  const [first, ...others] = candidates(state, seat)
  if (first === undefined) throw new Error(`seat ${seat} has nothing to choose from`)
  if (others.length === 0) return first
  let best = first
  let most = Number.NEGATIVE_INFINITY
  for (const action of [first, ...others]) {
    const after = cloneState(state)
    game.apply(after, seat, action, seededDice('policy'), ignore)
    const value = evaluate(after, seat)
    if (value <= most + TIE) continue
    most = value
    best = action
  }
  return best
}

/** The state as if nobody else had committed anything: what others chose in secret must not be seen. */
function withoutCommits(state: State, seat: Seat): State {
  if (state.players.every(({ commit }, other) => other === seat || commit === null)) return state
  const copy = cloneState(state)
  for (const [other, player] of copy.players.entries()) {
    if (other !== seat && player.commit !== null) player.commit = {}
  }
  return copy
}
