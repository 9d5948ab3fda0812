import { describe, expect, test } from 'vitest'
import { starterDecks } from '../../data/library.ts'
import { deckToLink, LONGEST_LINK, readDeckLink } from './deck-link.ts'

const decks = starterDecks.map(({ name, provinces, allies }) => ({ name: name.fr, provinces, allies }))

const faultOf = (letters: string) => {
  const read = readDeckLink(letters)
  return read.ok ? undefined : read.fault
}

describe('a deck in a link', () => {
  test('every starter comes back as it was, in fewer letters than a tweet', () => {
    for (const deck of decks) {
      const link = deckToLink(deck) ?? ''
      expect(link).toMatch(/^[\w-]+$/)
      expect(link.length).toBeLessThan(280)
      expect(readDeckLink(link)).toEqual({ ok: true, deck })
    }
  })

  test('a deck that is not finished, and many copies of a card, fit as well', () => {
    const [entry = { card: '', n: 1 }] = decks[0]?.allies ?? []
    for (const allies of [[], [{ card: entry.card, n: 40 }]]) {
      const deck = { name: '', provinces: [], allies }
      expect(readDeckLink(deckToLink(deck) ?? '')).toEqual({ ok: true, deck })
    }
  })

  test('every letter that is lost, added or changed is noticed', () => {
    const link = deckToLink(decks[0]!) ?? ''
    for (let at = 0; at < link.length; at++) {
      expect(readDeckLink(link.slice(0, at)).ok).toBe(false)
      const other = link[at] === 'k' ? 'Q' : 'k'
      expect(readDeckLink(`${link.slice(0, at)}${other}${link.slice(at + 1)}`).ok).toBe(false)
    }
  })

  test('a bad link says what is wrong with it', () => {
    expect(faultOf('100 %')).toEqual({ type: 'badLetters' })
    expect(faultOf('')).toEqual({ type: 'damaged' })
    expect(faultOf('A'.repeat(LONGEST_LINK + 4))).toMatchObject({ type: 'tooLong', limit: LONGEST_LINK })
    expect(faultOf('BwAHBw')).toEqual({ type: 'otherFormat', found: 7 })
    expect(faultOf((deckToLink(decks[0]!) ?? '').slice(0, -8))).toEqual({ type: 'damaged' })
    // A card of a set that nobody has: the sum is right, the card is not.
    expect(
      faultOf(deckToLink({ name: '', provinces: [], allies: [{ card: 'DWX-900', n: 1 }] }) ?? ''),
    ).toEqual({ type: 'unknownCard', card: 'DWX-900' })
  })
})
