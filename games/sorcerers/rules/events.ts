import type { Modifier, Rolled } from '@wyrmtable/kernel'
import type { WeaponId } from '../data/schema.ts'
import type { Face, Spot } from './actions.ts'
import type { EndReason } from './state.ts'

const rollReasons = ['initiative', 'melee', 'shot', 'gunFire', 'breath'] as const
export type RollReason = (typeof rollReasons)[number]

/** What brings damage or takes a figure off the table. */
const causes = [
  'melee',
  'shot',
  'gunFire',
  'breath',
  'ram',
  'bolt',
  'fading',
  'shieldGone',
  'resigned',
] as const
export type Cause = (typeof causes)[number]

interface RolledEvent extends Rolled {
  readonly why: RollReason
  /** A to-hit roll succeeds at or below `need` (SO-8.5). */
  readonly atMost?: true
  /** To-hit rolls: the attacker's own skill, and what changes it (`need` is their sum within its limits). */
  readonly skill?: number
  readonly skillModifiers?: readonly Modifier[]
}

/** A sight line as it is drawn: from the eye to the sight point, each with its height in mm. */
export interface DrawnLine {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  /** 0 is the centre, 1 … 16 go round (SO-2.10). */
  readonly point: number
}

/** Everything that happens, in the order in which it happens. Distances and costs in hundredths of a mm. */
export type Event =
  | RolledEvent
  | { readonly type: 'sorcererPlaced'; readonly figure: string; readonly at: Spot; readonly face: Face }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly order: readonly string[] }
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly phase: 'creatures' | 'sorcerers' }
  | { readonly type: 'activated'; readonly seat: string; readonly figures: readonly string[] }
  | { readonly type: 'activationEnded'; readonly seat: string; readonly unused: number }
  | {
      readonly type: 'figureMoved'
      readonly figure: string
      readonly how: 'walk' | 'fly' | 'jump' | 'haul'
      readonly path: readonly Spot[]
      readonly face: Face
      readonly costHundredths: number
    }
  | { readonly type: 'figureTurned'; readonly figure: string; readonly face: Face }
  | {
      readonly type: 'attackAnnounced'
      readonly why: Exclude<RollReason, 'initiative'>
      readonly attacker: string
      readonly target: string
      readonly crew?: readonly string[]
      readonly line?: DrawnLine
    }
  | {
      readonly type: 'outOfRange'
      readonly why: 'shot' | 'gunFire' | 'breath' | 'bolt'
      readonly attacker: string
      readonly target: string
      readonly distanceHundredths: number
      readonly rangeMm: number
    }
  | {
      readonly type: 'wounded'
      readonly figure: string
      readonly cause: Cause
      readonly damage: number
      readonly wounds: number
      readonly boxesLeft: number
      readonly poolLeft?: number
    }
  | {
      readonly type: 'shieldChanged'
      readonly seat: string
      readonly by: number
      readonly shield: number
      readonly cause: Cause | 'strengthened'
      readonly source?: string
    }
  | { readonly type: 'destroyed'; readonly figure: string; readonly cause: Cause }
  | { readonly type: 'eliminated'; readonly seats: readonly string[]; readonly cause: Cause }
  | { readonly type: 'sorcererTurnBegan'; readonly seat: string; readonly points: number }
  | {
      readonly type: 'sorcererTurnEnded'
      readonly seat: string
      readonly saved: number
      readonly lost: number
    }
  | {
      readonly type: 'spellCast'
      readonly seat: string
      readonly spell: 'bolt' | 'shield' | 'wind' | 'create'
      readonly cost: number
      readonly pointsLeft: number
      readonly target?: string
      readonly line?: DrawnLine
    }
  | { readonly type: 'healed'; readonly figures: readonly string[]; readonly wounds: number }
  | {
      readonly type: 'created'
      readonly figure: string
      readonly weapon: WeaponId
      readonly at: Spot
      readonly face: Face
    }
  | {
      readonly type: 'shieldsFaded'
      readonly shields: readonly { readonly seat: string; readonly shield: number }[]
    }
  | { readonly type: 'gameEnded'; readonly reason: EndReason; readonly ranks: readonly number[] }

export type EventType = Event['type']
