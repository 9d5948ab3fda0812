import { isJsonObject, type Json, readJson } from '@wyrmtable/kernel'
import type { Deck, PileEntry } from '../../data/card.ts'
import { plainDeckName } from '../../data/deck-name.ts'
import { allCards, findCard, poolCards } from '../../data/library.ts'
import { deckFileSchema, deckSchema } from '../../data/schema.ts'
import { type DeckFault, type DeckLimits, deckFaults } from '../topics/deck-legality.ts'
import { lineOf } from './line-of.ts'

const deckLineFaults = ['badLine', 'badCount', 'notJson', 'badField', 'tooLong', 'noDeck'] as const

/** What is wrong in a pasted deck: the line, counted from 1 (0: the deck as a whole), the card and the rule. */
export interface DeckLineFault {
  readonly line: number
  /** What stands there, shortened. */
  readonly text: string
  readonly type: DeckFault['type'] | (typeof deckLineFaults)[number]
  readonly clause: string
  readonly card?: string
  readonly found?: number
  readonly limit?: number
}

/** The deck, or everything that is wrong with it: nothing is half imported. */
export type ReadDeck =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly faults: readonly DeckLineFault[] }

const MOST_CHARACTERS = 20_000
const MOST_COPIES = 99
const SHOWN = 60

/** Reads a deck from text, a line a card, or from JSON: a deck, or a deck file with one deck. */
export function readDeck(text: string, limits: DeckLimits): ReadDeck {
  if (text.length > MOST_CHARACTERS) {
    const figures = { found: text.length, limit: MOST_CHARACTERS }
    return refused([{ line: 0, text: '', type: 'tooLong', clause: 'DW-3.9', ...figures }])
  }
  return /^\s*[[{]/.test(text) ? readDeckJson(text, limits) : readDeckText(text, limits)
}

const refused = (faults: readonly DeckLineFault[]): ReadDeck => ({ ok: false, faults })

interface Line {
  readonly line: number
  readonly text: string
  readonly card: string
  readonly n: number
}

const folded = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()

const idsByName: ReadonlyMap<string, string> = new Map(
  [...allCards, ...poolCards].flatMap(({ id, name }) => [
    [folded(id), id] as const,
    ...[name.en, name.fr, name.es].map((one) => [folded(one), id] as const),
  ]),
)

/** Headings of the piles in the three languages; they are for readers, a card knows its own pile. */
const headings: readonly string[] = ['provinces', 'provincias', 'allies', 'allies:', 'aliados']
const isHeading = (text: string): boolean => headings.includes(folded(text).replace(/\s*:?$/, ''))

/** `# name`, headings, empty lines and `// remarks`, and for each card `3 name` or `3x id`, in any language. */
function readDeckText(text: string, limits: DeckLimits): ReadDeck {
  let name = ''
  const lines: Line[] = []
  const faults: DeckLineFault[] = []
  for (const [place, whole] of text.split(/\r?\n/).entries()) {
    const row = whole.trim()
    const line = place + 1
    if (row === '' || row.startsWith('//') || isHeading(row)) continue
    if (row.startsWith('#')) {
      if (name === '') name = plainDeckName(row.replace(/^#+\s*/, ''))
      continue
    }
    const at = { line, text: row.slice(0, SHOWN) }
    const parts = /^(?:(\d{1,6})\s*[x×]?\s+)?(\S.*)$/u.exec(row)
    const card = idsByName.get(folded(parts?.[2] ?? ''))
    const n = Number(parts?.[1] ?? 1)
    if (parts === null) faults.push({ ...at, type: 'badLine', clause: 'DW-3.9' })
    else if (card === undefined) {
      faults.push({ ...at, type: 'unknownCard', clause: 'DW-3.9', card: (parts[2] ?? '').slice(0, SHOWN) })
    } else if (n < 1 || n > MOST_COPIES) {
      faults.push({ ...at, type: 'badCount', clause: 'DW-3.9', card, found: n, limit: MOST_COPIES })
    } else lines.push({ ...at, card, n })
  }
  const isProvince = ({ card }: Line): boolean => findCard(card)?.type === 'province'
  const title = name === '' ? 'Deck' : name
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

/** Lines of the same card count together. */
function pileOf(lines: readonly Line[]): PileEntry[] {
  const counts = new Map<string, number>()
  for (const { card, n } of lines) counts.set(card, (counts.get(card) ?? 0) + n)
  return [...counts].map(([card, n]) => ({ card, n }))
}

/** A fault of a card stands in the last line that names it, where it became too much. */
function placedInLines(fault: DeckFault, lines: readonly Line[]): DeckLineFault {
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
    const { offset } = read.fault.figures
    const line = typeof offset === 'number' ? text.slice(0, offset).split('\n').length : 1
    return refused([{ line, text: '', type: 'notJson', clause: 'DW-3.9' }])
  }
  const isFile = isJsonObject(read.value) && 'decks' in read.value
  const base = isFile ? '/decks/0' : ''
  const parsed = isFile ? deckFileSchema.safeParse(read.value) : deckSchema.safeParse(read.value)
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
  const deck = 'decks' in parsed.data ? parsed.data.decks[0] : parsed.data
  if (deck === undefined) return refused([{ line: 0, text: '', type: 'noDeck', clause: 'DW-3.1' }])
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
