import type { Handlers } from '@wyrmtable/kernel'
import type {
  Ability,
  AbilityCost,
  Amount,
  Condition,
  Effect,
  EffectOf,
  EventPattern,
  Filter,
  Modifier,
  Selector,
  SelectorKind,
  Stat,
} from '../../data/effect.ts'
import type { CardRef, Duration, EventName, Mode, PlayerRef, RuleName } from '../../data/words.ts'

/** A noun phrase with what other words must agree with. An empty text: the verb says it alone. */
export interface Noun {
  readonly text: string
  readonly plural: boolean
  readonly feminine: boolean
  /** A card of your own, whose owner need not be named. */
  readonly isYours?: boolean
}

/** What a selector or target describes, and with which article. */
export interface Described {
  readonly kind: SelectorKind
  readonly determiner: 'target' | 'upToOneTarget' | 'all' | 'the' | 'one' | 'bare' | 'bareMany'
  readonly filter?: Filter | undefined
  readonly controller?: Selector['controller'] | undefined
  readonly other?: boolean | undefined
  readonly attachedTo?: CardRef | undefined
}

/** Where a reference is named: the same creature is `this creature`, then `it`. */
export interface Mention {
  readonly isObject: boolean
  readonly event: EventName | undefined
  readonly again: boolean
  readonly asSubject: boolean
}

/** Parts of cards that have one noun each. */
export type CardPart =
  | Exclude<CardRef, Changing | 'eventCard' | 'eventOther'>
  | 'object'
  | 'winner'
  | 'loser'
  | 'attacked'
  | 'bearerOfIt'
/** Parts told otherwise the second time, or as the subject of a sentence. */
export type Changing = 'self' | 'bearer' | 'each' | 'victor'

/** Parts of players that have one noun each. */
type PlayerPart = 'you' | 'opponents' | 'allPlayers' | 'activePlayer' | 'defendingPlayer' | 'targetPlayer'

/** What is true of a creature in a fight, told in one clause. */
export interface Combat {
  readonly role?: 'attacker' | 'defender'
  readonly mode?: Mode
  readonly vs?: Filter
}

/** Figures added to powers have templates of their own: those beside each other share one verb. */
type PlainModifier = Exclude<Modifier, { readonly op: 'addPower' }>

type KeysOf<T> = T extends unknown ? keyof T : never
export type ConditionKey = Exclude<KeysOf<Condition>, 'vs' | 'role' | 'mode' | 'all'>
export type ConditionOf<K extends ConditionKey> = Extract<Condition, { readonly [Key in K]: unknown }>

/** What one card's text knows while it is told: its targets, and how parts are put into words. */
export interface Tell {
  /** The card tells of an object: `self` is the object, the creature its bearer. */
  readonly isObject: boolean
  ref(name: CardRef, asSubject?: boolean): Noun
  /** All that a selector finds; as a subject without the word for all. */
  what(what: CardRef | Selector | 'you' | 'opponents' | 'allPlayers', asSubject?: boolean): Noun
  described(described: Described): Noun
  player(ref: PlayerRef): Noun
  effects(effects: readonly Effect[]): string
  /** What a list does to each of these players, the first mention being theirs; undefined if it names none. */
  toEach(players: Noun, effects: readonly Effect[]): string | undefined
  mods(mods: readonly Modifier[], subject: Noun): string
  condition(condition: Condition): string
  or(words: readonly string[]): string
  and(words: readonly string[]): string
  tokenName(token: EffectOf<'createToken'>['token']): string
  label(option: EffectOf<'choose'>['options'][number]): string | undefined
  ability(ability: Ability): string
  cardName(card: string): string
}

/** All templates of one language (DW-26.4): a primitive, modifier, rule, event or key without one does not compile. */
export interface Words {
  readonly effect: Handlers<Effect, 'op', [tell: Tell], string>
  readonly modifier: Handlers<PlainModifier, 'op', [subject: Noun, tell: Tell], string>
  readonly rule: {
    readonly [R in RuleName]: (rule: { readonly n?: number; readonly mode?: Mode }, subject: Noun) => string
  }
  readonly event: { readonly [E in EventName]: (pattern: EventPattern, tell: Tell) => string }
  readonly condition: { readonly [K in ConditionKey]: (condition: ConditionOf<K>, tell: Tell) => string }
  /** Clauses that must all hold. */
  together(clauses: readonly string[], tell: Tell): string
  readonly duration: { readonly [D in Duration]: string }
  readonly cards: { readonly [P in CardPart]: Noun }
  readonly mentioned: { readonly [P in Changing]: (mention: Mention) => Noun }
  describe(described: Described, tell: Tell): Noun
  readonly players: { readonly [P in PlayerPart]: Noun }
  /** Whose a card is, by its own name or by a name that tells nothing of its kind. */
  holder(role: 'owner' | 'controller', card: CardRef, tell: Tell): Noun
  /** Several players at once, as the subject of what lasts. */
  group(players: 'opponents' | 'allPlayers'): Noun
  /** `+2 PP`, `+1 PP for each …` */
  figure(stat: Stat, n: Amount, tell: Tell): string
  gets(subject: Noun, figures: string): string
  /** What is true of who fights. */
  combat(who: Noun, combat: Combat, tell: Tell): string
  /** What was named before, by its kind: `that creature`. */
  that(thing: Pick<Described, 'kind' | 'controller' | 'filter'>): Noun
  cost(cost: AbilityCost, isObject: boolean): string
  static(subject: Noun, mods: string, when: string | undefined): string
  triggered(event: string, effects: string, when: string | undefined): string
  activated(cost: string, effects: string, when: string | undefined): string
  /** `first` comes before the event, `instead` in its place; `nothing` says what does not happen. */
  replacement(
    event: string,
    effects: string,
    how: 'first' | 'instead' | 'nothing',
    when: string | undefined,
  ): string
  replaced(event: 'destroy' | 'provinceLoss', of: string, tell: Tell): string
  /** What happens where a loss or destruction is replaced by nothing. */
  nothing(event: 'destroy' | 'provinceLoss', isObject: boolean): string
  /** What is offered to you: an order turned into a wish, if it can be; else the orders behind a colon. */
  wish(order: string): string | undefined
  may(wishes: string): string
  mayDo(orders: string): string
  /** An order to you, told apart from what another player does just before it. */
  explicit(order: string): string
  /** An order reads like a statement about the player of the sentence before. */
  readonly ordersAreAmbiguous: boolean
  /** When and on what a card may be played. */
  readonly casting: {
    readonly only: { readonly [E in 'attackDeclared' | 'provinceAttackDeclared']: string }
    reaction(types: readonly ('curse' | 'ritual')[]): string
    readonly bearer: { readonly [S in 'opponent' | 'any']: string }
  }
  limit(per: 'turn' | 'game', n: number): string
  readonly andThen: string
}
