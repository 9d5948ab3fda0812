import type { Seat } from '@wyrmtable/kernel'
import type { CardType, Colour, ObjectType, Sphere, Trait } from '../data/words.ts'
import type { Face } from './frames.ts'

/** What filters may ask of anything in the game (DW-15.5). */
export interface Thing {
  readonly id: string
  readonly kind: 'creature' | 'object' | 'province' | 'enchantment' | 'card'
  /** Card or token id; of a copy the id it copies. */
  readonly cardId: string
  /** What a creature looks like, copies counted; of one that has left play only where `cardId` names no card. */
  readonly face?: Face
  readonly type: CardType | null
  readonly controller: Seat
  readonly owner: Seat
  readonly colour: Colour | null
  readonly traits: readonly Trait[]
  readonly objectType: ObjectType | null
  readonly m: boolean
  readonly pp: number
  readonly pm: number
  /** Values after layer 5a (DW-18.4). */
  readonly basePp: number
  readonly basePm: number
  readonly costTotal: number
  readonly attacked: boolean
  readonly token: boolean
  readonly sphere: Sphere | null
  readonly exhausted: boolean
  readonly from: 'ritual' | 'curse' | 'ability' | null
  readonly bearer: string | null
  readonly objects: readonly string[]
}

/** A thing with nothing that a filter could want; its makers fill in what it has. */
export const blankThing: Omit<Thing, 'id' | 'kind' | 'cardId' | 'controller' | 'owner'> = {
  type: null,
  colour: null,
  traits: [],
  objectType: null,
  m: false,
  pp: 0,
  pm: 0,
  basePp: 0,
  basePm: 0,
  costTotal: 0,
  attacked: false,
  token: false,
  sphere: null,
  exhausted: false,
  from: null,
  bearer: null,
  objects: [],
}
