import type { Seat } from '@wyrmtable/kernel'
import type { SearchRoom } from '../search/search-room.ts'
import { ANSWER_SHARE } from './level.ts'

/** Kept back for what happens between two looks at the clock. */
const RESERVE = 0.96
/** Share of the first turn that is kept back for what decisions cost beside thinking: lists, and what they look like. */
const FIRST = 0.1
/** What remains of that from turn to turn where later ones cost less. */
const FADES = 0.9

/**
 * Shares out the thinking time promised for a turn over its decisions. A game that says nothing of turns
 * has one decision a turn.
 */
export class TurnClock<State> {
  private readonly turnMs: number
  private readonly room: Pick<SearchRoom<State>, 'turnKey' | 'turnOwner' | 'decisionsLeft'>
  private turn: number | undefined
  private spentMs = 0
  /** What this turn's decisions cost beside thinking, and what those of the dearest turn did: it is kept back. */
  private besideMs = 0
  private dearestMs: number
  private isGuess = true
  /** The other's turn in which answers were given last, and what they took. */
  private answered: number | undefined
  private answersMs = 0

  constructor(turnMs: number, room: Pick<SearchRoom<State>, 'turnKey' | 'turnOwner' | 'decisionsLeft'>) {
    this.turnMs = turnMs
    this.room = room
    this.dearestMs = turnMs * FIRST
  }

  /** Milliseconds that the seat may think about the decision it has now. */
  budgetMs(state: State, seat: Seat): number {
    const left = this.leftMs(state, seat)
    // More may be asked in the same turn of another: each answer takes half of what is left.
    if (this.isAnswer(state, seat)) return left / 2
    const kept = Math.max(0, this.dearestMs - this.besideMs)
    // Time saved on easy decisions goes to those still to come.
    return Math.max(0, left - kept) / Math.max(1, this.room.decisionsLeft?.(state, seat) ?? 1)
  }

  /**
   * The share of the turn's time that is not yet spent, 0 to 1; in another player's turn, of the time for answers in
   * it.
   */
  shareLeft(state: State, seat: Seat): number {
    return this.leftMs(state, seat) / (this.turnMs * (this.isAnswer(state, seat) ? ANSWER_SHARE : 1))
  }

  private leftMs(state: State, seat: Seat): number {
    const { room, turnMs } = this
    const turn = room.turnKey?.(state)
    if (this.isAnswer(state, seat)) {
      if (turn === undefined || turn !== this.answered) this.answersMs = 0
      this.answered = turn
      return Math.max(0, turnMs * ANSWER_SHARE * RESERVE - this.answersMs)
    }
    if (turn === undefined || turn !== this.turn) {
      if (turn === undefined) this.dearestMs = 0
      else if (this.turn !== undefined) this.learn()
      this.spentMs = 0
      this.besideMs = 0
    }
    this.turn = turn
    return Math.max(0, turnMs * RESERVE - this.spentMs)
  }

  /** A turn is over: the first one tells what before was only guessed. */
  private learn(): void {
    this.dearestMs = this.isGuess ? this.besideMs : Math.max(this.besideMs, this.dearestMs * FADES)
    this.isGuess = false
  }

  /** To be called after the decision, with how long it took and how much of that was thinking. */
  spend(state: State, seat: Seat, ms: number, thoughtMs = ms): void {
    // What was decided without a budget may be the first of its turn.
    this.leftMs(state, seat)
    if (this.isAnswer(state, seat)) this.answersMs += ms
    else {
      this.spentMs += ms
      this.besideMs += ms - thoughtMs
    }
  }

  /** Whether it is the turn of somebody else: all answers in it share a tenth of the promise. */
  private isAnswer(state: State, seat: Seat): boolean {
    const { room } = this
    return room.turnOwner !== undefined && room.turnOwner(state) !== seat
  }
}
