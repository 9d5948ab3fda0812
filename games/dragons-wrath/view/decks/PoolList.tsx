import { cardOf } from '../../data/library.ts'
import { cardName } from '../../text/names.ts'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { countsOf } from './PoolBuilder.tsx'
import { byColour } from './piles.ts'
import { type DeckText, deckText } from './text/index.ts'

/** The cards that have been picked, small, colour by colour. */
export function PoolList({
  pool,
  language,
  onEnlarge,
}: {
  readonly pool: readonly string[]
  readonly language: DeckText['language']
  readonly onEnlarge: (card: string) => void
}) {
  const t = deckText(language)
  const counts = countsOf(pool)
  const cards = [...counts.keys()].map(cardOf).toSorted(byColour)
  return (
    <ul className="wrath-pool-list">
      {cards.map(({ id }) => {
        const n = counts.get(id) ?? 0
        const name = cardName(id, language)
        return (
          <li key={id} className={`wrath-${printedColour(id)}`}>
            <button type="button" className="wrath-shelf-face" onClick={() => onEnlarge(id)}>
              <span className="hidden">
                {t('card.large', { name })}
                {n === 1 ? '' : ` (${n})`}
              </span>
              <CardFace card={id} language={language} size="play" />
            </button>
            {n > 1 ? (
              <b className="wrath-count" aria-hidden="true">
                {n}
              </b>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
