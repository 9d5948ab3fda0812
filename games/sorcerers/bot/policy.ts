import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { groupStep, nextGroup } from './creature-policy.ts'
import { END_TURN, sorcererSteps } from './sorcerer-policy.ts'
import { type Style, styles } from './styles.ts'

/**
 * The next steps of whoever is to act, without a list of all actions: everything is worked out from bases and gaps, and the
 * rules are asked only about the step that is wanted.
 */
export function policy(
  state: State,
  seat: number,
  style: Style = styles.balanced,
): readonly [Action, ...Action[]] {
  switch (state.phase) {
    case 'opportunity':
      return [nextGroup(state, seat)]
    case 'activation':
      return [groupStep(state, seat, style)]
    case 'sorcerer':
      return sorcererSteps(state, seat)
    default:
      return [sorcerers.actions(state, seat)[0] ?? END_TURN]
  }
}
