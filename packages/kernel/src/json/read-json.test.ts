import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readJson } from './read-json.ts'

const faultOf = (text: string, limits = {}) => {
  const read = readJson(text, limits)
  return read.ok ? undefined : read.fault
}

describe('reading JSON', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
        if (/"(?:__proto__|constructor|prototype)"/.test(text)) return
        const pretty = JSON.stringify(JSON.parse(text), null, indent)
        expect(readJson(pretty)).toEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
  })

  it('refuses exactly what JSON.parse refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      'a',
      '\\',
      'u00',
      '0',
      '-',
      '1.',
      'e',
      'true',
      'nul',
      ' ',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        let parses = true
        try {
          JSON.parse(text)
        } catch {
          parses = false
        }
        expect(readJson(text).ok).toBe(parses)
      }),
      { numRuns: 5000 },
    )
  })

  it('calls each beginning of a document truncated', () => {
    const text = '{"a":[1,-2.5e+10,true,null,"x\\u00e9\\n"],"b":{"c":false}}'
    for (let length = 1; length < text.length; length++) {
      expect(faultOf(text.slice(0, length)), text.slice(0, length)).toMatchObject({ code: 'truncated' })
    }
    expect(faultOf('1.')).toMatchObject({ code: 'truncated' })
    expect(faultOf('-')).toMatchObject({ code: 'truncated' })
  })

  it('calls empty what has nothing in it', () => {
    for (const text of ['', ' \n\t ', '\ufeff']) expect(faultOf(text)).toMatchObject({ code: 'empty' })
  })

  it('tells line and column of what is wrong', () => {
    expect(faultOf('{\n  "a": 1,\n  b: 2 }')).toEqual({
      code: 'notJson',
      path: '',
      figures: { line: 3, column: 3 },
    })
    expect(faultOf('{"a":\n')).toEqual({ code: 'truncated', path: '', figures: { line: 2, column: 1 } })
    expect(faultOf('[1] 2')).toMatchObject({ code: 'notJson', figures: { line: 1, column: 5 } })
    expect(faultOf("{'a':1}")).toMatchObject({ code: 'notJson', figures: { line: 1, column: 2 } })
    expect(faultOf('[01]')).toMatchObject({ code: 'notJson', figures: { line: 1, column: 3 } })
    expect(faultOf('["a\nb"]')).toMatchObject({ code: 'notJson', figures: { line: 1, column: 4 } })
    expect(faultOf('[1,]')).toMatchObject({ code: 'notJson' })
    expect(faultOf('{"a":1,}')).toMatchObject({ code: 'notJson' })
    expect(faultOf('[1}')).toMatchObject({ code: 'notJson' })
    expect(faultOf('NaN')).toMatchObject({ code: 'notJson' })
  })

  it('counts depth without a stack', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(readJson(nested(64)).ok).toBe(true)
    expect(faultOf(nested(65))).toMatchObject({ code: 'tooDeep', figures: { limit: 64 } })
    expect(faultOf(nested(100_000))).toMatchObject({ code: 'tooDeep' })
    expect(faultOf('{"a":'.repeat(100_000))).toMatchObject({ code: 'tooDeep' })
    expect(faultOf('[[1]]', { maxDepth: 1 })).toMatchObject({ code: 'tooDeep', path: '/0' })
  })

  it('refuses keys that reach into objects, however they are written, with their path', () => {
    expect(faultOf('{"a":[{"__proto__":1}]}')).toEqual({
      code: 'forbiddenKey',
      path: '/a/0/__proto__',
      figures: { key: '__proto__' },
    })
    expect(faultOf('{"\\u005f_proto__":1}')).toMatchObject({ code: 'forbiddenKey' })
    expect(faultOf('{"x/y":{"constructor":1}}')).toMatchObject({ path: '/x~1y/constructor' })
    expect(faultOf('{"prototype":1}')).toMatchObject({ code: 'forbiddenKey' })
    expect(readJson('["__proto__","constructor"]').ok).toBe(true)
  })

  it('measures bytes before reading', () => {
    expect(faultOf('"é"', { maxBytes: 4 })).toBeUndefined()
    expect(faultOf('"é"', { maxBytes: 3 })).toEqual({
      code: 'tooLarge',
      path: '',
      figures: { bytes: 4, limit: 3 },
    })
    expect(faultOf('"🐉"', { maxBytes: 6 })).toBeUndefined()
    expect(faultOf('"🐉"', { maxBytes: 5 })).toMatchObject({ figures: { bytes: 6 } })
    expect(faultOf('x'.repeat(100), { maxBytes: 50 })).toMatchObject({ code: 'tooLarge' })
  })

  it('refuses numbers that no double can hold, and skips a byte order mark', () => {
    expect(faultOf('{"a":[1e999]}')).toMatchObject({
      code: 'tooBig',
      path: '/a/0',
      figures: { got: '1e999' },
    })
    expect(readJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } })
  })

  it('counts the lines of a long text without a copy of each', () => {
    const split = vi.spyOn(String.prototype, 'split')
    const match = vi.spyOn(String.prototype, 'match')
    const fault = faultOf(`${'\n'.repeat(100_000)} x`)
    const copies = split.mock.calls.length + match.mock.calls.length
    vi.restoreAllMocks()
    expect(fault).toMatchObject({ code: 'notJson', figures: { line: 100_001, column: 2 } })
    expect(copies).toBe(0)
  })

  it('takes time in step with the length', () => {
    // Each of these would be slow if anything were looked at again from the start.
    const texts = [
      `[${'1,'.repeat(200_000)}1]`,
      `{${Array.from({ length: 50_000 }, (_, i) => `"k${i}":[]`).join()}}`,
      `"${'\\u0041'.repeat(200_000)}"`,
      '9'.repeat(300),
      `${'\n'.repeat(500_000)}x`,
    ]
    for (const text of texts) readJson(text)
    expect(readJson(texts[0]!).ok).toBe(true)
    expect(faultOf('9'.repeat(400_000))).toMatchObject({ code: 'tooBig' })
    expect(faultOf(`-${'1'.repeat(100)}`)).toBeUndefined()
  })
})
