import type { Dice } from './dice.ts'
import { shuffleBy } from './draw.ts'

/** Thrown out of the rules when a line of dice is too long or too wide to enumerate. */
export class TooManyBranches extends Error {
  override readonly name = 'TooManyBranches'
}

/** Longest line of dice followed before the attempt is given up (an exploding die has no last one). */
const maxDraws = 512

/**
 * Goes through every sequence of dice that one piece of rules can draw, as an odometer whose wheels are
 * found as they are drawn. Usage: run the rules once, read `ways`, then `advance()` and run again, until
 * it says false. Each run is one branch with the probability 1 / `ways`.
 */
export interface EnumeratingDice extends Dice {
  /** Product of the ranges drawn in this run. */
  ways(): bigint
  /** Goes to the next branch; false after the last. */
  advance(): boolean
  /** Branches begun so far, this one included. */
  readonly branches: number
}

export function enumeratingDice(maxBranches = Number.POSITIVE_INFINITY): EnumeratingDice {
  return new Odometer(maxBranches)
}

class Odometer implements EnumeratingDice {
  branches = 1
  private readonly limit: number
  private readonly values: number[] = []
  private readonly ranges: number[] = []
  private next = 0

  constructor(limit: number) {
    this.limit = limit
  }

  roll(sides: number): number {
    return this.draw(sides) + 1
  }

  pick(n: number): number {
    return this.draw(n)
  }

  shuffle<T>(items: T[]): void {
    // Only a shuffle met for the first time widens the tree; later runs walk through it again.
    if (this.next >= this.values.length) {
      let orders = 1
      for (let i = 2; i <= items.length && orders <= this.limit; i++) orders *= i
      if (orders + this.branches - 1 > this.limit) throw new TooManyBranches(`${items.length} items shuffled`)
    }
    shuffleBy(items, (n) => this.draw(n))
  }

  ways(): bigint {
    let safe = 1
    let product = 1n
    for (const range of this.ranges) {
      // Numbers first, because a bigint product a die would cost more than most rules do.
      if (safe * range > Number.MAX_SAFE_INTEGER) {
        product *= BigInt(safe)
        safe = 1
      }
      safe *= range
    }
    return product * BigInt(safe)
  }

  advance(): boolean {
    this.next = 0
    for (let last = this.values.length - 1; last >= 0; last--) {
      const value = (this.values[last] ?? 0) + 1
      if (value < (this.ranges[last] ?? 0)) {
        this.values[last] = value
        if (++this.branches > this.limit) throw new TooManyBranches(`more than ${this.limit} branches`)
        return true
      }
      this.values.pop()
      this.ranges.pop()
    }
    return false
  }

  private draw(n: number): number {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`no die has ${n} sides`)
    const at = this.next++
    const known = this.values[at]
    if (known !== undefined) return known
    if (at >= maxDraws) throw new TooManyBranches(`more than ${maxDraws} dice in a row`)
    this.values.push(0)
    this.ranges.push(n)
    return 0
  }
}
