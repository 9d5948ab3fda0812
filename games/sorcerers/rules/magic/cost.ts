import type { Event } from '../events.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { seatIds } from '../roster.ts'
import type { State } from '../state.ts'

type Cast = Extract<Event, { type: 'spellCast' }>

/** SO-10.5 */
export function pointsRefusal(state: State, cost: number): Refusal | undefined {
  const points = state.points(state.current)
  return cost > points ? refuse('E_POINTS', 'SO-10.5', { need: cost, found: points }) : undefined
}

/** SO-10.3: the one block of magic is over once the sorcerer has moved after it began. */
export const closedRefusal = (state: State): Refusal | undefined =>
  state.magicClosed ? refuse('E_MAGICDONE', 'SO-10.3') : undefined

/** SO-10.5: costs are paid when announced. */
export function pay(
  { state, emit }: Play,
  spell: Cast['spell'],
  cost: number,
  more: Pick<Cast, 'target' | 'line'> = {},
): void {
  const { current } = state
  const pointsLeft = state.points(current) - cost
  state.setPoints(current, pointsLeft)
  state.magicBegun = true
  emit({ type: 'spellCast', seat: seatIds[current] ?? '', spell, cost, pointsLeft, ...more })
}
