import type { Cost, Token, Tri } from './basics.ts'
import type {
  CardRef,
  CardType,
  Cause,
  Colour,
  Duration,
  EventName,
  Mode,
  ObjectType,
  PlayerRef,
  RuleName,
  Sphere,
  TargetId,
  Trait,
} from './words.ts'

export interface Range {
  readonly min?: number
  readonly max?: number
}

/** DW-15.5: every key that is given must hold. */
export interface Filter {
  readonly color?: readonly Colour[]
  readonly notColor?: readonly Colour[]
  readonly trait?: readonly Trait[]
  readonly allTraits?: readonly Trait[]
  readonly notTrait?: readonly Trait[]
  readonly type?: readonly CardType[]
  readonly objectType?: readonly ObjectType[]
  readonly hasM?: boolean
  readonly hasObject?: boolean
  readonly pp?: Range
  readonly pm?: Range
  readonly costTotal?: Range
  readonly attackedThisTurn?: boolean
  readonly token?: boolean
  readonly cardId?: string
  readonly sphere?: readonly Sphere[]
  readonly exhausted?: boolean
  readonly enchantmentFrom?: readonly ('ritual' | 'curse' | 'ability')[]
}

export type SelectorKind =
  | 'creature'
  | 'object'
  | 'province'
  | 'enchantment'
  | 'handCard'
  | 'discardCard'
  | 'player'

/** DW-15.4: all matching things. */
export interface Selector {
  readonly kind: SelectorKind
  readonly controller?: 'you' | 'opponent' | 'any' | 'eventPlayer' | 't0' | 'each'
  readonly filter?: Filter
  readonly other?: boolean
  readonly attachedTo?: CardRef
}

export type What = CardRef | Selector
export type PlayerGroup = 'you' | 'opponents' | 'allPlayers'

/** DW-15.6 */
export type Amount =
  | number
  | { readonly count: Selector; readonly times?: number; readonly min?: number; readonly max?: number }
  | { readonly statOf: CardRef; readonly stat: 'pp' | 'pm'; readonly times?: number }
  | { readonly provincesOf: PlayerRef; readonly times?: number }
  | { readonly turn: true; readonly max?: number }

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

/** DW-15.7: exactly one key. */
export type Condition =
  | { readonly vs: Filter }
  | { readonly role: 'attacker' | 'defender' }
  | { readonly mode: Mode }
  | { readonly turnAtLeast: number }
  | { readonly exists: Selector }
  | { readonly is: { readonly ref: CardRef; readonly filter: Filter } }
  | { readonly compare: readonly [Amount, Comparison, Amount] }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

export type Stat = 'pp' | 'pm' | 'both'

/** DW-18 */
export type Modifier =
  | { readonly op: 'addPower'; readonly stat: Stat; readonly n: Amount }
  | { readonly op: 'setPower'; readonly stat: Stat; readonly n: Amount }
  | { readonly op: 'mulPower'; readonly stat: Stat; readonly num: number; readonly den: number }
  | { readonly op: 'swapPower' | 'loseAbilities' | 'gainControl' }
  | { readonly op: 'addTrait' | 'removeTrait'; readonly trait: Trait }
  | { readonly op: 'setColor'; readonly color: Colour }
  | { readonly op: 'setM'; readonly value: boolean }
  | { readonly op: 'grantAbility'; readonly ability: Ability }
  | { readonly op: 'copyOf'; readonly of: CardRef }
  | { readonly op: 'costDelta'; readonly cards: Filter; readonly color: Colour; readonly n: number }
  | { readonly op: 'initiative'; readonly n: number }
  | { readonly op: 'rule'; readonly rule: RuleName; readonly n?: number; readonly mode?: Mode }

export interface TargetSpec {
  readonly id: TargetId
  readonly kind: 'creature' | 'object' | 'player' | 'enchantment' | 'discardCard'
  readonly controller?: 'you' | 'opponent' | 'any'
  readonly filter?: Filter
  readonly optional?: boolean
}

export interface Limit {
  readonly per: 'turn' | 'game'
  readonly n: number
}

export interface EventPattern {
  readonly event: EventName
  readonly subject?: 'self' | 'bearer' | 'other' | 'any'
  readonly subjectFilter?: Filter
  readonly otherFilter?: Filter
  readonly player?: 'you' | 'opponent' | 'any'
  readonly cause?: Cause
}

export interface AbilityCost {
  readonly exhaust?: Cost
  readonly discardSelf?: true
  readonly discardCards?: number
}

interface StaticAbility {
  readonly kind: 'static'
  readonly affects: What | PlayerGroup
  readonly when?: Condition
  readonly mod: readonly Modifier[]
}
export interface TriggeredAbility {
  readonly kind: 'triggered'
  readonly on: EventPattern
  readonly when?: Condition
  readonly optional?: boolean
  readonly limit?: Limit
  readonly targets?: readonly TargetSpec[]
  readonly do: readonly Effect[]
}
export interface ActivatedAbility {
  readonly kind: 'activated'
  readonly cost: AbilityCost
  readonly when?: Condition
  readonly limit?: Limit
  readonly targets?: readonly TargetSpec[]
  readonly do: readonly Effect[]
}
export interface ReplacementAbility {
  readonly kind: 'replacement'
  readonly event: 'destroy' | 'provinceLoss'
  readonly of: 'self' | 'bearer' | 'you' | 'attackBySelf' | 'attackByBearer'
  readonly when?: Condition
  readonly optional?: boolean
  readonly limit?: Limit
  readonly keepsEvent?: boolean
  readonly instead: readonly Effect[]
}
export type Ability = StaticAbility | TriggeredAbility | ActivatedAbility | ReplacementAbility

export type ProvincePick = 'holder' | 'you' | 'random'
type PayCost =
  | { readonly exhaustAny: number }
  | { readonly discardCards: number }
  | { readonly discardProvince: number }

/** DW-17: the primitives. */
export type Effect =
  | { readonly op: 'destroy'; readonly what: What }
  | {
      readonly op: 'move'
      readonly what: What
      readonly to: 'hand' | 'play' | 'discard' | 'pileTop' | 'pileBottom' | 'exile'
      readonly under?: 'owner' | 'you'
    }
  | {
      readonly op: 'discard'
      readonly player: PlayerRef
      readonly n: Amount
      readonly pick: 'chosen' | 'random'
      readonly filter?: Filter
    }
  | { readonly op: 'draw'; readonly player: PlayerRef; readonly n: Amount }
  | {
      readonly op: 'search'
      readonly player: PlayerRef
      readonly zone: 'pile' | 'discard'
      readonly filter?: Filter
      readonly n: Amount
      readonly to: 'hand' | 'play'
    }
  | {
      readonly op: 'look'
      readonly player: PlayerRef
      readonly zone: 'pileTop' | 'hand' | 'provinces'
      readonly n: Amount
      readonly public?: boolean
      readonly reorder?: boolean
    }
  | {
      readonly op: 'modify'
      readonly what: What | PlayerGroup
      readonly mod: readonly Modifier[]
      readonly duration: Duration
      readonly dynamic?: boolean
    }
  | { readonly op: 'createToken'; readonly player: PlayerRef; readonly token: Token; readonly n: Amount }
  | { readonly op: 'createCopy'; readonly player: PlayerRef; readonly of: CardRef }
  | { readonly op: 'moveObject'; readonly what: CardRef; readonly to: What }
  | {
      readonly op: 'destroyProvince' | 'exhaustProvince' | 'refreshProvince'
      readonly player: PlayerRef
      readonly n: Amount
      readonly pick: ProvincePick
      readonly filter?: Filter
    }
  | {
      readonly op: 'recoverProvince'
      readonly player: PlayerRef
      readonly n: Amount
      readonly filter?: Filter
    }
  | {
      readonly op: 'stealProvince'
      readonly from: PlayerRef
      readonly to: PlayerRef
      readonly n: Amount
      readonly pick: ProvincePick
    }
  | { readonly op: 'dispel'; readonly what: What }
  | { readonly op: 'counter' | 'cancelAttack' | 'endCombatTurn' }
  | { readonly op: 'redirectAttack'; readonly to: CardRef }
  | { readonly op: 'setAttackMode'; readonly mode: Mode | 'other' }
  | { readonly op: 'extraAttack'; readonly what: CardRef }
  | { readonly op: 'fight'; readonly a: CardRef; readonly b: CardRef; readonly mode: Mode }
  | { readonly op: 'delayed'; readonly at: 'turnEnd' | 'nextTurnStart'; readonly do: readonly Effect[] }
  | { readonly op: 'choose'; readonly by: PlayerRef; readonly options: readonly Option[] }
  | {
      readonly op: 'random'
      readonly outcomes: readonly { readonly weight: number; readonly do: readonly Effect[] }[]
    }
  | {
      readonly op: 'if'
      readonly cond: Condition
      readonly then: readonly Effect[]
      readonly else?: readonly Effect[]
    }
  | {
      readonly op: 'forEach'
      readonly over: Selector | 'opponents' | 'allPlayers'
      readonly do: readonly Effect[]
    }
  | {
      readonly op: 'payOrElse'
      readonly player: PlayerRef
      readonly cost: PayCost
      readonly orElse: readonly Effect[]
    }

interface Option {
  readonly label?: Tri
  readonly do: readonly Effect[]
}

export type EffectOp = Effect['op']
type Named<E, Op> = E extends { readonly op: infer O }
  ? Op extends O
    ? E & { readonly op: Op }
    : never
  : never
export type EffectOf<Op extends EffectOp> = Named<Effect, Op>
