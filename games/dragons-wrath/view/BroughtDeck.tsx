import { type BringProps, useMade } from '@wyrmtable/ui'
import { starterDecks } from '../data/library.ts'
import { SeatDeck } from './DeckChooser.tsx'
import { readKeptDeck } from './decks/kept-deck.ts'
import { viewText } from './text/index.ts'
import './decks.css'

/** The deck that somebody brings: a starter, one that they keep, or one in text. Where decks are built at the table there is none. */
export function BroughtDeck({ language, options, value, onChange, shelf }: BringProps) {
  const t = viewText(language)
  const { kept = [] } = useMade(shelf, readKeptDeck)
  if ((options.format ?? 'decks') !== 'decks') return <p className="muted">{t('deck.limited')}</p>
  return (
    <SeatDeck
      label={t('deck.yours')}
      seat={t('deck.yours')}
      deck={value ?? starterDecks[0]?.id ?? ''}
      own={kept}
      language={language}
      values={options}
      onChoose={onChange}
    />
  )
}
