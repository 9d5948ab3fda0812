import type { Player } from '@wyrmtable/ai'
import type { Match, Seat, Tagged } from '@wyrmtable/kernel'

/** How far an opponent is with its decision. */
export interface ThinkingProgress {
  /** 0 to 1; absent where nobody can tell. */
  readonly share?: number
  /** How likely it thinks it is to win, 0 to 1. */
  readonly chance?: number
}

/** Whoever watches a decision being made. */
export interface Watch {
  /** Says that the answer is wanted now, the best so far. */
  readonly hurry: AbortSignal
  onProgress(progress: ThinkingProgress): void
}

/** What a seat knows of a match: all that is thought about for it. */
export interface Seen {
  /** As `Game.view` gives it. */
  readonly view: unknown
  /** A state imagined out of the view. */
  readonly state: unknown
}

/** A computer that decides for seats of one match, wherever it thinks. */
export interface Opponent {
  /**
   * Called only while the seat is to act; gives a legal action. `seen` is all that is thought about; the match
   * itself only says what came before and what is legal.
   */
  choose(match: Match, seen: Seen, seat: Seat, watch: Watch): Promise<Tagged>
  /** Gives back threads and processes. */
  end(): Promise<void>
}

/** An opponent who is so quick that it thinks on the spot. */
export const quickOpponent = (player: Player): Opponent => ({
  choose: async (_match, { state }, seat) => player.choose(state, seat),
  end: async () => {},
})
