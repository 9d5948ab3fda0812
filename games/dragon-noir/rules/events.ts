import type { Modifier, Rolled } from '@wyrmtable/kernel'
import type { Phase } from './fields.ts'

/** Reasons for which dice are drawn (DN-17.4). */
export type RollReason =
  | 'fire'
  | 'infiltration'
  | 'jump'
  | 'combat'
  | 'spell'
  | 'counter'
  | 'errare'
  | 'errareHex'
  | 'blackBolt'
  | 'campaignHealing'

/** What brought a counter to harm. */
const causes = ['fire', 'combat', 'infiltration', 'jump', 'magic', 'stray', 'crevasse', 'placing'] as const
export type Cause = (typeof causes)[number]

/** What became of a counter. */
const fates = ['stunned', 'wounded', 'dead', 'mad', 'removed', 'recovered', 'healed'] as const
export type Fate = (typeof fates)[number]

/** Ways of going from hex to hex. */
const ways = [
  'step',
  'ride',
  'aboutFace',
  'mount',
  'dismount',
  'jump',
  'fly',
  'enter',
  'link',
  'level',
  'back',
  'retreat',
  'displaced',
  'advance',
  'unhorsed',
  'pushed',
  'teleport',
  'led',
  'dragon',
] as const
export type Way = (typeof ways)[number]

/** What happened, in order. Hexes are labels with their board, counters their ids. */
export type Event =
  | (Rolled & { readonly why: RollReason; readonly result?: string })
  | {
      readonly type: 'phaseBegan'
      readonly turn: number
      readonly playerTurn: number
      readonly side: string
      readonly phase: Phase
    }
  | { readonly type: 'unitPlaced'; readonly unit: string; readonly hex: string }
  | { readonly type: 'moveBegan'; readonly unit: string; readonly mp: number }
  | {
      readonly type: 'unitMoved'
      readonly unit: string
      readonly from: string
      readonly hex: string
      readonly how: Way
      readonly mpLeft?: number
    }
  | { readonly type: 'moveEnded'; readonly unit: string; readonly hex: string }
  | {
      readonly type: 'mpLost'
      readonly unit: string
      readonly left: number
      readonly clause: string
    }
  | {
      readonly type: 'shotFired'
      readonly shooter: string
      readonly target: string
      readonly weapon: string
      readonly range: number
      readonly cover: string
      readonly row: number
      readonly result: string
      readonly defensive: boolean
    }
  | {
      readonly type: 'combatFought'
      readonly attackers: readonly string[]
      readonly defenders: readonly string[]
      readonly attack: number
      readonly defence: number
      readonly shifts: readonly Modifier[]
      /** Column after shifts: 1 to 6. */
      readonly column: number
      readonly table: 'foot' | 'mounted'
      readonly result: string
      readonly clause: string
    }
  | {
      readonly type: 'unitFate'
      readonly unit: string
      readonly hex: string
      readonly fate: Fate
      readonly cause: Cause
      readonly clause: string
    }
  | {
      readonly type: 'partWounded'
      readonly part: string
      readonly wounds: number
      readonly clause: string
    }
  | {
      readonly type: 'retreatFailed'
      readonly unit: string
      readonly hex: string
      readonly clause: string
    }
  | {
      readonly type: 'lifted'
      readonly unit: string
      readonly carried: string
      readonly mpLeft: number
    }
  | { readonly type: 'putDown'; readonly carried: string; readonly hex: string }
  | {
      readonly type: 'horseTaken'
      readonly unit: string
      readonly horse: string
    }
  | { readonly type: 'horseLeft'; readonly horse: string; readonly hex: string }
  | {
      readonly type: 'corpsesMoved'
      readonly corpses: readonly string[]
      readonly hex: string
      readonly sunk: boolean
    }
  | {
      readonly type: 'lockTurned'
      readonly hex: string
      readonly locked: boolean
      readonly unit: string
    }
  | { readonly type: 'unitLeft'; readonly unit: string; readonly hex: string }
  | {
      readonly type: 'spellDeclared'
      readonly wizard: string
      readonly spell: string
      readonly target: string
      readonly cost: number
      readonly energyLeft: number
    }
  | {
      readonly type: 'spellCountered'
      readonly wizard: string
      readonly spell: string
      readonly cost: number
      readonly energyLeft: number
      readonly success: boolean
    }
  | { readonly type: 'spellFailed'; readonly spell: string }
  | {
      readonly type: 'spellWithdrawn'
      readonly wizard: string
      readonly spell: string
    }
  | {
      readonly type: 'spellWorked'
      readonly spell: string
      readonly target: string
    }
  | {
      readonly type: 'energyChanged'
      readonly wizard: string
      readonly energy: number
      readonly clause: string
    }
  | {
      readonly type: 'effectEnded'
      readonly spell: string
      readonly unit: string
    }
  | {
      readonly type: 'pieceLaid'
      readonly piece: string
      readonly hexes: readonly string[]
    }
  | { readonly type: 'pieceRemoved'; readonly piece: string }
  | {
      readonly type: 'spectreCame'
      readonly unit: string
      readonly hex: string
      readonly until: number
    }
  | {
      readonly type: 'ordersSet'
      readonly side: string
      readonly magic: string
      readonly fire: string
    }
  | {
      /** A side that would have been asked was not: its standing orders answered, which everybody sees (DN-17.2). */
      readonly type: 'ordersAnswered'
      readonly side: string
      readonly asked: 'magic' | 'fire'
    }
  | {
      /** A scenario of a campaign is over (DN-19.2). */
      readonly type: 'scenarioEnded'
      readonly scenario: string
      readonly winner: string
    }
  | {
      readonly type: 'scenarioBegan'
      /** Counted from 1. */
      readonly episode: number
      readonly scenario: string
      /** Scenarios won so far. */
      readonly exile: number
      readonly horde: number
    }
  | {
      readonly type: 'gameEnded'
      readonly reason: string
      readonly winner: string
      readonly clause: string
    }
export type EventType = Event['type']
