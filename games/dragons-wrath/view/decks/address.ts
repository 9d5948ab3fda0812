import { starterDecks } from '../../data/library.ts'

/** What stands in the address of the deck pages behind the game. */
export type DeckAddress =
  | { readonly page: 'shelf' }
  | { readonly page: 'mine'; readonly id: string }
  | { readonly page: 'starter'; readonly id: string }
  | { readonly page: 'link'; readonly letters: string; readonly notes: string | undefined }
  | { readonly page: 'unknown' }

/**
 * Addresses are a word, and behind a point what it is of: `mine.deck-1f`, `starter.starter-red`, `deck.AQVFbW…`,
 * and behind another point the notes of a deck: `deck.AQVFbW….QXR0Y…`.
 */
export function readAddress(address: string): DeckAddress {
  if (address === '') return { page: 'shelf' }
  const [, page = '', rest = ''] = /^([a-z]+)\.(.*)$/s.exec(address) ?? []
  if (page === 'mine') return { page: 'mine', id: rest }
  if (page === 'deck') {
    const [letters = '', notes] = rest.split('.')
    return { page: 'link', letters, notes }
  }
  if (page === 'starter' && starterDecks.some(({ id }) => id === rest)) return { page: 'starter', id: rest }
  return { page: 'unknown' }
}

export const mineAddress = (id: string): string => `mine.${id}`
export const starterAddress = (id: string): string => `starter.${id}`
export const linkAddress = (letters: string, notes = ''): string =>
  notes === '' ? `deck.${letters}` : `deck.${letters}.${notes}`
