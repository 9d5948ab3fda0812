import { isJsonObject, type Json, readJson } from '@wyrmtable/kernel'
import type { Deck, NotedDeck } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { deckFileSchema, notedDeckSchema } from '../../data/schema.ts'
import { type DeckFault, type DeckLimits, deckFaults } from '../topics/deck-legality.ts'
import type { DeckLineFault } from './deck-line-fault.ts'
import { lineOf } from './line-of.ts'
import { type CardLine, pileOf, readTextLines, SHOWN } from './text-lines.ts'

/** The deck, or everything that is wrong with it: nothing is half imported. */
export type ReadDeck =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly faults: readonly DeckLineFault[] }

const MOST_CHARACTERS = 20_000

/** Reads a deck from text, a line a card, or from JSON: a deck, or a deck file with one deck. */
export function readDeck(text: string, limits: DeckLimits): ReadDeck {
  if (text.length > MOST_CHARACTERS) {
    const figures = { found: text.length, limit: MOST_CHARACTERS }
    return refused([{ line: 0, text: '', type: 'tooLong', clause: 'DW-3.9', ...figures }])
  }
  return /^\s*[[{]/.test(text) ? readDeckJson(text, limits) : readDeckText(text, limits)
}

const refused = (faults: readonly DeckLineFault[]): ReadDeck => ({ ok: false, faults })

/** A deck in text, a line a card. */
function readDeckText(text: string, limits: DeckLimits): ReadDeck {
  const read = readTextLines(text)
  const name = read.find((line) => line.kind === 'name' && line.name !== '')
  const lines = read.filter((line) => line.kind === 'card')
  const faults = read.flatMap((line) => (line.kind === 'fault' ? [line.fault] : []))
  const isProvince = ({ card }: CardLine): boolean => findCard(card)?.type === 'province'
  const title = name?.kind === 'name' ? name.name : 'Deck'
  const deck: Deck = {
    id: 'pasted-deck',
    name: { en: title, fr: title, es: title },
    provinces: pileOf(lines.filter(isProvince)),
    allies: pileOf(lines.filter((one) => !isProvince(one))),
  }
  if (lines.length === 0 && faults.length === 0) {
    faults.push({ line: 0, text: '', type: 'noDeck', clause: 'DW-3.1' })
  }
  // The numbers are judged only once every line is understood: else they tell of cards that were not read.
  const placed = faults.length > 0 ? [] : deckFaults(deck, limits).map((fault) => placedInLines(fault, lines))
  const all = [...faults, ...placed]
  return all.length > 0 ? refused(all) : { ok: true, deck }
}

/** A fault of a card stands in the last line that names it, where it became too much. */
function placedInLines(fault: DeckFault, lines: readonly CardLine[]): DeckLineFault {
  const { path: _, ...rest } = fault
  const at = fault.card === undefined ? undefined : lines.findLast(({ card }) => card === fault.card)
  return { line: at?.line ?? 0, text: at?.text ?? '', ...rest }
}

function readDeckJson(text: string, limits: DeckLimits): ReadDeck {
  const lineAt = (path: string) => {
    const line = lineOf(text, path)
    return { line, text: (text.split(/\r?\n/)[line - 1] ?? '').trim().slice(0, SHOWN) }
  }
  const read = readJson(text, { maxBytes: 4 * MOST_CHARACTERS, maxDepth: 12 })
  if (!read.ok) {
    const { line } = read.fault.figures
    const at = typeof line === 'number' ? line : 1
    return refused([{ line: at, text: '', type: 'notJson', clause: 'DW-3.9' }])
  }
  const isFile = isJsonObject(read.value) && 'decks' in read.value
  const base = isFile ? '/decks/0' : ''
  const parsed = isFile ? deckFileSchema.safeParse(read.value) : notedDeckSchema.safeParse(read.value)
  if (!parsed.success) {
    return refused(
      parsed.error.issues.map((issue) => {
        const path = `/${issue.path.join('/')}`
        const at = lineAt(path)
        const card = cardAt(read.value, issue.path.map(String))
        return { ...at, type: 'badField', clause: 'DW-3.9', card: card ?? path }
      }),
    )
  }
  const noted: NotedDeck | undefined = 'decks' in parsed.data ? parsed.data.decks[0] : parsed.data
  if (noted === undefined) return refused([{ line: 0, text: '', type: 'noDeck', clause: 'DW-3.1' }])
  const { notes: _, ...deck } = noted
  const faults = deckFaults(deck, limits).map(({ path, ...rest }) => ({
    ...lineAt(`${base}/${path.join('/')}`),
    ...rest,
  }))
  return faults.length > 0 ? refused(faults) : { ok: true, deck }
}

/** The card that the faulty entry names, if it names one. */
function cardAt(value: Json, path: readonly string[]): string | undefined {
  let at: Json | undefined = value
  let card: string | undefined
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)]
    else at = isJsonObject(at) ? at[step] : undefined
    if (isJsonObject(at) && typeof at.card === 'string') card = at.card
  }
  return card
}
