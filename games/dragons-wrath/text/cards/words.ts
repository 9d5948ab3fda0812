import type {
  Ability,
  AbilityCost,
  Amount,
  Condition,
  Effect,
  EffectOf,
  EffectOp,
  EventPattern,
  Filter,
  Modifier,
  Selector,
  SelectorKind,
  TargetSpec,
} from '../../data/effect.ts'
import type { CardRef, Duration, EventName, PlayerRef, RuleName } from '../../data/words.ts'

/** A noun phrase with what other words must agree with. */
export interface Noun {
  readonly text: string
  readonly plural: boolean
  readonly feminine: boolean
}

/** What a selector or target describes. */
export interface Described {
  readonly kind: SelectorKind
  readonly determiner: 'target' | 'all' | 'one' | 'number'
  readonly filter?: Filter | undefined
  readonly controller?: Selector['controller'] | undefined
  readonly other?: boolean | undefined
  readonly attachedTo?: CardRef | undefined
}

type ModifierOp = Modifier['op']
type ModifierOf<Op> =
  Extract<Modifier, { readonly op: unknown }> extends infer M
    ? M extends { readonly op: infer O }
      ? Op extends O
        ? M & { readonly op: Op }
        : never
      : never
    : never

type KeysOf<T> = T extends unknown ? keyof T : never
export type ConditionKey = KeysOf<Condition>
type ConditionOf<K extends ConditionKey> = Extract<Condition, { readonly [Key in K]: unknown }>

/** What one card's text knows while it is told: its targets, and how parts are put into words. */
export interface Tell {
  /** The card tells of an object: `self` is the object, the creature its bearer. */
  readonly isObject: boolean
  readonly targets: readonly TargetSpec[]
  ref(name: CardRef): Noun
  what(what: CardRef | Selector | 'you' | 'opponents' | 'allPlayers'): Noun
  described(described: Described): Noun
  player(ref: PlayerRef): Noun
  amount(amount: Amount): string
  effects(effects: readonly Effect[]): string
  mods(mods: readonly Modifier[], subject: Noun): string
  condition(condition: Condition): string
  or(words: readonly string[]): string
  and(words: readonly string[]): string
  tokenName(token: EffectOf<'createToken'>['token']): string
  label(option: EffectOf<'choose'>['options'][number]): string
  ability(ability: Ability): string
  cardName(card: string): string
}

/** All templates of one language (DW-26.4): a primitive, modifier, rule, event or key without one does not compile. */
export interface Words {
  readonly effect: { readonly [Op in EffectOp]: (effect: EffectOf<Op>, tell: Tell) => string }
  readonly modifier: {
    readonly [Op in ModifierOp]: (mod: ModifierOf<Op>, subject: Noun, tell: Tell) => string
  }
  readonly rule: {
    readonly [R in RuleName]: (rule: { readonly n?: number; readonly mode?: string }, subject: Noun) => string
  }
  readonly event: { readonly [E in EventName]: (pattern: EventPattern, tell: Tell) => string }
  readonly condition: { readonly [K in ConditionKey]: (condition: ConditionOf<K>, tell: Tell) => string }
  readonly duration: { readonly [D in Duration]: string }
  readonly refs: { readonly [R in CardRef]: (isObject: boolean) => Noun }
  describe(described: Described, tell: Tell): Noun
  player(ref: PlayerRef, tell: Tell): Noun
  amount(amount: Exclude<Amount, number>, tell: Tell): string
  that(spec: TargetSpec): Noun
  cost(cost: AbilityCost): string
  static(subject: string, mods: string, when: string | undefined): string
  triggered(event: string, effects: string, when: string | undefined, optional: boolean): string
  activated(cost: string, effects: string, when: string | undefined): string
  replacement(
    event: string,
    instead: string,
    keeps: boolean,
    optional: boolean,
    when: string | undefined,
  ): string
  replaced(event: 'destroy' | 'provinceLoss', of: string): string
  limit(per: 'turn' | 'game', n: number): string
  castOnly(window: 'attackDeclared' | 'provinceAttackDeclared'): string
  reaction(types: readonly ('curse' | 'ritual')[]): string
  bearer(side: 'opponent' | 'any'): string
  readonly nothing: string
  readonly andThen: string
}
