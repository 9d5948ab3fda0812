/** Members of a closed union; `type` tells which. Actions are imperatives, events are past. */
export interface Tagged {
  readonly type: string
}

/**
 * Why an action is not legal: the clause that forbids it and the figures it speaks of.
 * A refusal is never a sentence; sentences are in the game's `text/`, keyed by `type`.
 */
export interface Refusal extends Tagged {
  readonly clause: string
}
