import { expect, test } from 'vitest'
import { starterDecks } from '../../data/library.ts'
import { cardTypes } from '../../data/words.ts'
import { coloursOf, curveOf } from './figures.ts'
import { keptJson, keptOf, newDeck, playable, readKeptDeck } from './kept-deck.ts'
import { copiesIn, listed, sum, withMore } from './piles.ts'

const [red, , , , redGreen] = starterDecks

test('curve and colours count every ally and province of a deck once', () => {
  for (const { provinces, allies } of starterDecks) {
    const bars = curveOf(allies)
    expect(bars.reduce((all, { count }) => all + count, 0)).toBe(sum(allies))
    const lines = coloursOf({ provinces, allies })
    expect(lines.reduce((all, line) => all + line.allies, 0)).toBe(sum(allies))
    // One magic province in each starter pays any colour.
    expect(lines.reduce((all, line) => all + line.provinces, 0)).toBe(14)
  }
  expect(coloursOf(redGreen!).map(({ colour }) => colour)).toEqual(['red', 'green'])
  expect(curveOf([]).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a card comes into its own pile, goes with its last copy, and others keep their places', () => {
  const [first, second] = red!.allies
  const more = withMore(red!, first!.card, 1)
  expect(copiesIn(more, first!.card)).toBe(first!.n + 1)
  expect(more.allies.map(({ card }) => card)).toEqual(red!.allies.map(({ card }) => card))
  expect(withMore(more, first!.card, -9).allies[0]).toEqual(second)
  const land = withMore(newDeck(), 'DWB-001', 2)
  expect(land).toMatchObject({ provinces: [{ card: 'DWB-001', n: 2 }], allies: [] })
  const order = listed(red!.allies).map(({ card }) => cardTypes.indexOf(card.type))
  expect(order).toEqual(order.toSorted())
})

test('a deck that is kept comes back as it was; what is none is none', () => {
  const kept = { ...keptOf(red!, 'fr'), notes: 'Vite !' }
  expect(readKeptDeck(keptJson(kept))).toEqual(kept)
  expect(readKeptDeck({ ...Object(keptJson(kept)), allies: [{ card: 'DWB-999', n: 1 }] })).toBeUndefined()
  expect(readKeptDeck({ format: 'dw-kept-deck/2' })).toBeUndefined()
  expect(playable('deck-1', newDeck(), 'New deck')).toMatchObject({
    id: expect.stringMatching(/^[a-z0-9-]{3,40}$/),
    name: { es: 'New deck' },
  })
})
