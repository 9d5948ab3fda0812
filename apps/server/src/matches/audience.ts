import type { Told } from './recent-news.ts'
import type { RunningMatch } from './running-match.ts'

/** Whoever wants to know what is told at a table. */
export interface Listener {
  told(match: string, told: Told): void
  /** Some seat is held by others than before. */
  holdersChanged(running: RunningMatch): void
  /** Something was told that cannot be found out here: whoever wants it has to ask again. */
  lost(match: string): void
}

interface Gap {
  /** The last line that was told for certain. */
  readonly from: number
  /** What came after the gap, in order. */
  readonly waiting: Told[]
}

/**
 * Who listens at which table. Every line is told once and in order: after a line that may have been missed, all that
 * follows waits until the gap is filled, or those who listen are told that it cannot be.
 */
export class Audience {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly gaps = new Map<string, Gap>()

  listen(match: string, listener: Listener): () => void {
    const all = this.listeners.get(match) ?? new Set()
    this.listeners.set(match, all)
    all.add(listener)
    return () => {
      all.delete(listener)
      if (all.size > 0 || this.listeners.get(match) !== all) return
      this.listeners.delete(match)
      this.gaps.delete(match)
    }
  }

  has(match: string): boolean {
    return this.listeners.has(match)
  }

  /** Matches of which something may have been missed. */
  get behind(): readonly string[] {
    return [...this.gaps.keys()]
  }

  /** The last line before the gap; undefined where there is none. */
  gapAfter(match: string): number | undefined {
    return this.gaps.get(match)?.from
  }

  tell(match: string, told: Told): void {
    const gap = this.gaps.get(match)
    if (gap !== undefined) gap.waiting.push(told)
    else for (const listener of this.listeners.get(match) ?? []) listener.told(match, told)
  }

  /** After line `n` others may have written what is not known here. */
  missed(match: string, n: number): void {
    if (this.has(match) && !this.gaps.has(match)) this.gaps.set(match, { from: n, waiting: [] })
  }

  /** Tells what was missed, and all that waited for it. */
  fill(match: string, missed: readonly Told[]): void {
    const gap = this.gaps.get(match)
    if (gap === undefined) return
    this.gaps.delete(match)
    let n = gap.from
    for (const told of [...missed, ...gap.waiting]) {
      if (told.n <= n) continue
      n = told.n
      this.tell(match, told)
    }
  }

  lose(match: string): void {
    this.gaps.delete(match)
    for (const listener of this.listeners.get(match) ?? []) listener.lost(match)
  }

  holdersChanged(running: RunningMatch): void {
    for (const listener of this.listeners.get(running.row.id) ?? []) listener.holdersChanged(running)
  }
}
