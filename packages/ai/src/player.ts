import type { Seat, Tagged } from '@wyrmtable/kernel'

/**
 * Whoever decides for a seat without being a person. It is given the state it may know: in a game with
 * secrets one built from the seat's view, never the true one. It does not change it.
 */
export interface Player<State = unknown, Action extends Tagged = Tagged> {
  /** Called only while the seat is to act; gives an action that `Game.check` passes. */
  choose(state: State, seat: Seat): Action | Promise<Action>
}
