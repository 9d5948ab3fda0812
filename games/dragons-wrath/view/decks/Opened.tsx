import { Button } from '@wyrmtable/ui'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { CardData } from '../../data/card.ts'
import { Back, BackMark } from '../card/Back.tsx'
import { printedColour } from '../card/kind-of.ts'
import { ShelfFace } from './ShelfCard.tsx'
import { spokenCard } from './spoken-card.ts'
import { type DeckText, deckText } from './text/index.ts'
import { useGlance } from './use-glance.tsx'
import { useLongPress } from './use-long-press.ts'

/** Between one card of a booster and the next. */
const TURN_MS = 170

/**
 * Cards out of a booster, turned over one by one; any press turns the rest at once, and who wants no motion sees them
 * open. A press on a card that is open is what it is for, a long one shows it large.
 */
export function Opened({
  cards,
  label,
  language,
  isOpen = false,
  verb,
  onPress,
  onEnlarge,
}: {
  readonly cards: readonly { readonly key: string; readonly card: CardData }[]
  readonly label: string
  readonly language: DeckText['language']
  /** Whether they have been seen before, so that nothing is turned over. */
  readonly isOpen?: boolean
  /** What a press does, in words; absent: it shows the card large. */
  readonly verb?: ((card: CardData) => string) | undefined
  readonly onPress?: ((card: CardData) => void) | undefined
  readonly onEnlarge: (card: string) => void
}) {
  const t = deckText(language)
  const [turned, turn] = useState(isOpen || wantsNoMotion() ? cards.length : 0)
  const isWhole = turned >= cards.length
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => turn(turned + 1), TURN_MS)
    return () => clearTimeout(timer)
  }, [turned, isWhole])
  const glance = useGlance(language)
  return (
    <>
      <BackMark />
      <ul className="wrath-opened" aria-label={label} {...glance.handlers}>
        {cards.map(({ key, card }, place) =>
          place < turned ? (
            <OpenCard
              key={key}
              card={card}
              name={
                verb === undefined
                  ? spokenCard(card, language)
                  : `${verb(card)}: ${spokenCard(card, language)}`
              }
              isTurning={!isOpen}
              language={language}
              onPress={() => (onPress === undefined ? onEnlarge(card.id) : onPress(card))}
              onEnlarge={() => onEnlarge(card.id)}
            />
          ) : (
            <li key={key} aria-hidden="true">
              <Back />
            </li>
          ),
        )}
      </ul>
      {isWhole ? null : (
        <Button className="wrath-skip" onPress={() => turn(cards.length)}>
          {t('open.all')}
        </Button>
      )}
      {glance.large}
    </>
  )
}

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function OpenCard({
  card,
  name,
  isTurning,
  language,
  onPress,
  onEnlarge,
}: {
  readonly card: CardData
  readonly name: string
  readonly isTurning: boolean
  readonly language: DeckText['language']
  readonly onPress: () => void
  readonly onEnlarge: () => void
}): ReactNode {
  const press = useLongPress(onEnlarge)
  const style: CSSProperties = isTurning ? {} : { animation: 'none' }
  return (
    <li className={`wrath-open-card wrath-${printedColour(card.id)}`} data-card={card.id} style={style}>
      <button
        type="button"
        className="wrath-shelf-face"
        onClick={() => {
          if (!press.wasLong()) onPress()
        }}
        {...press.handlers}
      >
        <span className="hidden">{name}</span>
        <ShelfFace card={card} language={language} />
      </button>
    </li>
  )
}
