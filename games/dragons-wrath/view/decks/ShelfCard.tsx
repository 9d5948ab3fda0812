import { memo } from 'react'
import type { CardData } from '../../data/card.ts'
import { cardName } from '../../text/names.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Orb } from '../art/Orb.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import type { Bench } from './bench.ts'
import { spokenCard } from './spoken-card.ts'
import { deckText } from './text/index.ts'
import { useLongPress } from './use-long-press.ts'

/**
 * A card of the browser with its copies in the deck: a press puts one in, a long one shows it large. A press that concerns
 * another card does not draw it again: there are 280 of them.
 */
export const ShelfCard = memo(function ShelfCard({
  card,
  language,
  n,
  limit,
  isOpen,
  isStop,
  onChange,
  onEnlarge,
}: {
  readonly card: CardData
  readonly language: Bench['language']
  /** Copies in the deck. */
  readonly n: number
  /** How many there may be; undefined: as many as one likes. */
  readonly limit: number | undefined
  /** Whether the deck may be changed. */
  readonly isOpen: boolean
  /** Whether it is the one that the tab key leads to. */
  readonly isStop: boolean
  /** Asked to put a copy in or to take one out; it and the next stay the same from drawing to drawing. */
  readonly onChange: (card: CardData, by: 1 | -1) => void
  readonly onEnlarge: (card: CardData) => void
}) {
  const t = deckText(language)
  const name = cardName(card.id, language)
  const press = useLongPress(() => onEnlarge(card))
  const stands = isOpen && limit !== undefined ? t('card.of', { n, limit }) : `${n}`
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
          if (isOpen) onChange(card, 1)
          else onEnlarge(card)
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
              onClick={() => onChange(card, -1)}
            >
              −
            </button>
          )}
          <span aria-hidden="true">{n === 0 ? t('card.add') : stands}</span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('card.more', { name })}
            aria-disabled={limit !== undefined && n >= limit}
            onClick={() => onChange(card, 1)}
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
})

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
