/** A random game that was played to its end and played once more from its replay. */
export interface Played {
  readonly game: number
  readonly actions: number
  /** Actions that no list offered. */
  readonly free: number
  readonly reason: string
  /** Hash of the last state, after the game was played once more. */
  readonly finalHash: string
  readonly replay: string
}
