const LN2 = Math.LN2

/**
 * The natural logarithm of a whole number from 1. Engines may differ in the last bit of `Math.log`; sums
 * and products are the same everywhere, and so is what the search chooses.
 */
export function logarithm(n: number): number {
  const exponent = 31 - Math.clz32(n)
  const y = n / (1 << exponent) - 1
  const z = y / (y + 2)
  const zz = z * z
  const series = 1 + zz * (1 / 3 + zz * (1 / 5 + zz * (1 / 7 + zz * (1 / 9 + zz * (1 / 11)))))
  return exponent * LN2 + 2 * z * series
}
