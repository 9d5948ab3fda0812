import type { DirectionName } from '@wyrmtable/hex'
import type { Rolled } from '@wyrmtable/kernel'
import type { MoveMode } from './actions.ts'
import type { Area, DragonId } from './pieces.ts'
import type { EndReason, Phase } from './state.ts'

/** Reasons for which dice are drawn. */
export type RollReason =
  | 'gateSmash'
  | 'leglessSmash'
  | 'overrun'
  | 'dragonMelee'
  | 'whirlwindCrash'
  | 'crashDamage'
  | 'escape'
  | 'berserkDeath'
  | 'drift'
  | 'archery'
  | 'defenderMelee'
  | 'morale'

/** Why a unit was lost or a VP hex fell. */
export type Cause =
  | 'walk'
  | 'slither'
  | 'landing'
  | 'dragonfire'
  | 'whirlwind'
  | 'crash'
  | 'death'
  | 'overrun'
  | 'melee'

/** What happened, in order. Hexes are CCRR labels, pieces their ids, directions their names. */
export type Event =
  | (Rolled & {
      readonly why: RollReason
      /** The roll succeeds at or below `need` (DR-9.8); absent: at or above. */
      readonly atMost?: boolean
    })
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly phase: Phase }
  | {
      readonly type: 'unitPlaced'
      readonly unit: string
      readonly hex: string
      readonly reinforcement: boolean
    }
  | {
      readonly type: 'dragonPlaced'
      readonly dragon: DragonId
      readonly hex: string
      readonly facing: DirectionName
    }
  | { readonly type: 'moveBegan'; readonly dragon: DragonId; readonly mode: MoveMode; readonly mp: number }
  | { readonly type: 'moveEnded'; readonly dragon: DragonId; readonly hex: string }
  | {
      /** One step, turn, bound, flight item, take-off, landing or fall; `path` is hexes entered in order. */
      readonly type: 'dragonMoved'
      readonly dragon: DragonId
      readonly how: 'turn' | 'walk' | 'slither' | 'bound' | 'takeOff' | 'fly' | 'land' | 'fall'
      readonly from: string
      readonly path: readonly string[]
      readonly facing: DirectionName
      readonly mpLeft?: number
    }
  | {
      readonly type: 'entranceSmashed'
      readonly entrance: string
      readonly dragon: DragonId
      readonly clause: string
    }
  | { readonly type: 'entranceOpened'; readonly entrance: string; readonly unit: string }
  | { readonly type: 'entranceClosed'; readonly entrance: string }
  | { readonly type: 'gateControlled'; readonly entrance: string; readonly seat: 'invader' | 'defender' }
  | { readonly type: 'bridgePrepared'; readonly hex: string; readonly unit: string }
  | {
      readonly type: 'bridgeBroken'
      readonly hex: string
      readonly dragon: DragonId
      readonly deadline: number
    }
  | { readonly type: 'bridgeCondemned'; readonly hex: string }
  | { readonly type: 'bridgeBurned'; readonly hex: string }
  | { readonly type: 'bridgeSaved'; readonly hex: string }
  | {
      readonly type: 'vpDestroyed'
      readonly hex: string
      readonly value: number
      readonly total: number
      readonly cause: Cause
      readonly clause: string
    }
  | {
      /** A combat that needed no die: the table says D or M, or who attacks with what against what. */
      readonly type: 'combat'
      readonly why: 'overrun' | 'dragonMelee'
      readonly dragon: DragonId
      readonly hex: string
      readonly attack: number
      readonly defence: number
      /** Entry of the combat table: 'D', 'M', '2'…'6', '11'. */
      readonly result: string
      readonly success: boolean
      readonly clause: string
    }
  | {
      readonly type: 'breathed'
      readonly dragon: DragonId
      readonly hexes: readonly string[]
      readonly usesLeft: number
    }
  | { readonly type: 'unitKilled'; readonly unit: string; readonly hex: string; readonly cause: Cause }
  | { readonly type: 'heroWounded'; readonly hex: string; readonly cause: Cause }
  | {
      readonly type: 'dragonDamaged'
      readonly dragon: DragonId
      readonly area: Area
      readonly points: number
      readonly total: number
      readonly groupsLost: number
    }
  | { readonly type: 'areaDestroyed'; readonly dragon: DragonId; readonly area: Area }
  | {
      readonly type: 'dragonCrashed'
      readonly dragon: DragonId
      readonly hex: string
      readonly clause: string
    }
  | {
      readonly type: 'dragonDied'
      readonly dragon: DragonId
      readonly hex: string
      readonly clause: string
      readonly drowned: boolean
    }
  | { readonly type: 'wentBerserk'; readonly dragon: DragonId }
  | {
      readonly type: 'damageAwaited'
      readonly dragon: DragonId
      readonly kind: 'crash' | 'fall' | 'lightning' | 'missile'
      readonly points: number
    }
  | { readonly type: 'boostCast'; readonly hex: string; readonly radius: number; readonly pointsLeft: number }
  | { readonly type: 'fogCast'; readonly hex: string; readonly pointsLeft: number }
  | { readonly type: 'whirlwindCast'; readonly hex: string; readonly pointsLeft: number }
  | {
      readonly type: 'lightningCast'
      readonly hex: string
      readonly dragon: DragonId
      readonly power: number
      readonly pointsLeft: number
    }
  | { readonly type: 'spellPassed' }
  | { readonly type: 'spellEnded'; readonly spell: 'fog' | 'boost' | 'whirlwind'; readonly hex: string }
  | { readonly type: 'whirlwindDrifted'; readonly from: string; readonly to: string | null }
  | { readonly type: 'reinforcementsDue'; readonly units: readonly string[]; readonly lost: number }
  | { readonly type: 'reinforcementsWait'; readonly units: readonly string[] }
  | {
      readonly type: 'unitMoved'
      readonly unit: string
      readonly from: string
      readonly path: readonly string[]
    }
  | { readonly type: 'unitFaltered'; readonly unit: string }
  | {
      readonly type: 'attackDeclared'
      readonly unit: string
      readonly dragon: DragonId
      readonly area: Area
      readonly from: string
    }
  | { readonly type: 'claimPassed' }
  | { readonly type: 'gameEnded'; readonly reason: EndReason; readonly vp: number; readonly clause: string }
export type EventType = Event['type']
