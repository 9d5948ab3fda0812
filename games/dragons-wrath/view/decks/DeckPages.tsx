import { glyphs, type MadeProps, useMade } from '@wyrmtable/ui'
import { findDeck } from '../../data/library.ts'
import { LONGEST_NOTES } from '../../data/schema.ts'
import { type LinkFault, readDeckLink } from '../../rules/decks/deck-link.ts'
import { readNotes } from '../../rules/decks/notes-link.ts'
import { readAddress } from './address.ts'
import { Builder } from './Builder.tsx'
import { DeckShelf } from './DeckShelf.tsx'
import { keptOf, newDeck, readKeptDeck } from './kept-deck.ts'
import { NoDeck } from './NoDeck.tsx'
import { ShownDeck } from './ShownDeck.tsx'
import { howItPlays } from './text/how-it-plays.ts'
import { deckText } from './text/index.ts'
import '../styles.css'
import '../card/card.css'
import '../side/side.css'
import './decks.css'

/** The pages of decks: all of them, one of one’s own to build, a starter, one that somebody shared. */
export function DeckPages(props: MadeProps) {
  const { address, language } = props
  const t = deckText(language)
  const asked = readAddress(address)
  switch (asked.page) {
    case 'shelf':
      return <DeckShelf page={props} />
    case 'mine':
      return <Own key={asked.id} id={asked.id} page={props} />
    case 'starter': {
      const deck = findDeck(asked.id)
      if (deck === undefined) break
      const kept = { ...keptOf(deck, language), notes: howItPlays(deck.id, language) }
      return <ShownDeck kept={kept} kind={t('link.shop')} about={t('plays.title')} page={props} />
    }
    case 'link': {
      const read = readDeckLink(asked.letters)
      if (!read.ok) {
        const why = faultWords(read.fault, props)
        return <NoDeck page={props} glyph={glyphs.brokenTablet} title={t('link.title')} text={why} />
      }
      const notes = asked.notes === undefined ? '' : readNotes(asked.notes)
      if (notes === undefined) {
        const why = faultWords({ type: 'damaged' }, props)
        return <NoDeck page={props} glyph={glyphs.brokenTablet} title={t('link.title')} text={why} />
      }
      const kept = newDeck({ ...read.deck, notes: notes.slice(0, LONGEST_NOTES) })
      return <ShownDeck kept={kept} kind={t('link.shared')} about={t('notes.title')} page={props} />
    }
  }
  return (
    <NoDeck page={props} glyph={glyphs.brokenTablet} title={t('page.missing')} text={t('page.missingText')} />
  )
}

function faultWords(fault: LinkFault, { language }: MadeProps): string {
  const { type, ...figures } = fault
  return deckText(language)(`link.${type}`, figures)
}

/** A deck of one’s own, once it is found. */
function Own({ id, page }: { readonly id: string; readonly page: MadeProps }) {
  const { language, shelf } = page
  const t = deckText(language)
  const { kept, problem } = useMade(shelf, readKeptDeck)
  if (problem !== undefined) {
    const why = t('page.storage', { why: problem })
    return <NoDeck page={page} glyph={glyphs.brokenTablet} title={t('page.missing')} text={why} />
  }
  if (kept === undefined) return <NoDeck page={page} title={t('page.loading')} text="" />
  const deck = kept.find((one) => one.id === id)?.value
  if (deck === undefined) {
    return (
      <NoDeck
        page={page}
        glyph={glyphs.brokenTablet}
        title={t('page.missing')}
        text={t('page.missingText')}
      />
    )
  }
  return <Builder id={id} first={deck} page={page} />
}
