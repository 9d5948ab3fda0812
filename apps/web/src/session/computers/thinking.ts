import type { Seat } from '@wyrmtable/kernel'
import type { Asked, ThinkingProgress } from './bot-client.ts'

/** Who is thinking, and how far they are. */
export interface ThinkingView extends ThinkingProgress {
  readonly seat: Seat
}

/** Apart from the view, which it would change ten times a second: for the one mark that shows it. */
export interface ThinkingStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => ThinkingView | undefined
}

/** What is being thought about at a table, one thing at a time, and how far it is. */
export class Thinking implements ThinkingStore {
  private readonly listeners = new Set<() => void>()
  private view: ThinkingView | undefined
  /** What is being thought about, and the position that it is about. */
  private asked: { readonly asked: Asked<unknown>; readonly hash: string } | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): ThinkingView | undefined => this.view

  /** Shows how far an answer about the position of that hash is, until it comes. */
  async watch<Answer>(
    seat: Seat,
    hash: string,
    ask: (onProgress: (progress: ThinkingProgress) => void) => Asked<Answer>,
  ): Promise<Answer> {
    const asked = ask((progress) => this.show({ seat, ...progress }))
    const mine = { asked, hash }
    this.asked = mine
    try {
      return await asked.answer
    } finally {
      if (this.asked === mine) {
        this.asked = undefined
        this.show(undefined)
      }
    }
  }

  /** Whoever thinks shall answer now, with the best found so far. */
  hurry(): void {
    this.asked?.asked.cancel()
  }

  /** The position is this one now: what is thought about another is of no use. */
  moveOn(hash: string): void {
    if (this.asked !== undefined && this.asked.hash !== hash) this.asked.asked.cancel()
  }

  private show(view: ThinkingView | undefined): void {
    if (this.view === view) return
    this.view = view
    for (const listener of this.listeners) listener()
  }
}
