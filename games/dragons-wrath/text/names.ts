import type { Language } from '@wyrmtable/kernel'
import type { Tri } from '../data/card.ts'
import { allCards } from '../data/library.ts'
import { boardOf } from '../rules/board/board.ts'
import type { State } from '../rules/state.ts'

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

/** The card or token id behind an instance id, wherever it lies. */
export function cardBehind(state: State, id: string): string | undefined {
  const live = boardOf(state).byId.get(id)
  if (live !== undefined) return live.cardId
  const object = boardOf(state).objects.get(id)
  if (object !== undefined) return object.cardId
  for (const player of state.players) {
    for (const zone of [
      player.hand,
      player.provinces,
      player.discard,
      player.pile,
      player.ongoing,
      player.exile,
    ]) {
      const card = zone.find((one) => one.id === id)
      if (card !== undefined) return card.card
    }
  }
  const enchantment = state.enchantments.find((one) => one.id === id)
  if (enchantment === undefined) return state.resolving.find((one) => one.id === id)?.card
  return typeof enchantment.face === 'string' ? enchantment.face : enchantment.face.tokenId
}
