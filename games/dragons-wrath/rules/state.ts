import type { Seat } from '@wyrmtable/kernel'
import type { Deck } from '../data/card.ts'
import type { EffectOf, Modifier } from '../data/effect.ts'
import type { Duration, Mode } from '../data/words.ts'
import type { Context, Delayed, Face, Frame, Question, Ref, Trigger } from './frames.ts'
import type { Options } from './options.ts'
import type { Thing } from './thing.ts'

/** The steps of a turn in order (DW-6.2), before them draft, deck building and mulligan. */
export const steps = [
  'draft',
  'build',
  'mulligan',
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'C1',
  'C2',
  'E1',
  'E2',
  'E3',
  'E4',
] as const
export type Step = (typeof steps)[number]

/** A card outside play. `id` is the instance (DW-4.10), `card` the card of the files. */
export interface Card {
  readonly id: string
  readonly card: string
  readonly owner: Seat
}

export interface Province extends Card {
  readonly exhausted: boolean
  /** Its face was shown to all while it lay with this holder (DW-13.6). */
  readonly known: boolean
  /** Seats that alone have seen it by an effect (DW-17.6). */
  readonly seenBy: readonly Seat[]
}

/** How often an ability of a permanent was used, by its key. */
export type Uses = Record<string, number>

export interface Carried extends Card {
  readonly ts: number
  usedTurn: Uses
  usedGame: Uses
}

export interface Creature {
  readonly id: string
  readonly face: Face
  readonly token: boolean
  readonly owner: Seat
  /** Who put it in play; control effects stand in the enchantments (DW-4.3). */
  readonly by: Seat
  readonly ts: number
  /** Attacks declared this turn, and attacks it may make. */
  attacks: number
  mayAttack: number
  /** Who has attacked it (DW-10.6). */
  attackedBy: Seat[]
  objects: Carried[]
  usedTurn: Uses
  usedGame: Uses
}

/** A modifier as an enchantment holds it: references and numbers are settled (DW-17.7). */
export type SettledModifier = Modifier | { readonly op: 'copied'; readonly face: Face }

export interface Enchantment {
  readonly id: string
  /** Instance whose effect made it, and the card or token that this was. */
  readonly source: string
  readonly face: Face
  readonly from: 'ritual' | 'curse' | 'ability'
  readonly controller: Seat
  readonly ts: number
  readonly duration: Duration
  /** Turn at whose step E3 it ends; 0 where it does not. */
  readonly untilTurn: number
  /** Cards and players that it affects; null where that is found again all the time. */
  readonly affected: { readonly cards: readonly string[]; readonly players: readonly Seat[] } | null
  readonly dynamic: { readonly what: DynamicWhat; readonly context: Context } | null
  readonly mods: readonly SettledModifier[]
}
type DynamicWhat = EffectOf<'modify'>['what']

/** A card being cast (DW-4.1). */
export interface Resolving extends Card {
  readonly by: Seat
  readonly modes: readonly number[]
  readonly targets: Readonly<Record<string, Ref>>
  countered: boolean
}

export interface Attack {
  readonly attacker: string
  /** The creature attacked, or null in an attack on provinces. */
  target: string | null
  /** Attacked player, or controller of the target when it was declared. */
  player: Seat
  mode: Mode | null
  inWindow: boolean
  cancelled: boolean
}

export interface Fight {
  readonly a: string
  readonly b: string
  readonly mode: Mode
}

export interface PaidProvince {
  readonly province: string
  readonly as: 'red' | 'green' | 'blue' | 'grey'
}

/** What a seat has committed in secret at M1 or P1. */
export interface Commit {
  readonly ritual?: {
    readonly card: string
    readonly pay: readonly PaidProvince[]
    readonly discard: string
    readonly modes?: readonly number[]
    readonly targets?: Readonly<Record<string, Ref>>
  }
  readonly sacrifice?: string
  readonly creature?: {
    readonly card: string
    readonly pay: readonly PaidProvince[]
    readonly discard: string
  }
  readonly objects?: readonly { readonly card: string; readonly bearer: string }[]
}

export interface Player {
  provinces: Province[]
  hand: Card[]
  /** Top first. */
  pile: Card[]
  /** Newest last. */
  discard: Card[]
  ongoing: Card[]
  exile: Card[]
  commit: Commit | null
  sacrificed: boolean
  collector: boolean
  eliminated: boolean
  conceded: boolean
  /** 1 is best; 0 while it is open (DW-1.5). */
  rank: number
}

export interface Ending {
  readonly reason: 'lastProvince' | 'conceded' | 'together' | 'turnLimit'
  readonly winners: readonly Seat[]
}

/** Boosters before the game (DW-25.2); card ids by seat. */
export interface Limited {
  /** Boosters opened by each so far, in a draft. */
  round: number
  pools: string[][]
  packs: string[][]
  /** What has been picked in secret and not yet taken. */
  picked: (string | null)[]
  decks: (Deck | null)[]
}

/** Everything that decides how a game goes on; plain data, changed in place by the rules. */
export class State {
  turn = 1
  step: Step = 'T1'
  /** The order in force (DW-6.4): living players only. */
  order: Seat[]
  /** The same as it was computed, eliminated players included. */
  lastOrder: Seat[]
  players: Player[]
  /** In order of timestamps. */
  creatures: Creature[] = []
  enchantments: Enchantment[] = []
  resolving: Resolving[] = []
  /** Whose combat turn it is. */
  active: Seat | null = null
  combatTurnEnds = false
  attack: Attack | null = null
  fight: Fight | null = null
  /** Work that is under way, innermost last (DW-28.1). */
  stack: Frame[] = []
  /** Fired triggers in the order in which they resolve, and those not yet put in order (DW-19.2). */
  queue: Trigger[] = []
  fresh: Trigger[] = []
  /** Whether triggers wait (DW-8.6, DW-9.4). */
  held = false
  delayed: Delayed[] = []
  question: Question | null = null
  /** Number of the question that is open (DW-28.5). */
  asked = 0
  /** Triggers since the last decision (DW-19.10). */
  fired = 0
  nextTs = 1
  /** Secret seed of instance ids, and how many it has given (DW-4.10). */
  idSeed: number[] = [0, 0, 0, 0]
  idsGiven = 0
  /** Values of cards that left play while something may still speak of them (DW-19.7). */
  lastKnown: Record<string, Thing> = {}
  ending: Ending | null = null
  /** While decks are drafted or built. */
  limited: Limited | null = null
  /** Not part of the position: grows with each change, so that the board is computed anew. */
  stamp = 0
  readonly options: Options

  constructor(options: Options, seats: number) {
    this.options = options
    this.players = Array.from({ length: seats }, emptyPlayer)
    this.order = Array.from({ length: seats }, (_, seat) => seat)
    this.lastOrder = [...this.order]
  }

  player(seat: Seat): Player {
    return this.players[seat]!
  }

  /**
   * Every change that the board may depend on calls this: of creatures and what they bear, enchantments, cards and
   * provinces of players, the order, the turn, an attack or a fight. Steps, frames, questions and passes do not.
   */
  touch(): void {
    this.stamp++
  }
}

function emptyPlayer(): Player {
  return {
    provinces: [],
    hand: [],
    pile: [],
    discard: [],
    ongoing: [],
    exile: [],
    commit: null,
    sacrificed: false,
    collector: false,
    eliminated: false,
    conceded: false,
    rank: 0,
  }
}

export const isLiving = (state: State, seat: Seat): boolean => !state.player(seat).eliminated

/** Living players in seat order. */
export const livingSeats = (state: State): Seat[] =>
  state.players.flatMap((player, seat) => (player.eliminated ? [] : [seat]))
