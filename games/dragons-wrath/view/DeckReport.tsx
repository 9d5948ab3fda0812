import type { Language } from '@wyrmtable/kernel'
import type { PileEntry } from '../data/card.ts'
import { starterDecks } from '../data/library.ts'
import type { DeckLineFault } from '../rules/decks/deck-line-fault.ts'
import { readDeck } from '../rules/decks/read-deck.ts'
import type { DeckLimits } from '../rules/topics/deck-legality.ts'
import { cardName } from '../text/names.ts'
import { viewText } from './text/index.ts'

const sum = (pile: readonly PileEntry[]): number => pile.reduce((total, { n }) => total + n, 0)
const SHOWN = 12

/** Whether the text is a legal deck, and line by line why not. */
export function DeckReport({
  text,
  limits,
  language,
}: {
  readonly text: string
  readonly limits: DeckLimits
  readonly language: Language
}) {
  const t = viewText(language)
  const read = readDeck(text, limits)
  if (read.ok) {
    const { provinces, allies } = read.deck
    return <p className="good">{t('deck.good', { provinces: sum(provinces), allies: sum(allies) })}</p>
  }
  const [example] = starterDecks[0]?.allies ?? []
  return (
    <>
      <ul>
        {read.faults.slice(0, SHOWN).map((fault) => (
          <li key={`${fault.line} ${fault.type} ${fault.card ?? ''}`}>{sentence(fault, language)}</li>
        ))}
      </ul>
      <p className="muted">{t('deck.hint', { card: cardName(example?.card ?? '', language) })}</p>
    </>
  )
}

function sentence({ line, type, clause, card, found, limit }: DeckLineFault, language: Language): string {
  const t = viewText(language)
  const name = card === undefined ? '' : cardName(card, language)
  const what = t(`deck.fault.${type}`, { card: name, found: found ?? 0, limit: limit ?? 0 })
  return line === 0 ? t('deck.whole', { what, clause }) : t('deck.line', { line, what, clause })
}
