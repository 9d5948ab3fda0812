import type { Language } from '@wyrmtable/kernel'
import type { Tri } from '../data/card.ts'
import { allCards } from '../data/library.ts'
import type { View } from '../rules/view.ts'

/** Names of cards and of the tokens that their effects make. */
const names: ReadonlyMap<string, Tri> = new Map([
  ...tokensIn(allCards),
  ...allCards.map(({ id, name }) => [id, name] as const),
])

function tokensIn(data: unknown): (readonly [string, Tri])[] {
  if (Array.isArray(data)) return data.flatMap(tokensIn)
  if (typeof data !== 'object' || data === null) return []
  const own = isToken(data) ? [[data.tokenId, data.name] as const] : []
  return [...own, ...Object.values(data).flatMap(tokensIn)]
}

function isToken(data: object): data is { readonly tokenId: string; readonly name: Tri } {
  return 'tokenId' in data && 'name' in data
}

export const cardName = (card: string, language: Language): string => names.get(card)?.[language] ?? card

/** The card or token id behind an instance id, wherever it lies in sight; undefined where the viewer sees only an id. */
export function cardBehind(view: View, id: string): string | undefined {
  const inPlay = view.play.find((one) => one.id === id)
  if (inPlay !== undefined) return inPlay.card
  for (const card of cardsIn(view)) if (card.id === id && card.card !== null) return card.card
  return undefined
}

interface Seen {
  readonly id: string
  readonly card: string | null
}

function* cardsIn({ play, me, players, enchantments, resolving, question }: View): Generator<Seen> {
  for (const { objects } of play) yield* objects
  if (me !== null) {
    yield* me.hand
    yield* me.provinces
  }
  for (const { knownProvinces, discard, ongoing, exile } of players) {
    yield* knownProvinces
    yield* discard
    yield* ongoing
    yield* exile
  }
  if (question?.kind === 'choices') for (const { own } of question.asks) yield* own?.offered ?? []
  yield* enchantments
  yield* resolving
}
