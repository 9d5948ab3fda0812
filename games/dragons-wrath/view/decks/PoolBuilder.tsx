import { Button } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import type { CardData } from '../../data/card.ts'
import { cardOf, poolCards } from '../../data/library.ts'
import { deckNamed, poolFault, provincesFor, suggestDeck } from '../../rules/decks/build-deck.ts'
import { type DeckLimits, LEAST_ALLIES } from '../../rules/topics/deck-legality.ts'
import { viewText } from '../text/index.ts'
import type { Bench } from './bench.ts'
import { DeckDesk } from './DeckDesk.tsx'
import { DeckFigures } from './DeckFigures.tsx'
import { DeckHead } from './DeckHead.tsx'
import { DeckLists } from './DeckLists.tsx'
import { byColour, type Piles, withMore } from './piles.ts'
import { TestHand } from './TestHand.tsx'
import { type DeckText, deckText } from './text/index.ts'

/** DW-25.2: a deck out of a pool of boosters, built by pressing its cards; plain provinces are there for the taking. */
export function PoolBuilder({
  pool,
  limits,
  language,
  isSending,
  onBuild,
}: {
  readonly pool: readonly string[]
  readonly limits: DeckLimits
  readonly language: DeckText['language']
  readonly isSending: boolean
  readonly onBuild: (piles: Piles) => void
}) {
  const t = deckText(language)
  const v = viewText(language)
  const [piles, setPiles] = useState<Piles>(() => suggestDeck(pool, limits))
  const [told, tell] = useState('')
  const [enlarged, setEnlarged] = useState<string>()
  const [isTrying, tryHand] = useState(false)
  const counts = useMemo(() => countsOf(pool), [pool])
  const cards = useMemo(
    () =>
      [...counts.keys()]
        .map(cardOf)
        .toSorted(byColour)
        .concat(poolCards.filter(({ rarity }) => rarity === 'F')),
    [counts],
  )
  const bench: Bench = {
    language,
    piles,
    limitOf: (card: CardData) =>
      card.rarity === 'F' ? undefined : { n: counts.get(card.id) ?? 0, clause: 'DW-25.2' },
    change: (card, by) => setPiles((now) => withMore(now, card, by)),
    enlarge: setEnlarged,
    tell,
  }
  const { provinces, allies } = piles
  const fault = poolFault(deckNamed(provinces, allies), pool, limits)
  const magic = [...counts].flatMap(([card, n]) => (cardOf(card).type === 'province' ? [{ card, n }] : []))
  return (
    <div className="wrath-made wrath-pool-desk">
      <DeckDesk
        bench={bench}
        told={told}
        cards={cards}
        label={t('grid.pool')}
        enlarged={enlarged}
        onPutAway={() => setEnlarged(undefined)}
        side={
          <>
            <DeckHead
              piles={piles}
              faults={fault === undefined ? [] : [fault]}
              least={LEAST_ALLIES}
              most={limits.maxAllies}
              language={language}
            >
              <h2 className="display">{v('draft.build')}</h2>
            </DeckHead>
            <div className="side-section dialog-row wrath-pool-acts">
              <Button onPress={() => setPiles({ provinces: [], allies: [] })}>{t('pool.clear')}</Button>
              <Button onPress={() => setPiles(suggestDeck(pool, limits))}>{t('pool.suggest')}</Button>
              <Button
                look="primary"
                isDisabled={fault !== undefined || isSending}
                onPress={() => onBuild(piles)}
              >
                {v('draft.play')}
              </Button>
            </div>
            <DeckFigures piles={piles} language={language}>
              <Button isDisabled={allies.length === 0} onPress={() => tryHand(true)}>
                {t('hand.open')}
              </Button>
            </DeckFigures>
            <DeckLists
              bench={bench}
              onFill={() => setPiles({ allies, provinces: provincesFor(allies, magic) })}
            />
          </>
        }
      />
      <TestHand bench={bench} isOpen={isTrying} onClose={() => tryHand(false)} />
    </div>
  )
}

/** How often each card is in the pool, in the order in which they came. */
export function countsOf(pool: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const card of pool) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}
