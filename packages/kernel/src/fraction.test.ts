import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addFractions,
  equalFractions,
  formatFraction,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from './fraction.ts'

describe('fractions', () => {
  const any = fc
    .tuple(fc.bigInt(-1000n, 1000n), fc.bigInt(1n, 1000n))
    .map(([numerator, denominator]) => fraction(numerator, denominator))

  it('are kept in lowest terms over a positive denominator', () => {
    expect(fraction(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n })
    expect(fraction(0n, 5n)).toEqual({ numerator: 0n, denominator: 1n })
    expect(() => fraction(1n, 0n)).toThrow(RangeError)
  })

  it('add and multiply as numbers do', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(fractionToNumber(addFractions(a, b))).toBeCloseTo(fractionToNumber(a) + fractionToNumber(b), 9)
        expect(fractionToNumber(multiplyFractions(a, b))).toBeCloseTo(
          fractionToNumber(a) * fractionToNumber(b),
          6,
        )
        expect(equalFractions(addFractions(a, b), addFractions(b, a))).toBe(true)
      }),
    )
  })

  it('become numbers even where their parts are beyond any', () => {
    expect(fractionToNumber(fraction(6n ** 500n, 6n ** 500n + 1n))).toBeCloseTo(1, 12)
    expect(fractionToNumber(fraction(1n, 3n))).toBe(1 / 3)
    expect(formatFraction(fraction(7n, 18n))).toBe('7/18')
    expect(formatFraction(fraction(4n, 2n))).toBe('2')
  })
})
