import { expect, test } from 'vitest'
import { allCards } from '../../data/library.ts'
import names from './glyph/names.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }

const tokenIds = new Set(JSON.stringify(allCards).match(/(?<="tokenId":")[^"]+/g))

test('every card and token but provinces has a picture, and every picture a card', () => {
  const cards = allCards.filter(({ type }) => type !== 'province').map(({ id }) => id)
  expect(tokenIds.size).toBeGreaterThan(0)
  expect(Object.keys(pictures).toSorted()).toEqual([...cards, ...tokenIds].toSorted())
})

test('the glyphs taken are those that pictures need', () => {
  expect(names).toEqual([...new Set(Object.values(pictures))].toSorted())
})
