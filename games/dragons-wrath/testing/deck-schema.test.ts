import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { starterDecks } from '../data/library.ts'
import { deckToLink, readDeckLink } from '../rules/decks/deck-link.ts'
import { readDeck } from '../rules/decks/read-deck.ts'
import { deckFileJsonSchema } from './deck-schema.ts'

const docs = new URL('../../../docs/formats/', import.meta.url)

test('the published schema of deck files is up to date (write-deck-schema.ts writes it)', () => {
  const file = readFileSync(new URL('dragons-wrath-decks.schema.json', docs), 'utf8')
  expect(JSON.parse(file)).toEqual(deckFileJsonSchema())
})

test('the examples of the page of formats are decks', () => {
  const page = readFileSync(new URL('dragons-wrath-decks.md', docs), 'utf8')
  const [text = '', json = '', link = ''] = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(
    ([, code]) => code ?? '',
  )
  const loose = { maxCopies: null, maxAllies: 80 }
  const read = [text, json].map((deck) => readDeck(deck, loose))
  expect(read).toMatchObject([{ ok: true }, { ok: true }])
  const [fromText, fromJson] = read.flatMap((one) => (one.ok ? [one.deck] : []))
  expect(fromText).toMatchObject({ provinces: fromJson?.provinces, allies: fromJson?.allies })
  const linked = readDeckLink(/deck\.([\w-]+)/.exec(link)?.[1] ?? '')
  const red = starterDecks[0]!
  const deck = { name: red.name.en, provinces: red.provinces, allies: red.allies }
  expect(linked).toEqual({ ok: true, deck })
  expect(link).toContain(deckToLink(deck))
})
