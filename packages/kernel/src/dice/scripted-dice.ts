import { shuffleBy } from './draw.ts'
import type { DiceMark, MatchDice } from './match-dice.ts'

/** What a script can get wrong. `position` counts the dice of the script from 0. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly kind: 'missing' | 'outOfRange'
  readonly why: string
  readonly position: number
  /** The range asked for: `roll` 1…range, `pick` 0…range−1. */
  readonly range: number

  constructor(kind: 'missing' | 'outOfRange', why: string, position: number, range: number, got?: number) {
    super(
      kind === 'missing'
        ? `die ${position} is missing: ${why} wants one of ${range}`
        : `die ${position} is ${got}: ${why} wants one of ${range}`,
    )
    this.kind = kind
    this.why = why
    this.position = position
    this.range = range
  }
}

/**
 * Dice that fall as written: for cases, and to play a record again. A die that is missing or that its
 * range cannot show throws a ScriptError; what is left over is for the caller to ask.
 */
export interface ScriptedDice extends MatchDice {
  /** The dice not yet drawn. */
  left(): readonly number[]
  /** Whether none is left. */
  readonly isSpent: boolean
  /** Throws away what is left and goes on with these; positions start at 0 again, `draws` goes on. */
  load(values: readonly number[]): void
}

export function scriptedDice(values: readonly number[] = []): ScriptedDice {
  return new Script(values)
}

class Script implements ScriptedDice {
  draws = 0
  private values: readonly number[]
  private next = 0

  constructor(values: readonly number[]) {
    this.values = values
  }

  roll(sides: number, why: string): number {
    return this.draw(1, sides, why)
  }

  pick(n: number, why: string): number {
    return this.draw(0, n, why)
  }

  shuffle<T>(items: T[], why: string): void {
    shuffleBy(items, (n) => this.pick(n, why))
  }

  left(): readonly number[] {
    return this.values.slice(this.next)
  }

  get isSpent(): boolean {
    return this.next >= this.values.length
  }

  load(values: readonly number[]): void {
    this.values = values
    this.next = 0
  }

  save(): DiceMark {
    return [this.draws, this.next]
  }

  restore(mark: DiceMark): void {
    const [draws, next] = mark
    if (draws === undefined || next === undefined) throw new Error('not a mark of scripted dice')
    this.draws = draws
    this.next = next
  }

  private draw(least: 0 | 1, range: number, why: string): number {
    const value = this.values[this.next]
    if (value === undefined) throw new ScriptError('missing', why, this.next, range)
    if (!Number.isInteger(value) || value < least || value >= least + range) {
      throw new ScriptError('outOfRange', why, this.next, range, value)
    }
    this.next++
    this.draws++
    return value
  }
}
