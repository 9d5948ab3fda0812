/** A fraction of whole numbers with a denominator above 0. Slow and exact. */
export class Rational {
  readonly over: bigint
  readonly under: bigint

  constructor(over: bigint | number, under: bigint | number = 1n) {
    const n = BigInt(over)
    const d = BigInt(under)
    if (d === 0n) throw new RangeError('nothing can be divided by 0')
    this.over = d < 0n ? -n : n
    this.under = d < 0n ? -d : d
  }

  plus(other: Rational): Rational {
    return new Rational(this.over * other.under + other.over * this.under, this.under * other.under)
  }
  minus(other: Rational): Rational {
    return new Rational(this.over * other.under - other.over * this.under, this.under * other.under)
  }
  times(other: Rational): Rational {
    return new Rational(this.over * other.over, this.under * other.under)
  }
  by(other: Rational): Rational {
    return new Rational(this.over * other.under, this.under * other.over)
  }
  /** −1, 0 or 1. */
  compare(other: Rational): number {
    const difference = this.over * other.under - other.over * this.under
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }
  isAtLeast(other: Rational): boolean {
    return this.compare(other) >= 0
  }
  isAtMost(other: Rational): boolean {
    return this.compare(other) <= 0
  }
}

export const whole = (n: number): Rational => new Rational(n)
export const zero = whole(0)
export const one = whole(1)

export const least = (numbers: readonly Rational[]): Rational =>
  numbers.reduce((a, b) => (b.compare(a) < 0 ? b : a))
export const greatest = (numbers: readonly Rational[]): Rational =>
  numbers.reduce((a, b) => (b.compare(a) > 0 ? b : a))
