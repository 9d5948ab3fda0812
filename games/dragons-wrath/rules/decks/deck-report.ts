import { isJsonObject, type Json, type JsonObject, readJson } from '@wyrmtable/kernel'
import type { PileEntry } from '../../data/card.ts'
import { plainDeckName } from '../../data/deck-name.ts'
import { findCard } from '../../data/library.ts'
import type { DeckLineFault } from './deck-line-fault.ts'
import { lineOf } from './line-of.ts'
import { readDeck } from './read-deck.ts'
import { type CardLine, pileOf, readTextLines, SHOWN } from './text-lines.ts'

/** A line of what was pasted, counted from 1, and what became of it. */
export interface ReportedLine {
  readonly line: number
  readonly text: string
  /** The card that was read, or the fault; neither: a name, a remark, a heading. */
  readonly card?: string
  readonly n?: number
  readonly fault?: DeckLineFault
}

/** A pasted deck, line by line: what could be read of it, and what not. */
export interface DeckReport {
  readonly name: string
  /** Remarks of a text, a line each; the notes of JSON. */
  readonly notes: string
  readonly lines: readonly ReportedLine[]
  /** How many lines were not understood: without them the deck is not the one that was meant. */
  readonly bad: number
  /** What was understood. It need not be legal. */
  readonly provinces: readonly PileEntry[]
  readonly allies: readonly PileEntry[]
}

/** Faults of numbers are for a deck that is finished: one that is to be worked on may have them. */
const unreadable: readonly DeckLineFault['type'][] = [
  'unknownCard',
  'wrongPile',
  'badLine',
  'badCount',
  'notJson',
  'badField',
  'tooLong',
]
const boundless = { maxCopies: null, maxAllies: Number.MAX_SAFE_INTEGER }

/** Reads what `readDeck` reads, but tells of each line, and of decks that are not finished. */
export function reportDeck(text: string): DeckReport {
  const read = readDeck(text, boundless)
  const faults = read.ok ? [] : read.faults.filter(({ type }) => unreadable.includes(type))
  const isJson = /^\s*[[{]/.test(text)
  if (faults.some(({ type }) => type === 'tooLong')) return reportOf(faults, [], '')
  if (isJson) {
    const { name, notes, cards } = jsonParts(text, faults)
    return { ...reportOf(faults, cards, name), notes }
  }
  const lines = readTextLines(text)
  const remarks = lines.flatMap((line) => (line.kind === 'remark' ? [line.remark] : []))
  const name = lines.find((line) => line.kind === 'name' && line.name !== '')
  const cards = lines.filter((line) => line.kind === 'card')
  const rest = lines.flatMap((line) =>
    line.kind === 'remark' || line.kind === 'name' ? [{ line: line.line, text: line.text }] : [],
  )
  return {
    ...reportOf(faults, cards, name?.kind === 'name' ? name.name : '', rest),
    notes: remarks.join('\n'),
  }
}

function reportOf(
  faults: readonly DeckLineFault[],
  cards: readonly CardLine[],
  name: string,
  rest: readonly ReportedLine[] = [],
): DeckReport {
  const wrong = new Set(faults.map(({ line }) => line))
  const good = cards.filter(({ line }) => !wrong.has(line))
  const isProvince = ({ card }: CardLine): boolean => findCard(card)?.type === 'province'
  const lines: readonly ReportedLine[] = [
    ...faults.map((fault) => ({ line: fault.line, text: fault.text, fault })),
    ...good.map(({ line, text, card, n }) => ({ line, text, card, n })),
    ...rest,
  ]
  return {
    name,
    notes: '',
    lines: lines.toSorted((a, b) => a.line - b.line),
    bad: faults.length,
    provinces: pileOf(good.filter(isProvince)),
    allies: pileOf(good.filter((one) => !isProvince(one))),
  }
}

/** The name and the notes of a deck in JSON, and the entries that name a card and its copies, whatever else may be wrong with it. */
function jsonParts(
  text: string,
  faults: readonly DeckLineFault[],
): { readonly name: string; readonly notes: string; readonly cards: readonly CardLine[] } {
  const read = readJson(text, { maxBytes: 80_000, maxDepth: 12 })
  if (!read.ok) return { name: '', notes: '', cards: [] }
  const { deck, base } = deckIn(read.value)
  const cards = (['provinces', 'allies'] as const).flatMap((pile) => {
    const entries = deck?.[pile]
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: Json, place): readonly CardLine[] => {
      if (!isJsonObject(entry)) return []
      const { card, n } = entry
      if (typeof card !== 'string' || typeof n !== 'number' || findCard(card) === undefined) return []
      const at = `${base}/${pile}/${place}`
      const line = lineOf(text, `${at}/card`)
      // An entry may stand in several lines: it is as sound as all of them.
      const [first, last] = [lineOf(text, at), Math.max(line, lineOf(text, `${at}/n`))]
      if (faults.some((fault) => fault.line >= first && fault.line <= last)) return []
      const row = (text.split(/\r?\n/)[line - 1] ?? '').trim()
      return [{ line, text: row.slice(0, SHOWN), card, n }]
    })
  })
  const name = isJsonObject(deck?.name) && typeof deck.name.en === 'string' ? plainDeckName(deck.name.en) : ''
  const notes = typeof deck?.notes === 'string' ? deck.notes : ''
  return { name, notes, cards }
}

/** A deck, or the first of a deck file, and the pointer to it. */
function deckIn(value: Json): { readonly deck: JsonObject | undefined; readonly base: string } {
  if (!isJsonObject(value)) return { deck: undefined, base: '' }
  if (!('decks' in value)) return { deck: value, base: '' }
  const [first] = Array.isArray(value.decks) ? value.decks : []
  return { deck: isJsonObject(first) ? first : undefined, base: '/decks/0' }
}
