import { Button } from '@wyrmtable/ui'
import type { CardData } from '../../data/card.ts'
import { poolCards } from '../../data/library.ts'
import { colours } from '../../data/words.ts'
import { cardName } from '../../text/names.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Orb } from '../art/Orb.tsx'
import { printedColour } from '../card/kind-of.ts'
import { viewText } from '../text/index.ts'
import { type Bench, hasRoom } from './bench.ts'
import { changed } from './changed.ts'
import { listed, sum } from './piles.ts'
import { deckText } from './text/index.ts'

/** The provinces of a deck by their spheres, and its allies by cost. */
export function DeckLists({
  bench,
  onFill,
}: {
  readonly bench: Bench
  readonly onFill?: (() => void) | undefined
}) {
  return (
    <>
      <Provinces bench={bench} onFill={onFill} />
      <Allies bench={bench} />
    </>
  )
}

interface Stack {
  readonly sphere: ReturnType<typeof sphereOf>
  /** The cards of that sphere that are in the deck. */
  readonly cards: readonly { readonly card: CardData; readonly n: number }[]
  readonly n: number
}

const sphereOf = (card: CardData) => (card.type === 'province' ? card.sphere : 'any')

/** Plain provinces of a sphere are alike but for their names: a stack counts them together, magic ones stand alone. */
function stacksOf(bench: Bench): readonly Stack[] {
  const cards = listed(bench.piles.provinces)
  const plain = colours.map((sphere): Stack => {
    const own = cards.filter(({ card }) => sphereOf(card) === sphere)
    return { sphere, cards: own, n: own.reduce((all, { n }) => all + n, 0) }
  })
  const magic = cards
    .filter(({ card }) => sphereOf(card) === 'any')
    .map((one): Stack => ({ sphere: 'any', cards: [one], n: one.n }))
  const isOpen = bench.change !== undefined
  return [...plain.filter(({ n }) => n > 0 || isOpen), ...magic]
}

function Provinces({ bench, onFill }: { readonly bench: Bench; readonly onFill: (() => void) | undefined }) {
  const { language, piles } = bench
  const t = deckText(language)
  return (
    <section className="side-section" aria-label={t('provinces.title')}>
      <h2 className="section-title">
        {t('provinces.title')}
        <small>{sum(piles.provinces)}</small>
      </h2>
      <ul className="wrath-deck-lands">
        {stacksOf(bench).map((stack) => (
          <Land key={`${stack.sphere} ${stack.cards[0]?.card.id}`} stack={stack} bench={bench} />
        ))}
      </ul>
      {onFill === undefined ? null : <Button onPress={onFill}>{t('provinces.fill')}</Button>}
    </section>
  )
}

function Land({ stack, bench }: { readonly stack: Stack; readonly bench: Bench }) {
  const { language } = bench
  const t = deckText(language)
  const { sphere, cards, n } = stack
  const [first] = cards
  const name =
    sphere === 'any' && first !== undefined
      ? cardName(first.card.id, language)
      : viewText(language)(`land.${sphere}`)
  // Any plain province of the sphere will do: the one of which there are fewest.
  const more =
    sphere === 'any'
      ? first?.card
      : poolCards
          .filter((card) => card.type === 'province' && card.sphere === sphere)
          .toSorted((a, b) => countOf(cards, a) - countOf(cards, b))[0]
  const less = cards.toSorted((a, b) => b.n - a.n)[0]?.card
  return (
    <li className={`wrath-deck-land wrath-${sphere}`} data-none={n === 0}>
      <span className="wrath-mini" aria-hidden="true">
        <Landscape province={first?.card.id ?? sphere} sphere={sphere} />
        <Orb sphere={sphere} />
        <b className="wrath-count">{n}</b>
      </span>
      <span className={bench.change === undefined ? '' : 'hidden'}>
        {name}
        <span className="hidden">: {n}</span>
      </span>
      {bench.change === undefined ? null : (
        <span className="wrath-steps">
          <button
            type="button"
            aria-label={t('card.less', { name })}
            disabled={less === undefined}
            onClick={() => less !== undefined && changed(bench, less, -1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={t('card.more', { name })}
            disabled={more === undefined || !hasRoom(bench, more)}
            onClick={() => more !== undefined && changed(bench, more, 1)}
          >
            +
          </button>
        </span>
      )}
    </li>
  )
}

const countOf = (cards: Stack['cards'], { id }: CardData): number =>
  cards.find(({ card }) => card.id === id)?.n ?? 0

function Allies({ bench }: { readonly bench: Bench }) {
  const { language, piles } = bench
  const t = deckText(language)
  return (
    <section className="side-section" aria-label={t('allies.title')}>
      <h2 className="section-title">
        {t('allies.title')}
        <small>{sum(piles.allies)}</small>
      </h2>
      {piles.allies.length === 0 ? <p className="muted">{t('allies.none')}</p> : null}
      <ul className="wrath-deck-rows">
        {listed(piles.allies).map(({ card, n }) => (
          <Row key={card.id} card={card} n={n} bench={bench} />
        ))}
      </ul>
    </section>
  )
}

function Row({ card, n, bench }: { readonly card: CardData; readonly n: number; readonly bench: Bench }) {
  const { language, enlarge } = bench
  const t = deckText(language)
  const name = cardName(card.id, language)
  return (
    <li className={`wrath-deck-row wrath-${printedColour(card.id)}`}>
      <b>{n}</b>
      <button
        type="button"
        className="wrath-deck-name"
        aria-label={t('card.large', { name })}
        onClick={() => enlarge(card.id)}
      >
        {name}
      </button>
      <Spheres card={card} />
      {bench.change === undefined ? null : (
        <span className="wrath-steps">
          <button
            type="button"
            aria-label={t('card.less', { name })}
            onClick={() => changed(bench, card, -1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={t('card.more', { name })}
            aria-disabled={!hasRoom(bench, card)}
            onClick={() => changed(bench, card, 1)}
          >
            +
          </button>
        </span>
      )}
    </li>
  )
}

function Spheres({ card }: { readonly card: CardData }) {
  if (!('cost' in card)) return <span />
  const all = colours.flatMap((colour) =>
    Array.from({ length: card.cost[colour] ?? 0 }, (_, place) => ({ colour, key: `${colour}${place}` })),
  )
  return (
    <span className="wrath-deck-cost" aria-hidden="true">
      {all.map(({ colour, key }) => (
        <Orb key={key} sphere={colour} />
      ))}
    </span>
  )
}
