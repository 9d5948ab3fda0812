import { type Fault, faultCodes, languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { faultSentence } from './fault-sentence.ts'
import { refusalSentence } from './refusal-sentence.ts'

const fault = (code: Fault['code'], more: Partial<Fault> = {}): Fault => ({
  code,
  path: '',
  figures: {},
  ...more,
})

/** Every figure that any code carries. */
const figures = {
  bytes: 20_000_000,
  limit: 16_777_216,
  line: 3,
  column: 7,
  key: 'x',
  expected: 'a',
  got: 'b',
  allowed: 'a, c',
  minimum: 1,
  maximum: 9,
  pattern: '^x$',
  seq: 12,
  reason: 'no',
}

test.each(languages)('there is a sentence for every code: %s', (language) => {
  const sentences = faultCodes.map((code) => faultSentence(fault(code, { figures }), language))
  for (const sentence of sentences) expect(sentence).toMatch(/\S.*[.:)]$/)
  expect(new Set(sentences).size).toBe(faultCodes.length)
})

describe('a fault', () => {
  test('is told with its place', () => {
    const missing = fault('missing', { path: '/dragons/D1/hex', figures: { key: 'hex' } })
    expect(faultSentence(missing, 'en')).toBe('“hex” is missing. (Place: /dragons/D1/hex)')
    expect(faultSentence(missing, 'fr')).toBe('Il manque « hex ». (Endroit : /dragons/D1/hex)')
    expect(faultSentence(missing, 'es')).toBe('Falta «hex». (Lugar: /dragons/D1/hex)')
  })

  test('names kinds of values in the language', () => {
    const wrong = fault('wrongType', { figures: { expected: 'string or record', got: 'null' } })
    expect(faultSentence(wrong, 'en')).toBe('Expected a text or an object, found nothing (null).')
    expect(faultSentence(wrong, 'fr')).toMatch(/un texte ou un objet\s; trouvé\s: rien \(null\)\./)
    expect(faultSentence(wrong, 'es')).toContain('un texto o un objeto')
  })

  test('says what would do: of a number, a text, a list', () => {
    const of = (kind: string) => fault('tooSmall', { figures: { got: 0, minimum: 1, of: kind } })
    expect(faultSentence(fault('tooSmall', { figures: { got: 0, minimum: 1 } }), 'en')).toBe(
      '0 is not possible here: 1 or more.',
    )
    expect(faultSentence(of('text'), 'en')).toMatch(/text is too short.*0 characters.*at least 1/)
    expect(faultSentence(of('list'), 'es')).toMatch(/lista es demasiado corta.*0 elementos.*al menos 1/)
  })

  test('does not repeat the words of a schema, but the clause they name', () => {
    const words = fault('badPattern', { figures: { got: '{}', pattern: 'DW-3.4 tooMany of it' } })
    expect(faultSentence(words, 'es')).toBe('Esto no es posible aquí. [DW-3.4]')
    const pattern = fault('badPattern', { figures: { got: 'x', pattern: '^[A-Z] [0-9]$' } })
    expect(faultSentence(pattern, 'es')).toContain('^[A-Z] [0-9]$')
  })

  test('lets the game speak where it is a refusal', () => {
    const refusal = { type: 'water', clause: 'DR-8.2' }
    const impossible = fault('impossible', { refusal })
    expect(faultSentence(impossible, 'en', ({ type }) => `The hex is ${type}.`)).toBe(
      'This position is impossible: The hex is water. [DR-8.2]',
    )
    expect(faultSentence(impossible, 'en')).toBe('This position is impossible: DR-8.2')
  })

  test('repeats only a little of what the input said, and no control characters', () => {
    const hostile = fault('unknownKey', { figures: { key: `\u001b[2J${'x'.repeat(500)}` } })
    const sentence = faultSentence(hostile, 'en')
    expect(sentence.length).toBeLessThan(130)
    expect(sentence).not.toMatch(/\p{Cc}/u)
  })
})

describe('a refusal', () => {
  const text = {
    refusal: () => 'The door is closed.',
    clauseTitle: (clause: string) => (clause === 'X-1' ? 'Doors' : clause),
  }

  test('of the game names its clause and the heading of it', () => {
    expect(refusalSentence({ type: 'closed', clause: 'X-1' }, 'en', text)).toBe(
      'The door is closed. [X-1 Doors]',
    )
    expect(refusalSentence({ type: 'closed', clause: 'X-2' }, 'en', text)).toBe('The door is closed. [X-2]')
  })

  test('of the match itself speaks of no clause', () => {
    expect(refusalSentence({ type: 'matchOver', clause: '' }, 'es', text)).toBe('La partida ha terminado.')
    expect(refusalSentence({ type: 'nothingToUndo', clause: '' }, 'fr', text)).toBe(
      'Il n’y a rien à reprendre.',
    )
  })
})
