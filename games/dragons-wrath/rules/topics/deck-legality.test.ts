import { describe, expect, test } from 'vitest'
import type { Deck } from '../../data/card.ts'
import { starterDecks } from '../../data/library.ts'
import { deckToText } from '../decks/write-deck.ts'
import { dragonsWrath as game } from '../game.ts'
import { deckOf } from '../options.ts'
import { deckFaults } from './deck-legality.ts'

const name = { en: 'Own', fr: 'Le mien', es: 'Propio' }
const allies = (n: number) =>
  ['DWS-006', 'DWS-010', 'DWS-018', 'DWS-017', 'DWS-039', 'DWS-041', 'DWS-022', 'DWS-031'].flatMap(
    (card, i) => {
      const copies = Math.min(4, Math.max(0, n - 4 * i))
      return copies === 0 ? [] : [{ card, n: copies }]
    },
  )
const deck = (lands: number, magic: number, cards = allies(30)): Deck => ({
  id: 'own-deck',
  name,
  provinces: [
    { card: 'DWS-001', n: lands },
    { card: 'DWS-005', n: magic },
  ],
  allies: cards,
})
const limits = { maxCopies: 4, maxAllies: 80 }

describe('legality of decks', () => {
  test.each<[string, Deck, string, string]>([
    ['14 provinces', deck(12, 2), 'provinceCount', 'DW-3.1'],
    ['16 provinces', deck(14, 2), 'provinceCount', 'DW-3.1'],
    ['3 magic ones', deck(12, 3), 'tooManyMagic', 'DW-3.1'],
    ['29 allies', deck(13, 2, allies(29)), 'tooFewAllies', 'DW-3.1'],
    [
      'a province among the allies',
      deck(13, 2, [...allies(30), { card: 'DWS-002', n: 1 }]),
      'wrongPile',
      'DW-3.9',
    ],
    ['5 copies', deck(13, 2, [...allies(30), { card: 'DWS-006', n: 1 }]), 'tooManyCopies', 'DW-3.2'],
    ['an unknown card', deck(13, 2, [...allies(30), { card: 'DWB-999', n: 1 }]), 'unknownCard', 'DW-3.9'],
  ])('EX-DW-02: %s', (_what, list, type, clause) => {
    expect(deckFaults(list, limits)).toMatchObject([{ type, clause }])
    const parsed = game.options.parse({ decks: [JSON.parse(JSON.stringify(list))] })
    expect(parsed).toMatchObject({ ok: false, fault: { path: expect.stringMatching(/^\/decks\/0\//) } })
  })

  test('DW-3.9: options take a deck as text, and name line, card and rule of what is wrong in it', () => {
    const text = deckToText(deck(13, 2), 'en')
    const parsed = game.options.parse({ decks: [text, 'starter-red'] })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
    expect(deckOf(parsed.value, 0).allies).toEqual(allies(30))
    expect(game.options.parse({ decks: [text.replace('Cinder Levy', 'Nobody')] })).toMatchObject({
      ok: false,
      fault: { path: '/decks/0', figures: { pattern: 'line 8 (4 Nobody): DW-3.9 unknownCard' } },
    })
  })

  test('DW-3.2: without a limit of copies there is none', () => {
    const many = deck(13, 2, [
      { card: 'DWS-006', n: 15 },
      { card: 'DWS-010', n: 15 },
    ])
    expect(deckFaults(many, { ...limits, maxCopies: null })).toEqual([])
  })

  test('DW-3.3: at most 80 allies, or as the variant says', () => {
    expect(deckFaults(deck(13, 2), { ...limits, maxAllies: 30 })).toEqual([])
    expect(deckFaults(deck(13, 2, allies(32)), { ...limits, maxAllies: 31 })).toMatchObject([
      { type: 'tooManyAllies', clause: 'DW-3.3', found: 32, limit: 31 },
    ])
  })

  test('the decks of the starter file are legal', () => {
    for (const starter of starterDecks) expect(deckFaults(starter, limits)).toEqual([])
  })
})
