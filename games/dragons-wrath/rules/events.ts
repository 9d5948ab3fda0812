import type { Rolled, Seat } from '@wyrmtable/kernel'
import type { Cause, Mode } from '../data/words.ts'
import type { Ref, WindowName } from './frames.ts'
import type { Ending, Step } from './state.ts'

/** A card as events name it: instance and card (or token) id. */
export interface Named {
  readonly id: string
  readonly card: string
}

export type Zone = 'hand' | 'pile' | 'discard' | 'ongoing' | 'exile' | 'play' | 'resolving' | 'provinces'

/** What happened, in order. A field `cards` of hidden cards is left out for whoever may not see them. */
export type Event =
  | (Rolled & { readonly why: 'tie' | 'collector' | 'outcome' })
  | { readonly type: 'packsPassed'; readonly round: number }
  | { readonly type: 'deckBuilt'; readonly seat: Seat }
  | { readonly type: 'stepBegan'; readonly turn: number; readonly step: Step }
  | { readonly type: 'orderSet'; readonly order: readonly Seat[]; readonly might: readonly number[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly n: number; readonly cards?: readonly Named[] }
  | { readonly type: 'shuffled'; readonly seat: Seat }
  | { readonly type: 'mulligan'; readonly seat: Seat; readonly again: boolean }
  | { readonly type: 'committed'; readonly seat: Seat }
  | {
      readonly type: 'commitRevealed'
      readonly seat: Seat
      readonly sacrifice: boolean
      readonly ritual: string | null
      readonly creature: string | null
      readonly objects: readonly string[]
    }
  | { readonly type: 'provincesShown'; readonly seat: Seat; readonly provinces: readonly Named[] }
  | { readonly type: 'provincesExhausted'; readonly seat: Seat; readonly provinces: readonly Named[] }
  | { readonly type: 'provincesReadied'; readonly seat: Seat; readonly n: number }
  | {
      readonly type: 'provinceDiscarded'
      readonly seat: Seat
      readonly id: string
      readonly card: string
      readonly cause: Cause
      /** The collector who gets it, or null. */
      readonly to: Seat | null
    }
  | {
      readonly type: 'provinceStolen'
      readonly from: Seat
      readonly to: Seat
      readonly id: string
      readonly card: string
    }
  | {
      readonly type: 'provinceRecovered'
      readonly seat: Seat
      readonly id: string
      readonly card: string
    }
  | { readonly type: 'collectorBegan'; readonly seat: Seat }
  | { readonly type: 'collectorsEnded'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'cardCast'
      readonly seat: Seat
      readonly id: string
      readonly card: string
      readonly targets: readonly Ref[]
      readonly modes: readonly number[]
    }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly id: string; readonly card: string }
  | { readonly type: 'abilityTriggered'; readonly seat: Seat; readonly id: string; readonly card: string }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly id: string; readonly card: string }
  | { readonly type: 'countered'; readonly id: string; readonly card: string }
  | { readonly type: 'fizzled'; readonly id: string; readonly card: string }
  | {
      readonly type: 'cardMoved'
      readonly owner: Seat
      readonly from: Zone
      readonly to: Zone
      readonly id: string
      readonly card: string
    }
  | {
      readonly type: 'enteredPlay'
      readonly seat: Seat
      readonly id: string
      readonly card: string
      readonly token: boolean
    }
  | { readonly type: 'leftPlay'; readonly seat: Seat; readonly id: string; readonly card: string }
  | {
      readonly type: 'destroyed'
      readonly seat: Seat
      readonly id: string
      readonly card: string
      readonly by: string | null
    }
  | {
      readonly type: 'objectAttached'
      readonly seat: Seat
      readonly id: string
      readonly card: string
      readonly bearer: string
      readonly bearerCard: string
    }
  | { readonly type: 'objectReturned'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'attackDeclared'
      readonly seat: Seat
      readonly attacker: string
      readonly target: string
      readonly mode: Mode
      readonly attackerCard: string
      readonly targetCard: string
    }
  | {
      readonly type: 'provinceAttackDeclared'
      readonly seat: Seat
      readonly attacker: string
      readonly attackerCard: string
      readonly player: Seat
    }
  | { readonly type: 'attackRedirected'; readonly target: string; readonly targetCard: string }
  | { readonly type: 'attackModeSet'; readonly mode: Mode }
  | { readonly type: 'attackEnded'; readonly compared: boolean }
  | {
      readonly type: 'compared'
      readonly a: string
      readonly b: string
      readonly mode: Mode
      readonly values: readonly [number, number]
      readonly aCard: string
      readonly bCard: string
    }
  | {
      readonly type: 'combatWon'
      readonly seat: Seat
      readonly id: string
      readonly card: string
      readonly loser: string
    }
  | { readonly type: 'combatTurnBegan'; readonly seat: Seat }
  | { readonly type: 'combatTurnEnded'; readonly seat: Seat }
  | { readonly type: 'windowOpened'; readonly window: WindowName }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'enchanted'; readonly id: string; readonly card: string; readonly duration: string }
  | { readonly type: 'enchantmentEnded'; readonly id: string; readonly card: string }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly Named[] }
  | {
      readonly type: 'searched'
      readonly seat: Seat
      readonly of: Seat
      readonly n: number
      readonly shown: boolean
      readonly cards?: readonly Named[]
    }
  | {
      readonly type: 'looked'
      readonly seat: Seat
      readonly of: Seat
      readonly zone: 'pileTop' | 'hand' | 'provinces'
      /** The card or token by whose effect. */
      readonly by: string
      readonly n: number
      readonly shown: boolean
      readonly cards?: readonly Named[]
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly index: number }
  | { readonly type: 'answered'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'playerEliminated'; readonly seat: Seat; readonly rank: number }
  | { readonly type: 'loopGuard'; readonly dropped: number }
  | { readonly type: 'gameEnded'; readonly reason: Ending['reason']; readonly winners: readonly Seat[] }
export type EventType = Event['type']
