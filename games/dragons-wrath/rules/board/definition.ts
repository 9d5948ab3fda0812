import type { CardData, Cost, Token } from '../../data/card.ts'
import type { Ability } from '../../data/effect.ts'
import { cardOf } from '../../data/library.ts'
import { type Colour, colours, type ObjectType, type Trait } from '../../data/words.ts'
import type { Face } from '../frames.ts'

/** Printed values of a card or token that can be in play (DW-21.1). */
export interface Definition {
  readonly cardId: string
  readonly type: 'creature' | 'object' | 'ritual' | 'curse'
  readonly colour: Colour
  readonly cost: Cost
  readonly costTotal: number
  readonly traits: readonly Trait[]
  readonly pp: number
  readonly pm: number
  readonly m: boolean
  readonly objectType: ObjectType | null
  readonly abilities: readonly Ability[]
}

const byCard = new Map<string, Definition>()
const byToken = new WeakMap<Token, Definition>()

/** What is printed; found once a card. */
export function definitionOf(face: Face): Definition {
  const known = typeof face === 'string' ? byCard.get(face) : byToken.get(face)
  if (known !== undefined) return known
  if (typeof face === 'string') {
    const made = ofCard(cardOf(face))
    byCard.set(face, made)
    return made
  }
  const made = ofToken(face)
  byToken.set(face, made)
  return made
}

export const spheresIn = (cost: Cost): number => colours.reduce((sum, colour) => sum + (cost[colour] ?? 0), 0)

function ofCard(card: CardData): Definition {
  if (card.type === 'province') throw new RangeError(`${card.id} is a province`)
  const cost = card.type === 'object' ? {} : card.cost
  const isCreature = card.type === 'creature'
  return {
    cardId: card.id,
    type: card.type,
    colour: card.color,
    cost,
    costTotal: spheresIn(cost),
    traits: card.traits ?? [],
    pp: isCreature ? card.pp : 0,
    pm: isCreature ? card.pm : 0,
    m: isCreature && card.m,
    objectType: card.type === 'object' ? card.objectType : null,
    abilities: card.type === 'creature' || card.type === 'object' ? (card.abilities ?? []) : [],
  }
}

/** DW-17.8: cost 0, no abilities, no M unless it says so. */
function ofToken(token: Token): Definition {
  return {
    cardId: token.tokenId,
    type: 'creature',
    colour: token.color,
    cost: {},
    costTotal: 0,
    traits: token.traits,
    pp: token.pp,
    pm: token.pm,
    m: token.m ?? false,
    objectType: null,
    abilities: [],
  }
}
