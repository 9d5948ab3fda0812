import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import { NOBODY } from '../roster.ts'
import { idOf, isOnMap, isSpectre, slots } from '../topics/counters.ts'
import { lay, tell } from '../topics/fate.ts'

/** DN-15.8: spectres whose time is over vanish at the end of the player turn. */
export function vanish(play: Play): void {
  const { state } = play
  for (const slot of slots(state)) {
    if (!isSpectre(state, slot) || !isOnMap(state, slot)) continue
    const expires = state.of(slot, U.expires)
    if (expires > 0 && expires <= state.playerTurn) removeSpectre(play, slot)
  }
}

/** Its counter may be called again. */
export function removeSpectre(play: Play, slot: number): void {
  const { state } = play
  tell(play, slot, 'removed', { cause: 'magic', clause: 'DN-15.8', distance: 0 })
  lay(state, slot)
  const carried = state.of(slot, U.carries)
  if (carried >= 0) {
    state.setPlace(carried, 'map')
    state.set(carried, U.hex, state.hex(slot))
    play.emit({ type: 'putDown', carried: idOf(state, carried), hex: state.ground.label(state.hex(slot)) })
  }
  state.set(slot, U.carries, -1)
  state.setPlace(slot, 'supply')
  state.set(slot, U.hex, -1)
  state.set(slot, U.side, NOBODY)
}
