import type { PileEntry } from '../../data/card.ts'
import { plainDeckName } from '../../data/deck-name.ts'
import { allCards, poolCards } from '../../data/library.ts'
import type { DeckLineFault } from './deck-line-fault.ts'

/** A card in so many copies, as a line names it. */
export interface CardLine {
  readonly line: number
  readonly text: string
  readonly card: string
  readonly n: number
}

/** A line of a deck in text, counted from 1, and what was understood of it. */
export type TextLine =
  | { readonly kind: 'skipped'; readonly line: number; readonly text: string }
  | { readonly kind: 'remark'; readonly line: number; readonly text: string; readonly remark: string }
  | { readonly kind: 'name'; readonly line: number; readonly text: string; readonly name: string }
  | ({ readonly kind: 'card' } & CardLine)
  | {
      readonly kind: 'fault'
      readonly line: number
      readonly text: string
      readonly fault: DeckLineFault
    }

const MOST_COPIES = 99
/** Letters of a line that are shown. */
export const SHOWN = 60

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
export function readTextLines(text: string): readonly TextLine[] {
  let isNamed = false
  return text.split(/\r?\n/).map((whole, place): TextLine => {
    const row = whole.trim()
    const at = { line: place + 1, text: row.slice(0, SHOWN) }
    if (row.startsWith('//')) return { ...at, kind: 'remark', remark: row.slice(2).trim() }
    if (row.startsWith('#') && !isNamed) {
      const name = plainDeckName(row.replace(/^#+\s*/, ''))
      isNamed = name !== ''
      return { ...at, kind: 'name', name }
    }
    if (row === '' || row.startsWith('#') || isHeading(row)) return { ...at, kind: 'skipped' }
    const parts = /^(?:(\d{1,6})\s*[x×]?\s+)?(\S.*)$/u.exec(row)
    const card = idsByName.get(folded(parts?.[2] ?? ''))
    const n = Number(parts?.[1] ?? 1)
    const wrong = (fault: Pick<DeckLineFault, 'type' | 'card' | 'found' | 'limit'>): TextLine => ({
      ...at,
      kind: 'fault',
      fault: { ...at, clause: 'DW-3.9', ...fault },
    })
    if (parts === null) return wrong({ type: 'badLine' })
    if (card === undefined) return wrong({ type: 'unknownCard', card: (parts[2] ?? '').slice(0, SHOWN) })
    if (n < 1 || n > MOST_COPIES) return wrong({ type: 'badCount', card, found: n, limit: MOST_COPIES })
    return { ...at, kind: 'card', card, n }
  })
}

/** Lines of the same card count together. */
export function pileOf(lines: readonly CardLine[]): PileEntry[] {
  const counts = new Map<string, number>()
  for (const { card, n } of lines) counts.set(card, (counts.get(card) ?? 0) + n)
  return [...counts].map(([card, n]) => ({ card, n }))
}
