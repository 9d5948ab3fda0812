import { shuffleBy } from './draw.ts'
import { type DiceMark, type MatchDice, noDice } from './match-dice.ts'

/** Passes on the dice of another source and keeps what fell, an entry at a time. */
export interface RecordingDice extends MatchDice {
  /** What fell since the last `begin`. The list is the caller's once `begin` is called again. */
  readonly values: readonly number[]
  /** Starts a new list. */
  begin(): void
  /** Puts the source back to where it was at `begin` and forgets what fell. */
  rollback(): void
}

export function recordingDice(inner: MatchDice): RecordingDice {
  return new Recorder(inner)
}

class Recorder implements RecordingDice {
  values: readonly number[] = noDice
  private readonly inner: MatchDice
  private list: number[] | undefined
  private mark: DiceMark | undefined

  constructor(inner: MatchDice) {
    this.inner = inner
  }

  get draws(): number {
    return this.inner.draws
  }

  begin(): void {
    // Most entries draw nothing: list and mark are made at the first die.
    this.values = noDice
    this.list = undefined
    this.mark = undefined
  }

  rollback(): void {
    if (this.mark !== undefined) this.inner.restore(this.mark)
    this.begin()
  }

  roll(sides: number, why: string): number {
    const list = this.open()
    const value = this.inner.roll(sides, why)
    list.push(value)
    return value
  }

  pick(n: number, why: string): number {
    const list = this.open()
    const value = this.inner.pick(n, why)
    list.push(value)
    return value
  }

  shuffle<T>(items: T[], why: string): void {
    shuffleBy(items, (n) => this.pick(n, why))
  }

  save(): DiceMark {
    return this.inner.save()
  }

  restore(mark: DiceMark): void {
    this.inner.restore(mark)
  }

  private open(): number[] {
    if (this.list === undefined) {
      this.mark = this.inner.save()
      this.list = []
      this.values = this.list
    }
    return this.list
  }
}
