import type { Seat } from '@wyrmtable/kernel'
import type { Ability, Filter } from '../../data/effect.ts'
import type { Colour, Mode, Trait } from '../../data/words.ts'
import type { Face } from '../frames.ts'
import type { Carried, Creature } from '../state.ts'
import type { Thing } from '../thing.ts'

/** An ability as a permanent has it now. */
export interface HeldAbility {
  readonly ability: Ability
  /** Under which its uses are counted. */
  readonly key: string
}

/** DW-18.15: what a creature may not do, or may do more. */
export interface Rules {
  cannotAttack: boolean
  cannotAttackProvinces: boolean
  cannotBeAttacked: boolean
  cannotBeTargeted: boolean
  provinceFrom: number | null
  ignoreGuard: boolean
  provinceDamage: number
  onlyModes: Mode[]
}

/** A creature with its current values; they are changed layer by layer while the board is computed. */
export interface Live extends Thing {
  readonly kind: 'creature'
  readonly creature: Creature
  face: Face
  controller: Seat
  cardId: string
  colour: Colour
  traits: readonly Trait[]
  m: boolean
  pp: number
  pm: number
  basePp: number
  basePm: number
  costTotal: number
  /** Timestamp of the last loss of abilities, or −1. */
  lostAt: number
  rules: Rules
  abilities: HeldAbility[]
}

export interface LiveObject extends Thing {
  readonly kind: 'object'
  readonly object: Carried
  readonly on: Live
  readonly abilities: readonly HeldAbility[]
}

interface CostDelta {
  readonly cards: Filter
  readonly color: Colour
  readonly n: number
}

export interface LivePlayer {
  initiative: number
  cannotCastCurses: boolean
  costs: CostDelta[]
}

/** Everything in play as continuous effects make it (DW-18.1). */
export interface Board {
  readonly creatures: readonly Live[]
  readonly byId: ReadonlyMap<string, Live>
  readonly objects: ReadonlyMap<string, LiveObject>
  readonly players: readonly LivePlayer[]
}
