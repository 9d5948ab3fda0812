import type { PileEntry } from '../../data/card.ts'
import { plainDeckName } from '../../data/deck-name.ts'
import { findCard } from '../../data/library.ts'
import { bytesOf, checkOf, fromLetters, textOf, toLetters } from './link-letters.ts'

/**
 * A deck in a few letters, to stand in an address. Bytes in base64url: the number of the format, the length of the name
 * and the name in UTF-8, two bytes an entry, and two by which a damaged link is known. An entry is 16 bits: 2 for the
 * set, 10 for the number of the card in it, 4 for the copies (`docs/formats/dragons-wrath-decks.md`).
 */
const FORMAT = 1
/** By their places in a link; what is here keeps its place. */
const sets = ['DWS', 'DWB', 'DWX'] as const
const MOST_COPIES = 15
const MOST_NUMBER = 999
/** More entries than a deck has that is legal under any options. */
const MOST_ENTRIES = 300
/** Most letters of a link. */
export const LONGEST_LINK = 1200

/** A deck as its letters hold it; notes have letters of their own (`notes-link.ts`). */
export interface LinkedDeck {
  readonly name: string
  readonly provinces: readonly PileEntry[]
  readonly allies: readonly PileEntry[]
}

/** Why a link is no deck: letters that no link has, too long, of another format, cut off or changed, an unknown card. */
export type LinkFault =
  | { readonly type: 'badLetters' }
  | { readonly type: 'tooLong'; readonly found: number; readonly limit: number }
  | { readonly type: 'otherFormat'; readonly found: number }
  | { readonly type: 'damaged' }
  | { readonly type: 'unknownCard'; readonly card: string }

export type ReadLink =
  | { readonly ok: true; readonly deck: LinkedDeck }
  | { readonly ok: false; readonly fault: LinkFault }

/** The deck as the letters of a link; undefined where it has more entries than a link holds. */
export function deckToLink({ name, provinces, allies }: LinkedDeck): string | undefined {
  const title = bytesOf(plainDeckName(name))
  const body = [FORMAT, title.length, ...title]
  const entries = [...provinces, ...allies].flatMap(({ card, n }) =>
    split(n).map((part) => wordOf(card, part)),
  )
  if (entries.length > MOST_ENTRIES) return undefined
  for (const word of entries) body.push(word >> 8, word & 255)
  const letters = toLetters([...body, ...checkOf(body)])
  return letters.length > LONGEST_LINK ? undefined : letters
}

/** More copies than an entry holds are several entries. */
function split(n: number): readonly number[] {
  const parts: number[] = []
  for (let left = n; left > 0; left -= MOST_COPIES) parts.push(Math.min(left, MOST_COPIES))
  return parts
}

function wordOf(card: string, n: number): number {
  const set = sets.findIndex((one) => card.startsWith(`${one}-`))
  if (set < 0) throw new RangeError(`no set of ${card}`)
  return (set << 14) | (Number(card.slice(4)) << 4) | n
}

/** Reads the letters of a link; what cards are worth together is judged by `deckFaults`. */
export function readDeckLink(letters: string): ReadLink {
  if (letters.length > LONGEST_LINK)
    return no({ type: 'tooLong', found: letters.length, limit: LONGEST_LINK })
  const bytes = fromLetters(letters)
  if (bytes === undefined) return no({ type: 'badLetters' })
  const [format = 0, length = 0] = bytes
  if (bytes.length === 0) return no({ type: 'damaged' })
  if (format !== FORMAT) return no({ type: 'otherFormat', found: format })
  const body = bytes.slice(0, -2)
  const [high, low] = checkOf(body)
  const words = body.slice(2 + length)
  if (bytes.at(-2) !== high || bytes.at(-1) !== low || words.length % 2 === 1) return no({ type: 'damaged' })
  const title = textOf(body.slice(2, 2 + length))
  if (title === undefined) return no({ type: 'damaged' })
  const name = plainDeckName(title)
  const piles = { provinces: new Map<string, number>(), allies: new Map<string, number>() }
  for (let at = 0; at < words.length; at += 2) {
    const word = ((words[at] ?? 0) << 8) | (words[at + 1] ?? 0)
    const number = (word >> 4) & 1023
    const id = `${sets[word >> 14] ?? '???'}-${`${number}`.padStart(3, '0')}`
    const card = number > MOST_NUMBER ? undefined : findCard(id)
    if (card === undefined) return no({ type: 'unknownCard', card: id })
    const pile = piles[card.type === 'province' ? 'provinces' : 'allies']
    pile.set(id, (pile.get(id) ?? 0) + (word & 15))
  }
  const entries = (pile: ReadonlyMap<string, number>) =>
    [...pile].flatMap(([card, n]) => (n === 0 ? [] : [{ card, n }]))
  return { ok: true, deck: { name, provinces: entries(piles.provinces), allies: entries(piles.allies) } }
}

const no = (fault: LinkFault): ReadLink => ({ ok: false, fault })
