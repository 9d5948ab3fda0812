import { describe, expect, test } from 'vitest'
import { starterDecks } from '../../data/library.ts'
import { optionsSchema } from '../options.ts'
import type { DeckLineFault } from './deck-line-fault.ts'
import { lineOf } from './line-of.ts'
import { readDeck } from './read-deck.ts'
import { deckToJson, deckToText } from './write-deck.ts'

const limits = { maxCopies: 4, maxAllies: 80 }
const faultsOf = (text: string): readonly DeckLineFault[] => {
  const read = readDeck(text, limits)
  return read.ok ? [] : read.faults
}

describe('decks as text and JSON', () => {
  test.each(['en', 'fr', 'es'] as const)(
    'DW-3.9: every starter is read as it was written: %s',
    (language) => {
      for (const deck of starterDecks) {
        const read = readDeck(deckToText(deck, language), limits)
        expect(read).toMatchObject({ ok: true, deck: { provinces: deck.provinces, allies: deck.allies } })
      }
    },
  )

  test('DW-3.9: as JSON, alone or in a file', () => {
    for (const deck of starterDecks) {
      expect(readDeck(deckToJson(deck), limits)).toEqual({ ok: true, deck })
      expect(readDeck(JSON.stringify(deck), limits)).toEqual({ ok: true, deck })
    }
  })

  const written = deckToText(starterDecks[0]!, 'en')
  const rows = written.split('\n')
  const lastProvince = rows.indexOf('Allies') - 2
  const changed = (line: number, text: string): string =>
    rows.map((row, place) => (place === line - 1 ? text : row)).join('\n')

  test.each<[string, number, string, Partial<DeckLineFault>]>([
    ['a name that no card has', 5, '3 Nobody of Nowhere', { type: 'unknownCard', clause: 'DW-3.9', line: 5 }],
    ['no copies', 5, `0 ${rows[4]?.replace(/^\d+ /, '')}`, { type: 'badCount', found: 0, line: 5 }],
    [
      'a thousand copies',
      5,
      `1000 ${rows[4]?.replace(/^\d+ /, '')}`,
      { type: 'badCount', found: 1000, line: 5 },
    ],
  ])('%s is named with its line and rule', (_what, line, text, fault) => {
    expect(faultsOf(changed(line, text))).toMatchObject([fault])
  })

  test('DW-3.1, DW-3.2: numbers that do not fit are told of the card and of the deck', () => {
    const ally = rows[rows.indexOf('Allies') + 1]?.replace(/^\d+ /, '') ?? ''
    const many = faultsOf(`${written}\n3 ${ally}\n2 ${ally}`)
    expect(many).toMatchObject([{ type: 'tooManyCopies', clause: 'DW-3.2', limit: 4, text: `2 ${ally}` }])
    expect(many[0]?.line).toBe(rows.length + 2)
    const few = faultsOf(changed(lastProvince + 1, ''))
    expect(few).toMatchObject([{ type: 'provinceCount', clause: 'DW-3.1', line: 0, limit: 15 }])
  })

  test('DW-3.9: faults of JSON stand on their lines; nothing is half imported', () => {
    const json = deckToJson(starterDecks[0]!)
    const faulty = json.replace(/"n": \d+/, '"n": 0')
    const line = faulty.split('\n').findIndex((row) => row.includes('"n": 0')) + 1
    expect(faultsOf(faulty)).toMatchObject([{ type: 'badField', clause: 'DW-3.9', line }])
    expect(faultsOf(json.replace('"allies"', '"alleys"')).map(({ type }) => type)).toContain('badField')
    expect(faultsOf('{ "id": ')).toMatchObject([{ type: 'notJson', line: 1 }])
    expect(faultsOf('{\n "id": }')).toMatchObject([{ type: 'notJson', line: 2 }])
    expect(faultsOf('')).toMatchObject([{ type: 'noDeck', clause: 'DW-3.1' }])
    expect(faultsOf('x'.repeat(30_000))).toMatchObject([{ type: 'tooLong', limit: 20_000 }])
  })

  test('a place in JSON has a line', () => {
    const text = '{\n  "a": [1,\n    {"b": "x\\"y",\n "c": [\n2]}]\n}'
    expect(['', '/a', '/a/1', '/a/1/c', '/a/1/c/0', '/a/1/z'].map((path) => lineOf(text, path))).toEqual([
      1, 2, 3, 4, 5, 3,
    ])
  })
})

test('DW-3.9: a deck has a name of at most 60 characters, without marks of direction', () => {
  const starter = starterDecks[0]!
  const body = deckToText(starter, 'en')
  const named = (name: string) => {
    const read = readDeck(body.replace(/^#.*/, `# ${name}`), limits)
    return read.ok ? read.deck.name.en : read.faults
  }
  expect(named('Em\u202eber\u2066')).toBe('Ember')
  expect(named('x'.repeat(90))).toBe('x'.repeat(60))
  for (const name of ['Em\u202eber', 'x'.repeat(61)]) {
    const deck = { ...starter, name: { en: name, fr: 'a', es: 'a' } }
    expect(readDeck(JSON.stringify(deck), limits)).toMatchObject({
      ok: false,
      faults: [{ type: 'badField' }],
    })
    expect(optionsSchema.safeParse({ decks: [deck] }).success).toBe(false)
  }
})
