/** An exact share of the whole, in lowest terms; the denominator is at least 1. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const zeroFraction: Fraction = { numerator: 0n, denominator: 1n }

/** Throws a RangeError if the denominator is 0. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction over 0')
  const sign = denominator < 0n ? -1n : 1n
  const common = gcd(numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator)
  return { numerator: (sign * numerator) / common, denominator: (sign * denominator) / common }
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator)
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

export function equalFractions(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator
}

/** The nearest double, also where the parts are too large for one. */
export function fractionToNumber(value: Fraction): number {
  const { numerator, denominator } = value
  const scale = 1n << 64n
  if (numerator < scale && denominator < scale) return Number(numerator) / Number(denominator)
  return Number((numerator * scale) / denominator) / Number(scale)
}

/** '7/18', or '1' where the denominator is 1. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
