import type { Entry, Match, Tagged } from '@wyrmtable/kernel'
import { Chronicle } from './chronicle.ts'

/** How many entries are told in one go between two looks at what the page has to do. */
const AT_ONCE = 50

/**
 * Tells a match that was opened: at once what followed the entry from which it was stored, and what came before a moment
 * later, a little at a time, so that a long match is on the table as soon as a short one. Where something is secret, and
 * when the match is over, all of it is told at once.
 */
export class Telling {
  readonly chronicle: Chronicle
  private readonly match: Match
  private readonly onFilled: () => void
  /** Entries of the live line that are still to be told, and what those before them told. */
  private readonly skipped: readonly Entry[]
  private readonly found: { readonly entry: Entry; readonly events: readonly Tagged[] }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `from`: the entry after which the match was opened. `onFilled` is told when what came before is there. */
  constructor(match: Match, from: number, onFilled: () => void) {
    this.match = match
    this.onFilled = onFilled
    this.chronicle = new Chronicle(match.game)
    const { line } = match
    // The page of the end counts what was told.
    const isLater = from > 0 && !match.game.hasSecrets && match.outcome() === undefined
    this.skipped = isLater ? line.filter(({ seq }) => seq <= from) : []
    if (this.skipped.length > 0) this.chronicle.skip(this.skipped.length)
    else this.chronicle.open(this.setUp())
    for (const entry of line.slice(this.skipped.length)) this.chronicle.push(entry, this.told(entry))
  }

  /** Begins, or goes on, to tell what came before. */
  start(): void {
    if (this.chronicle.isCut) this.timer ??= setTimeout(() => this.goOn())
  }

  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** Tells all of it now: what stands at the end may be about to be taken back. */
  finish(): void {
    while (this.chronicle.isCut) this.some()
  }

  private goOn(): void {
    this.timer = undefined
    if (!this.chronicle.isCut) return
    this.some()
    if (this.chronicle.isCut) this.start()
    else this.onFilled()
  }

  private some(): void {
    for (const entry of this.skipped.slice(this.found.length, this.found.length + AT_ONCE)) {
      this.found.push({ entry, events: this.told(entry) })
    }
    if (this.found.length === this.skipped.length) this.chronicle.fill(this.setUp(), this.found)
  }

  private setUp(): readonly Tagged[] {
    const { match } = this
    return match.since === 0 && match.gameAt(0) === match.game ? match.events(0) : []
  }

  /**
   * What an entry told. What was played by rules that no longer hold is told in their words and drawn by their table:
   * in the replay.
   */
  private told({ seq }: Entry): readonly Tagged[] {
    return this.match.gameAt(seq) === this.match.game ? this.match.events(seq) : []
  }
}
