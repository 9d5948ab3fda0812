import { useLatest } from '@wyrmtable/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { CardData } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import type { Bench } from './bench.ts'
import { changed } from './changed.ts'
import { copiesIn } from './piles.ts'
import { ShelfCard } from './ShelfCard.tsx'
import { deckText } from './text/index.ts'
import { useGlance } from './use-glance.tsx'

/** Cards side by side. They are one stop of the tab key: arrows lead from card to card, + and − change the deck. */
export function CardGrid({
  cards,
  bench,
  label,
}: {
  readonly cards: readonly CardData[]
  readonly bench: Bench
  readonly label: string
}) {
  const t = deckText(bench.language)
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState<string>()
  const keys = useId()
  const glance = useGlance(bench.language)
  const at = cards.some(({ id }) => id === stop) ? stop : cards[0]?.id
  const change = useLatest((card: CardData, by: 1 | -1) => changed(bench, card, by))
  const enlarge = useLatest((card: CardData) => bench.enlarge(card.id))
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { target } = event
    const id = target instanceof HTMLElement ? target.closest('li')?.dataset.card : undefined
    const card = id === undefined ? undefined : findCard(id)
    if (card === undefined) return
    if (event.key === '+' || event.key === '=') changed(bench, card, 1)
    else if (event.key === '-' || event.key === 'Delete') changed(bench, card, -1)
    else if (event.key === ' ') bench.enlarge(card.id)
    else {
      const next = neighbour(list.current, card.id, event.key)
      if (next === undefined) return
      setStop(next.closest('li')?.dataset.card)
      next.focus()
    }
    event.preventDefault()
  }
  return (
    <>
      <p id={keys} className="hidden">
        {t('grid.keys')}
      </p>
      <ul
        ref={list}
        className="wrath-shelf"
        aria-label={label}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
        {...glance.handlers}
        onFocus={({ target }) => {
          const id = target.closest('li')?.dataset.card
          if (id !== undefined) setStop(id)
        }}
      >
        {cards.map((card) => (
          <ShelfCard
            key={card.id}
            card={card}
            language={bench.language}
            n={copiesIn(bench.piles, card.id)}
            limit={bench.limitOf(card)?.n}
            isOpen={bench.change !== undefined}
            isStop={card.id === at}
            onChange={change}
            onEnlarge={enlarge}
          />
        ))}
      </ul>
      {glance.large}
    </>
  )
}

/** The card that an arrow leads to: in the same row, or nearest in the row above or below. */
function neighbour(list: HTMLElement | null, from: string, key: string): HTMLElement | undefined {
  const faces = [...(list?.querySelectorAll<HTMLElement>('.wrath-shelf-face') ?? [])]
  const at = faces.findIndex((face) => face.closest('li')?.dataset.card === from)
  const top = (face: HTMLElement | undefined) => face?.closest('li')?.offsetTop
  const columns = Math.max(1, faces.filter((face) => top(face) === top(faces[0])).length)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: faces.length - 1 - at,
  }
  const step = steps[key]
  return step === undefined ? undefined : faces[at + step]
}
