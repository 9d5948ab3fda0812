import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { codeUnits, writeCanonical } from './canonical-units.ts'

/** The same by the plainest means: copy with sorted keys, then stringify. */
function reference(value: unknown): string {
  return JSON.stringify(value, (_key, item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}

function unitsText(value: unknown): string {
  const length = writeCanonical(value)
  return String.fromCharCode(...codeUnits().subarray(0, length))
}

describe('canonical JSON', () => {
  // Keys that are whole numbers are put first by every JavaScript object, whatever order they are written in.
  const key = fc.string().filter((text) => !/^\d+$/.test(text) && text !== '__proto__')
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.array(tie('json')),
      fc.dictionary(key, tie('json')),
    ),
  }))

  it('is the JSON text with sorted keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(value)).toBe(reference(value))
      }),
      { numRuns: 500 },
    )
  })

  it('is the same text when written as code units', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(unitsText(value)).toBe(canonicalJson(value))
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on the order of keys, leaves out undefined and writes −0 as 0', () => {
    expect(canonicalJson({ b: 1, a: [{ d: -0, c: undefined }] })).toBe('{"a":[{"d":0}],"b":1}')
    expect(unitsText({ b: 1, a: [{ d: -0, c: undefined }] })).toBe('{"a":[{"d":0}],"b":1}')
    expect(canonicalJson({ 10: 1, 9: 2 })).toBe('{"10":1,"9":2}')
    expect(unitsText({ 10: 1, 9: 2 })).toBe('{"10":1,"9":2}')
  })

  it('writes long values and more kinds of objects than are remembered', () => {
    const long = { text: 'x'.repeat(5000), list: Array.from({ length: 3000 }, (_, place) => place) }
    expect(unitsText(long)).toBe(reference(long))
    for (let i = 0; i < 6000; i++) expect(unitsText({ [`k${i}`]: i, a: 1 })).toBe(`{"a":1,"k${i}":${i}}`)
  })

  it('throws on what JSON cannot hold', () => {
    for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, new Int8Array(1)]) {
      expect(() => canonicalJson({ value: [value] })).toThrow(TypeError)
      expect(() => writeCanonical({ value: [value] })).toThrow(TypeError)
    }
  })
})
