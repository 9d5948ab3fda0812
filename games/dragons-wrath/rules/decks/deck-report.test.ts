import { describe, expect, test } from 'vitest'
import { starterDecks } from '../../data/library.ts'
import { reportDeck } from './deck-report.ts'
import { deckToJson, deckToText } from './write-deck.ts'

const deck = starterDecks[0]!
const { provinces, allies } = deck

describe('the report of a pasted deck', () => {
  test('of a sound deck every line is told, in text and in JSON', () => {
    for (const text of [deckToText(deck, 'es'), deckToJson(deck)]) {
      const report = reportDeck(text)
      expect(report).toMatchObject({ bad: 0, provinces, allies })
      expect(report.lines.filter(({ card }) => card !== undefined)).toHaveLength(
        provinces.length + allies.length,
      )
    }
  })

  test('notes travel in text and in JSON; a file without them is of the format that had none', () => {
    const notes = 'Open with the Imp.\nKeep two flames.'
    for (const text of [deckToText(deck, 'fr', notes), deckToJson(deck, notes)]) {
      expect(reportDeck(text)).toMatchObject({ bad: 0, notes, provinces, allies })
    }
    expect(deckToJson(deck, ' ')).toContain('"dw-decks/1"')
    const old = deckToJson(deck, notes).replace('dw-decks/2', 'dw-decks/1')
    expect(reportDeck(old)).toMatchObject({ bad: 1, provinces, allies })
  })

  test('a line that is wrong is told beside those that are right; remarks become notes', () => {
    const report = reportDeck('# Mine\n// open with the Imp\n\nAllies\n4 Spark Imp\n2 Nobody\n0 Ash Zealot')
    expect(report).toMatchObject({ name: 'Mine', notes: 'open with the Imp', bad: 2, provinces: [] })
    expect(
      report.lines.map(({ line, card, fault }) => [line, fault?.type ?? (card === undefined ? '' : 'card')]),
    ).toEqual([
      [1, ''],
      [2, ''],
      [5, 'card'],
      [6, 'unknownCard'],
      [7, 'badCount'],
    ])
    expect(report.allies).toEqual([expect.objectContaining({ n: 4 })])
  })

  test('a deck that is not finished is read; what is no deck says where', () => {
    expect(reportDeck('3 Spark Imp')).toMatchObject({ bad: 0, allies: [{ n: 3 }] })
    expect(reportDeck('{\n "id": }').lines).toMatchObject([{ line: 2, fault: { type: 'notJson' } }])
    const faulty = reportDeck(deckToJson(deck).replace(/"n": \d+/, '"n": 0'))
    expect(faulty).toMatchObject({ bad: 1, allies })
    expect(faulty.provinces).toEqual(provinces.slice(1))
    expect(reportDeck('x'.repeat(30_000)).lines).toMatchObject([{ line: 0, fault: { type: 'tooLong' } }])
  })
})
