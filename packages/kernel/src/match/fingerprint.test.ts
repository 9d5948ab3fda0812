import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../json/canonical-json.ts'
import { Fingerprint } from './fingerprint.ts'

const printOf = (...words: readonly number[]): string => {
  const print = new Fingerprint()
  for (const word of words) print.word(word)
  print.close()
  return print.hex()
}

/** The published recipe, written again with whole numbers of any size. */
function recipe(seq: number, value: unknown): string {
  const all = 2n ** 32n
  let a = 0x7779726dn
  let b = 0x7461626cn
  const word = (w: number): void => {
    a = ((a ^ BigInt(w)) * 0x9e3779b1n) % all
    a ^= a >> 15n
    b = ((b ^ BigInt(w)) * 0x85ebca77n) % all
    b ^= b >> 13n
  }
  word(seq)
  const text = canonicalJson(value)
  word(text.length)
  for (let i = 0; i < text.length; i += 2) {
    word(text.charCodeAt(i) + 65_536 * (i + 1 < text.length ? text.charCodeAt(i + 1) : 0))
  }
  a ^= a >> 16n
  a = (a * 0x21f0aaadn) % all
  a ^= a >> 15n
  b = ((b ^ a) * 0x735a2d97n) % all
  b ^= b >> 15n
  b = (b * 0x21f0aaadn) % all
  b ^= b >> 16n
  a = ((a ^ b) * 0x735a2d97n) % all
  a ^= a >> 15n
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0')
}

const bitsApart = (a: string, b: string): number =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length

describe('the fingerprint', () => {
  it('is 16 hex digits, and the same on every machine', () => {
    const print = new Fingerprint()
    print.word(1)
    print.json({ type: 'take', pile: 2 })
    print.close()
    expect(print.hex()).toBe('528e8f3c217482e7')
    expect(print.is(print.hex())).toBe(true)
    expect(print.is('0000000000000000')).toBe(false)
    expect(print.is('')).toBe(false)
  })

  it('can be computed from its description', () => {
    for (const value of [
      null,
      'odd',
      { type: 'step', unit: 7, to: 399 },
      ['ä', '🐉', -1.5],
      { long: 'x'.repeat(99) },
    ]) {
      for (const seq of [0, 1, 2 ** 31 - 1]) {
        const print = new Fingerprint()
        print.word(seq)
        print.json(value)
        print.close()
        expect(print.hex()).toBe(recipe(seq, value))
      }
    }
  })

  it('goes on from its text as from itself', () => {
    const first = new Fingerprint()
    first.json(['a', 1])
    first.close()
    const second = new Fingerprint()
    second.resume(first.hex())
    for (const print of [first, second]) {
      print.word(7)
      print.json('odd')
      print.close()
    }
    expect(second.hex()).toBe(first.hex())
  })

  it('changes about half its bits with any one bit', () => {
    let least = 64
    let sum = 0
    let count = 0
    for (let word = 0; word < 64; word++) {
      for (let bit = 0; bit < 32; bit++) {
        const apart = bitsApart(printOf(word, 5), printOf(word ^ (1 << bit), 5))
        least = Math.min(least, apart)
        sum += apart
        count++
      }
    }
    expect(least).toBeGreaterThan(10)
    expect(sum / count).toBeGreaterThan(31)
    expect(sum / count).toBeLessThan(33)
  })

  it('meets nothing twice among many small records', () => {
    const seen = new Set<string>()
    for (let a = 0; a < 400; a++) for (let b = 0; b < 400; b++) seen.add(printOf(a, b))
    for (const top of [0, -2147483648]) for (const next of [0, -2147483648]) seen.add(printOf(top, next, 1))
    expect(seen.size).toBe(160_004)
  })

  it('tells texts apart that differ in length or in their last unit', () => {
    const texts = ['', '\u0000', 'a', 'a\u0000', 'ab', 'abc', 'abd', 'ba']
    const prints = texts.map((text) => {
      const print = new Fingerprint()
      print.json(text)
      print.close()
      return print.hex()
    })
    expect(new Set(prints).size).toBe(texts.length)
  })
})
