import type { Seat } from '@wyrmtable/kernel'
import type { Token } from '../data/card.ts'
import type {
  Ability,
  ActivatedAbility,
  Effect,
  Filter,
  ProvincePick,
  TriggeredAbility,
} from '../data/effect.ts'
import type { Cause, EventName, Mode } from '../data/words.ts'

/** What a creature looks like: a card of the files, or a token. */
export type Face = string | Token

/** Something an effect may speak of: a card, province or enchantment by its id, or a player. */
export type Ref = string | Seat

/** What an effect list knows of its surroundings. */
export interface Context {
  readonly you: Seat
  readonly from: 'ritual' | 'curse' | 'ability'
  /** The card with the ability, or the card cast, and what it looked like. */
  readonly self: string
  readonly face: Face
  /** Bearer of the object with the ability. */
  readonly bearer: string | null
  readonly targets: Readonly<Record<string, Ref>>
  readonly created: readonly string[]
  readonly each: Ref | null
  readonly event: GameEvent | null
  /** Options chosen at announcement, in card order (DW-16.7). */
  readonly modes: readonly number[]
  /** Inside an `instead` list: nothing here is replaced again (DW-20.3). */
  readonly replacing: boolean
  /** In a delayed list: which of `self` and `created` still lie where they lay, and can be moved (DW-17.24). */
  readonly movable: readonly string[] | null
}

/** Two creatures that meet, or one that attacks provinces (`b` null). */
export interface Combat {
  readonly a: string
  readonly b: string | null
  readonly mode: Mode | null
  /** In a fight neither role is true (DW-15.7). */
  readonly roles: boolean
}

/** An event that abilities may wait for. */
export interface GameEvent {
  readonly event: EventName
  readonly card: string | null
  readonly other: string | null
  readonly player: Seat | null
  readonly cause: Cause | null
}

export interface Trigger {
  readonly ability: TriggeredAbility
  readonly context: Context
  readonly ts: number
  readonly place: number
}

export interface Delayed {
  readonly at: 'turnEnd' | 'nextTurnStart'
  readonly turn: number
  readonly do: readonly Effect[]
  readonly context: Context
  /** Where `self` and `created` lay right after it was made; they can be moved from there only. */
  readonly zones: Readonly<Record<string, 'play' | 'discard' | 'elsewhere'>>
}

/** Scratch of the effect under way: the groups of players it goes through and how far it is. */
interface Local {
  readonly groups: readonly (readonly Seat[])[]
  at: number
}

export interface LossEntry {
  readonly seat: Seat
  readonly n: number
  readonly pick: ProvincePick
  readonly by: Seat
  readonly filter: Filter | null
}

export type WindowName =
  | 'turnStart'
  | 'afterMagic'
  | 'afterPurchase'
  | 'attackDeclared'
  | 'provinceAttackDeclared'
  | 'turnEnd'

/** A piece of work on the stack. */
export type Frame =
  /** Triggers one by one, state checks between them (DW-12.1). */
  | { readonly kind: 'settle'; dirty: boolean }
  | {
      readonly kind: 'effects'
      readonly list: readonly Effect[]
      at: number
      context: Context
      local: Local | null
      /** Players of a forEach that choose at the same time, or null. */
      readonly together: readonly Seat[] | null
      /** Top list of a card or ability: its choices were made at announcement. */
      readonly root: boolean
      modeAt: number
    }
  | {
      readonly kind: 'forEach'
      readonly list: readonly Effect[]
      readonly items: readonly Ref[]
      at: number
      context: Context
    }
  | { readonly kind: 'window'; readonly window: WindowName; seats: Seat[]; at: number; passed: Seat[] }
  | { readonly kind: 'cast'; readonly card: string; phase: number; readonly reacts: boolean }
  | { readonly kind: 'reaction'; readonly card: string; seats: Seat[] }
  | {
      readonly kind: 'ability'
      readonly ability: ActivatedAbility
      readonly context: Context
      phase: number
    }
  | {
      readonly kind: 'trigger'
      readonly trigger: Trigger
      phase: number
      modes: number[]
      targets: Record<string, Ref>
    }
  | { readonly kind: 'rituals'; cards: string[] }
  | { readonly kind: 'combatTurn'; readonly seat: Seat; begun: boolean }
  | { readonly kind: 'attack'; phase: number }
  | {
      readonly kind: 'compare'
      readonly a: string
      readonly b: string
      readonly mode: Mode
      phase: number
      winner: string | null
      loser: string | null
      readonly fight: boolean
    }
  | {
      readonly kind: 'destroy'
      creatures: string[]
      readonly objects: readonly string[]
      readonly beatenBy: Readonly<Record<string, string>>
      /** The comparison that destroys, or null. */
      readonly combat: Combat | null
      readonly replaceable: boolean
      at: number
      applied: string[]
    }
  | {
      readonly kind: 'loss'
      entries: LossEntry[]
      readonly cause: 'attack' | 'effect'
      readonly attacker: string | null
      readonly replaceable: boolean
      at: number
      applied: string[]
      phase: number
    }
  | { readonly kind: 'delayed'; items: Delayed[] }
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>

/** One seat's choice among provinces or cards. */
export interface Ask {
  readonly seat: Seat
  readonly kind: 'provinces' | 'cards'
  readonly why:
    | 'lose'
    | 'exhaust'
    | 'refresh'
    | 'recover'
    | 'steal'
    | 'discard'
    | 'search'
    | 'order'
    | 'bearer'
    | 'pay'
  /** Names that the seat sees, and the cards they mean: the same, or handles (DW-13.12). */
  readonly offered: readonly string[]
  readonly meant: readonly string[]
  /** Whose provinces or cards they are. */
  readonly of: Seat
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  picked: readonly string[] | null
}

/** What the game waits for. */
export type Question =
  | { readonly kind: 'draftPick'; seats: Seat[] }
  | { readonly kind: 'buildDeck'; seats: Seat[] }
  | { readonly kind: 'mulligan'; seats: Seat[]; again: Seat[] }
  | { readonly kind: 'commitMagic'; seats: Seat[] }
  | { readonly kind: 'commitPurchase'; seats: Seat[] }
  | { readonly kind: 'priority'; readonly seat: Seat; readonly window: WindowName }
  | { readonly kind: 'combat'; readonly seat: Seat }
  | { readonly kind: 'reaction'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'choices'; readonly asks: readonly Ask[] }
  | {
      readonly kind: 'targets'
      readonly seat: Seat
      readonly ability: Ability
      readonly context: Context
      readonly optional: boolean
      readonly modes: readonly number[]
    }
  | {
      readonly kind: 'option'
      readonly seat: Seat
      readonly why: 'mode' | 'pay'
      readonly count: number
      readonly of: Effect
    }
  | {
      readonly kind: 'confirm'
      readonly seat: Seat
      readonly why: 'trigger' | 'replacement'
      readonly card: string
    }
export type QuestionKind = Question['kind']

/** What was answered, for the frame that asked. */
export type Answer =
  /** What each seat asked picked, in the order of the asks. */
  | { readonly kind: 'choices'; readonly picks: readonly (readonly string[])[] }
  | { readonly kind: 'targets'; readonly targets: Readonly<Record<string, Ref>> | null }
  | { readonly kind: 'option'; readonly index: number }
  | { readonly kind: 'confirm'; readonly yes: boolean }
