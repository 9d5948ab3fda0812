import type { Language } from '@wyrmtable/kernel'
import type { Deck, PileEntry } from '../../data/card.ts'
import { cardOf } from '../../data/library.ts'

const headings = {
  en: ['Provinces', 'Allies'],
  fr: ['Provinces', 'Alliés'],
  es: ['Provincias', 'Aliados'],
} as const

/** The deck as text that `readDeck` reads in every language; notes become remarks, a line each. */
export function deckToText({ name, provinces, allies }: Deck, language: Language, notes = ''): string {
  const rows = (pile: readonly PileEntry[]): string[] =>
    pile.map(({ card, n }) => `${n} ${cardOf(card).name[language]}`)
  const [first, second] = headings[language]
  const remarks =
    notes.trim() === ''
      ? []
      : notes
          .trim()
          .split('\n')
          .map((line) => `// ${line}`)
  return [
    `# ${name[language]}`,
    ...remarks,
    '',
    first,
    ...rows(provinces),
    '',
    second,
    ...rows(allies),
    '',
  ].join('\n')
}

/** The deck as a file of one deck (DW-3.9): of format 2 with notes, else of format 1, which older readers open too. */
export function deckToJson(deck: Deck, notes = ''): string {
  const kept = notes.trim()
  const file =
    kept === ''
      ? { format: 'dw-decks/1', cards: 'dragons-wrath', decks: [deck] }
      : { format: 'dw-decks/2', cards: 'dragons-wrath', decks: [{ ...deck, notes: kept }] }
  return `${JSON.stringify(file, null, 2)}\n`
}
