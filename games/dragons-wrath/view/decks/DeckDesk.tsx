import { Button, Dialog } from '@wyrmtable/ui'
import { type ReactNode, useState } from 'react'
import type { CardData } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { cardName } from '../../text/names.ts'
import { CardTile } from '../CardTile.tsx'
import { type Bench, hasRoom } from './bench.ts'
import { CardGrid } from './CardGrid.tsx'
import { changed } from './changed.ts'
import { copiesIn } from './piles.ts'
import { deckText } from './text/index.ts'

const panes = ['cards', 'filters', 'deck'] as const
type Pane = (typeof panes)[number]

/** The desk of a deck: filters, cards on a cloth, and the deck; on a phone one of them at a time. */
export function DeckDesk({
  bench,
  told,
  cards,
  label,
  filters,
  side,
  enlarged,
  onPutAway,
}: {
  readonly bench: Bench
  /** What was said last. */
  readonly told: string
  readonly cards: readonly CardData[]
  /** What the cards are. */
  readonly label: string
  readonly filters?: ReactNode
  readonly side: ReactNode
  readonly enlarged: string | undefined
  readonly onPutAway: () => void
}) {
  const t = deckText(bench.language)
  const [pane, setPane] = useState<Pane>('cards')
  const offered = panes.filter((one) => one !== 'filters' || filters !== undefined)
  return (
    <div className="wrath-desk" data-pane={pane} data-filters={filters !== undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div className="wrath-panes segments" role="group" aria-label={t('pane.label')}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            className={`segment ${pane === one ? 'is-on' : ''}`}
            aria-pressed={pane === one}
            onClick={() => setPane(one)}
          >
            <span className="segment-name">{t(`pane.${one}`)}</span>
          </button>
        ))}
      </div>
      {filters === undefined ? null : <div className="wrath-desk-filters">{filters}</div>}
      <section className="wrath-desk-cards" aria-label={label}>
        {cards.length === 0 ? (
          <p className="wrath-no-cards">{t('filter.none')}</p>
        ) : (
          <CardGrid cards={cards} bench={bench} label={label} />
        )}
        <p className="wrath-told" role="status">
          {told}
        </p>
      </section>
      <aside className="wrath-desk-side side-panel" aria-label={t('side.label')}>
        {side}
      </aside>
      <Large card={enlarged} bench={bench} onClose={onPutAway} />
    </div>
  )
}

/** A card large, with its copies in the deck. */
function Large({
  card: id,
  bench,
  onClose,
}: {
  readonly card: string | undefined
  readonly bench: Bench
  readonly onClose: () => void
}) {
  const { language, piles } = bench
  const t = deckText(language)
  const card = id === undefined ? undefined : findCard(id)
  const name = id === undefined ? '' : cardName(id, language)
  return (
    <Dialog title={name} isOpen={card !== undefined} onClose={onClose} className="wrath-dialog">
      {card === undefined ? null : (
        <>
          <ul className="wrath-tiles is-large">
            <CardTile card={card.id} language={language} />
          </ul>
          <p role="status">{t('card.in', { n: copiesIn(piles, card.id) })}</p>
          {bench.change === undefined ? null : (
            <div className="dialog-row">
              <Button isDisabled={copiesIn(piles, card.id) === 0} onPress={() => changed(bench, card, -1)}>
                {t('card.less', { name })}
              </Button>
              <Button isDisabled={!hasRoom(bench, card)} onPress={() => changed(bench, card, 1)}>
                {t('card.more', { name })}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}
