import type { Cost, Tri } from './basics.ts'
import type { Ability, Effect, TargetSpec } from './effect.ts'
import type { CardType, Colour, ObjectType, Rarity, Sphere, Trait } from './words.ts'

export type { Cost, Token, Tri } from './basics.ts'

interface Base {
  readonly id: string
  readonly type: CardType
  readonly name: Tri
  readonly rarity: Rarity
}

interface ProvinceCard extends Base {
  readonly type: 'province'
  readonly sphere: Sphere
}

interface AllyCard extends Base {
  readonly color: Colour
  /** Design points of the abilities (DW-25.9). */
  readonly points: number
  readonly traits?: readonly Trait[]
}

export interface CreatureCard extends AllyCard {
  readonly type: 'creature'
  readonly cost: Cost
  readonly pp: number
  readonly pm: number
  readonly m: boolean
  readonly traits: readonly Trait[]
  readonly abilities?: readonly Ability[]
}

interface ObjectCard extends AllyCard {
  readonly type: 'object'
  readonly objectType: ObjectType
  /** Whose creatures may bear it (DW-9.2). */
  readonly bearer?: 'you' | 'opponent' | 'any'
  readonly abilities: readonly Ability[]
}

interface RitualCard extends AllyCard {
  readonly type: 'ritual'
  readonly cost: Cost
  readonly targets?: readonly TargetSpec[]
  readonly effect: readonly Effect[]
}

export interface CurseCard extends AllyCard {
  readonly type: 'curse'
  readonly cost: Cost
  readonly reaction?: readonly ('curse' | 'ritual')[]
  readonly castOnly?: 'attackDeclared' | 'provinceAttackDeclared'
  readonly targets?: readonly TargetSpec[]
  readonly effect: readonly Effect[]
}

export type Spell = RitualCard | CurseCard
export type CardData = ProvinceCard | CreatureCard | ObjectCard | Spell

export interface CardFile {
  readonly format: 'dw-cards/1'
  readonly set: string
  readonly cards: readonly CardData[]
}

export interface PileEntry {
  readonly card: string
  readonly n: number
}

export interface Deck {
  readonly id: string
  readonly name: Tri
  readonly provinces: readonly PileEntry[]
  readonly allies: readonly PileEntry[]
}

/** A deck with what its owner wrote about it, as it is exchanged; no match knows of the notes. */
export interface NotedDeck extends Deck {
  readonly notes?: string
}

/** Format 2 adds the notes to format 1. */
export type DeckFile =
  | { readonly format: 'dw-decks/1'; readonly cards: string; readonly decks: readonly Deck[] }
  | { readonly format: 'dw-decks/2'; readonly cards: string; readonly decks: readonly NotedDeck[] }
