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
  /** The other's turn in which answers were given last, and what they took. */
  private answered: number | undefined
  private answersMs = 0

  constructor(turnMs: number, room: Pick<SearchRoom<State>, 'turnKey' | 'turnOwner' | 'decisionsLeft'>) {
    this.turnMs = turnMs
    this.room = room
  }

  /** Milliseconds for the decision that the seat has now. */
  budgetMs(state: State, seat: Seat): number {
    const { room, turnMs } = this
    const turn = room.turnKey?.(state)
    if (this.isAnswer(state, seat)) {
      if (turn === undefined || turn !== this.answered) this.answersMs = 0
      this.answered = turn
      // More may be asked in the same turn: each takes half of what is left.
      return Math.max(0, turnMs * ANSWER_SHARE * RESERVE - this.answersMs) / 2
    }
    if (turn === undefined || turn !== this.turn) this.spentMs = 0
    this.turn = turn
    const left = Math.max(0, turnMs * RESERVE - this.spentMs)
    // Time saved on easy decisions goes to those still to come.
    return left / Math.max(1, room.decisionsLeft?.(state, seat) ?? 1)
  }

  /** Tells how long the decision took in the end. */
  spend(state: State, seat: Seat, ms: number): void {
    if (this.isAnswer(state, seat)) this.answersMs += ms
    else this.spentMs += ms
  }

  /** Whether it is the turn of somebody else: all answers in it share a tenth of the promise. */
  private isAnswer(state: State, seat: Seat): boolean {
    const { room } = this
    return room.turnOwner !== undefined && room.turnOwner(state) !== seat
  }
}
