import type { Language } from '@wyrmtable/kernel'
import type { MadeProps } from '@wyrmtable/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CardData } from '../../data/card.ts'
import { cardText } from '../../text/cards/card-text.ts'
import { flavourOf } from '../../text/cards/flavour.ts'
import { cardName } from '../../text/names.ts'
import { kindOf } from '../card/kind-of.ts'
import type { Order } from './Filters.tsx'
import { type Filter, passes } from './facets.ts'
import { byColour, byCost, byKind, copiesIn, type Piles } from './piles.ts'

interface Asked {
  readonly search: string
  readonly filter: Filter
  readonly order: Order
}

/** The cards that pass a filter and have the words sought, in the order asked for; what fits words best comes first. */
export function usePool(
  cards: readonly CardData[],
  piles: Piles,
  { search, filter, order }: Asked,
  language: Language,
  finder: MadeProps['finder'],
): readonly CardData[] {
  const sought = useDeferredValue(search.trim())
  const [find, setFind] = useState<{ readonly by: (search: string) => readonly string[] }>()
  const isSearching = sought !== ''
  useEffect(() => {
    if (!isSearching) return
    let isStale = false
    finder(cards.map((card) => findable(card, language))).then(
      (by) => {
        if (!isStale) setFind({ by })
      },
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isSearching, finder, cards, language])
  const inOrder = useMemo(() => ordered(cards, order, language), [cards, order, language])
  const asked = useDeferredValue(filter)
  return useMemo(() => {
    const passed = inOrder.filter(
      (card) => passes(card, asked) && (!asked.isInDeck || copiesIn(piles, card.id) > 0),
    )
    if (!isSearching || find === undefined) return passed
    const places = new Map(find.by(sought).map((id, place) => [id, place]))
    return passed
      .filter(({ id }) => places.has(id))
      .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  }, [inOrder, asked, piles, isSearching, find, sought])
}

const findable = (card: CardData, language: Language) => ({
  id: card.id,
  title: cardName(card.id, language),
  text: [card.type === 'province' ? '' : cardText(card, language), flavourOf(card.id, language) ?? ''].join(
    ' ',
  ),
  section: kindOf(card, language),
  alias: language === 'en' ? '' : card.name.en,
})

function ordered(cards: readonly CardData[], order: Order, language: Language): readonly CardData[] {
  const collator = new Intl.Collator(language)
  const byName = (a: CardData, b: CardData) =>
    collator.compare(cardName(a.id, language), cardName(b.id, language))
  const by: Readonly<Record<Order, (a: CardData, b: CardData) => number>> = {
    kind: (a, b) => byKind(a, b) || byName(a, b),
    cost: (a, b) => byCost(a, b) || byName(a, b),
    name: byName,
    colour: (a, b) => byColour(a, b) || byName(a, b),
    power: (a, b) => powerOf(b) - powerOf(a) || byName(a, b),
  }
  return cards.toSorted(by[order])
}

const powerOf = (card: CardData): number => (card.type === 'creature' ? card.pp : -1)
