import type { Language } from '@wyrmtable/kernel'
import { ClauseLink, Glyph, glyphs } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { findCard } from '../../data/library.ts'
import type { PoolFault } from '../../rules/decks/build-deck.ts'
import { cardName } from '../../text/names.ts'
import { viewText } from '../text/index.ts'
import { type Piles, sum } from './piles.ts'
import { deckText } from './text/index.ts'

/** How a deck stands: its name, whether it is legal, how large it is, and what is still wrong with it, by clause. */
export function DeckHead({
  piles,
  faults,
  least,
  most,
  language,
  children,
}: {
  readonly piles: Piles
  readonly faults: readonly PoolFault[]
  /** Allies that a deck has at least and at most. */
  readonly least: number
  readonly most: number
  readonly language: Language
  /** Its name. */
  readonly children: ReactNode
}) {
  const t = deckText(language)
  const isLegal = faults.length === 0
  const magic = piles.provinces.reduce((all, { card: id, n }) => {
    const card = findCard(id)
    return card?.type === 'province' && card.sphere === 'any' ? all + n : all
  }, 0)
  const figures = { allies: sum(piles.allies), provinces: sum(piles.provinces), magic, least, most }
  return (
    <section className="side-section wrath-deck-head">
      <div className="wrath-deck-title">
        {children}
        <span className={`pill ${isLegal ? 'good' : 'bad'}`} role="status">
          <Glyph shape={isLegal ? glyphs.checkMark : glyphs.crossMark} />
          {t(isLegal ? 'deck.legal' : 'deck.illegal')}
        </span>
      </div>
      <p className="muted">
        {t('deck.sizes', figures)} <ClauseLink clause="DW-3.1" />
      </p>
      {isLegal ? null : (
        <ul className="wrath-faults" aria-label={t('deck.faults')}>
          {faults.map((fault) => (
            <li key={`${fault.type} ${fault.card ?? ''}`}>
              {sentence(fault, language)} <ClauseLink clause={fault.clause} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function sentence({ type, card, found = 0, limit = 0 }: PoolFault, language: Language): string {
  const values = { card: card === undefined ? '' : cardName(card, language), found, limit }
  return type === 'notInPool'
    ? deckText(language)('deck.fault.notInPool', values)
    : viewText(language)(`deck.fault.${type}`, values)
}
