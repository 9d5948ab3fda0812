import type { FrameKind } from './fields.ts'
import type { State } from './state.ts'

/** DN-17.3: whose answer a step waits for; of the kinds not named, the side in its first argument. */
const askers: Partial<Readonly<Record<FrameKind, (state: State) => number>>> = {
  defensiveFire: (state) => 1 - state.active,
  defensiveFireAtUnmoved: (state) => 1 - state.active,
  chooseCasualty: (state) => (state.arg(0) === 0 ? state.active : 1 - state.active),
  chooseDragonPart: (state) => state.active,
  displace: (state) => state.side(state.arg(0)),
  placeUnhorsed: (state) => state.side(state.arg(0)),
  pushed: (state) => ownerOf(state, state.arg(0)),
  moveHorse: (state) => state.arg(1),
  contestSpell: (state) => 1 - casterSide(state),
  counterSpell: (state) => 1 - casterSide(state),
  contestSecond: casterSide,
}

/** An uncontrolled horse is put aside by the side whose turn it is. */
function ownerOf(state: State, slot: number): number {
  const side = state.side(slot)
  return side < 0 ? state.active : side
}

function casterSide(state: State): number {
  const cast = state.cast(state.arg(0))
  return cast === undefined ? state.active : state.side(cast.wizard)
}

/** The side that must decide now. */
export function actingSide(state: State): number {
  const { top } = state
  if (top === undefined) return state.active
  return askers[top]?.(state) ?? state.arg(0)
}
