import { U, unitFields } from '../fields.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { dropLoad } from '../topics/carrying.ts'
import { isOnMap, isSpectre, slots } from '../topics/counters.ts'
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
  // DN-6.8, DN-9.11: what it carries or leads stays.
  dropLoad(play, slot)
  forgetLife(state, slot)
}

/** DN-15.15: a counter in the supply remembers nothing of what it did or suffered when it was last called. */
export function forgetLife(state: State, slot: number): void {
  for (const [name, { initial }] of Object.entries(unitFields)) state.set(slot, U[name as 'hex'], initial)
}
