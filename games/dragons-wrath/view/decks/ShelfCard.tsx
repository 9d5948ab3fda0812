import { memo } from 'react'
import type { CardData } from '../../data/card.ts'
import { cardName } from '../../text/names.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Orb } from '../art/Orb.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { type Bench, hasRoom } from './bench.ts'
import { changed } from './changed.ts'
import { copiesIn } from './piles.ts'
import { spokenCard } from './spoken-card.ts'
import { deckText } from './text/index.ts'
import { useLongPress } from './use-long-press.ts'

/** A card of the browser with its copies in the deck: a press puts one in, a long one shows it large. */
export function ShelfCard({
  card,
  bench,
  isStop,
}: {
  readonly card: CardData
  readonly bench: Bench
  /** Whether it is the one that the tab key leads to. */
  readonly isStop: boolean
}) {
  const { language, piles, enlarge } = bench
  const t = deckText(language)
  const name = cardName(card.id, language)
  const n = copiesIn(piles, card.id)
  const limit = bench.limitOf(card)
  const press = useLongPress(() => enlarge(card.id))
  const isOpen = bench.change !== undefined
  const stands = isOpen && limit !== undefined ? t('card.of', { n, limit: limit.n }) : `${n}`
  return (
    <li
      className={`wrath-shelf-card wrath-${printedColour(card.id)}`}
      data-none={n === 0}
      data-card={card.id}
    >
      <button
        type="button"
        className="wrath-shelf-face"
        tabIndex={isStop ? 0 : -1}
        onClick={() => {
          if (press.wasLong()) return
          if (isOpen) changed(bench, card, 1)
          else enlarge(card.id)
        }}
        {...press.handlers}
      >
        <span className="hidden">
          {spokenCard(card, language)}. {t('card.in', { n })}
        </span>
        <ShelfFace card={card} language={language} />
      </button>
      {isOpen ? (
        <div className="wrath-copies" data-none={n === 0}>
          {n === 0 ? null : (
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('card.less', { name })}
              onClick={() => changed(bench, card, -1)}
            >
              −
            </button>
          )}
          <span aria-hidden="true">{n === 0 ? t('card.add') : stands}</span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('card.more', { name })}
            aria-disabled={!hasRoom(bench, card)}
            onClick={() => changed(bench, card, 1)}
          >
            +
          </button>
        </div>
      ) : (
        <div className="wrath-copies" aria-hidden="true">
          <span>× {n}</span>
        </div>
      )}
    </li>
  )
}

/** As it is printed; a province is its landscape. */
export const ShelfFace = memo(function ShelfFace({
  card,
  language,
}: {
  readonly card: CardData
  readonly language: Bench['language']
}) {
  if (card.type !== 'province') return <CardFace card={card.id} language={language} size="hand" />
  return (
    <span className="wrath-shelf-land">
      <Landscape province={card.id} sphere={card.sphere} />
      <span className="wrath-land-name" aria-hidden="true">
        <Orb sphere={card.sphere} />
        <span>{cardName(card.id, language)}</span>
      </span>
    </span>
  )
})
