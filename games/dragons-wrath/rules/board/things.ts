import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../../data/library.ts'
import type { Card, State } from '../state.ts'
import { blankThing, type Thing } from '../thing.ts'
import { definitionOf } from './definition.ts'
import type { Board } from './live.ts'

/** A card outside play as filters see it: its printed values. */
export function thingOfCard(card: Card, controller: Seat = card.owner): Thing {
  const printed = cardOf(card.card)
  const base = { ...blankThing, id: card.id, cardId: card.card, controller, owner: card.owner }
  if (printed.type === 'province') {
    return { ...base, kind: 'province', type: 'province', sphere: printed.sphere }
  }
  const { colour, traits, objectType, pp, pm, m, costTotal } = definitionOf(card.card)
  return {
    ...base,
    kind: 'card',
    type: printed.type,
    colour,
    traits,
    objectType,
    pp,
    pm,
    basePp: pp,
    basePm: pm,
    m,
    costTotal,
  }
}

/** What the id means now: in play, an enchantment, being cast, last known (DW-19.7), or in a zone. */
export function thingOf(state: State, board: Board, id: string): Thing | undefined {
  const inPlay = board.byId.get(id) ?? board.objects.get(id)
  if (inPlay !== undefined) return inPlay
  const enchantment = state.enchantments.find((one) => one.id === id)
  if (enchantment !== undefined) {
    const { controller, from, face } = enchantment
    const cardId = typeof face === 'string' ? face : face.tokenId
    return { ...blankThing, id, kind: 'enchantment', cardId, controller, owner: controller, from }
  }
  const cast = state.resolving.find((one) => one.id === id)
  if (cast !== undefined) return thingOfCard(cast, cast.by)
  return state.lastKnown[id] ?? thingInZones(state, id)
}

function thingInZones(state: State, id: string): Thing | undefined {
  for (const [seat, player] of state.players.entries()) {
    const province = player.provinces.find((one) => one.id === id)
    if (province !== undefined) {
      return { ...thingOfCard(province, seat), exhausted: province.exhausted }
    }
    for (const zone of [player.discard, player.ongoing, player.exile, player.hand]) {
      const card = zone.find((one) => one.id === id)
      if (card !== undefined) return thingOfCard(card, seat)
    }
  }
  return undefined
}
