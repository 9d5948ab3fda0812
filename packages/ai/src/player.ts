import type { Seat, Tagged } from '@wyrmtable/kernel'

/**
 * A program that decides for a seat. It is given a state that it may know (in a game with secrets one built from the
 * seat's view, never the true one) and does not change it.
 */
export interface Player<State = unknown, Action extends Tagged = Tagged> {
  /** Called only while the seat is to act; gives an action that `Game.check` passes. */
  choose(state: State, seat: Seat): Action | Promise<Action>
}
