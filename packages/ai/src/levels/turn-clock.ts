import type { Seat } from '@wyrmtable/kernel'
import type { SearchRoom } from '../search/search-room.ts'
import { ANSWER_SHARE } from './level.ts'

/** Kept back for what happens between two looks at the clock. */
const RESERVE = 0.96

/**
 * Shares out the thinking time promised for a turn over its decisions. A game that says nothing of turns
 * has one decision a turn.
 */
export class TurnClock<State> {
  private readonly turnMs: number
  private readonly room: Pick<SearchRoom<State>, 'turnKey' | 'turnOwner' | 'decisionsLeft'>
  private turn: number | undefined
  private spentMs = 0

  constructor(turnMs: number, room: Pick<SearchRoom<State>, 'turnKey' | 'turnOwner' | 'decisionsLeft'>) {
    this.turnMs = turnMs
    this.room = room
  }

  /** Milliseconds for the decision that the seat has now. */
  budgetMs(state: State, seat: Seat): number {
    const { room, turnMs } = this
    if (room.turnOwner !== undefined && room.turnOwner(state) !== seat) return turnMs * ANSWER_SHARE * RESERVE
    const turn = room.turnKey?.(state)
    if (turn === undefined || turn !== this.turn) this.spentMs = 0
    this.turn = turn
    const left = Math.max(0, turnMs * RESERVE - this.spentMs)
    // Time saved on easy decisions goes to those still to come.
    return left / Math.max(1, room.decisionsLeft?.(state, seat) ?? 1)
  }

  /** Tells how long the decision took in the end. */
  spend(state: State, seat: Seat, ms: number): void {
    const { room } = this
    if (room.turnOwner === undefined || room.turnOwner(state) === seat) this.spentMs += ms
  }
}
