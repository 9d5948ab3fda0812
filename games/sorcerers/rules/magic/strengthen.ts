import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { magic, seatIds } from '../roster.ts'
import { isFading } from '../sequence.ts'
import type { State } from '../state.ts'
import { closedRefusal, pay, pointsRefusal } from './cost.ts'

/** SO-10.8: refused once shields fade (SO-12.7). */
export function checkCastShield(state: State): Refusal | undefined {
  if (isFading(state)) {
    return refuse('E_FADED', 'SO-12.7', { need: state.setting.options.fade, found: state.turn })
  }
  return pointsRefusal(state, magic.strengthen.cost) ?? closedRefusal(state)
}

/** SO-10.8: there is no upper limit. */
export function castShield(play: Play): void {
  const { state, emit } = play
  const { current } = state
  pay(play, 'shield', magic.strengthen.cost)
  const shield = state.shield(current) + magic.strengthen.shield
  state.setShield(current, shield)
  emit({
    type: 'shieldChanged',
    seat: seatIds[current] ?? '',
    by: magic.strengthen.shield,
    shield,
    cause: 'strengthened',
  })
}
