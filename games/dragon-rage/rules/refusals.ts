import { type RefusalOf, refuser } from '@wyrmtable/kernel'
import type { Phase } from './state.ts'

/** Every reason for which an action may be refused; the figures each carries stand beside it. */
export const refusalTypes = [
  // Any phase
  'notNow', // phase – the action belongs to another step of the turn
  'damageFirst', // dragon – damage must be shared out before anything else
  'notOnMap', // hex
  // Set-up
  'notSetupHex', // hex
  'stackingLimit', // hex
  'cavalryNotInTower', // hex
  'dragonsShareHex', // hex
  'setupUnfinished', // left – pieces still to place
  // Claiming
  'tooFewPoints', // needed, left
  'claimWindowClosed',
  // Choosing a move
  'dragonGone', // dragon – dead, or not on the map
  'alreadyMoved', // dragon
  'moveUnderWay', // dragon – the other one's move is not finished
  'noMoveBegun',
  'notGrounded', // dragon
  'notFlying', // dragon
  'noLegs', // dragon
  'cannotBound', // dragon
  'cannotTakeOff', // dragon
  'glideOnly', // dragon – wings 6: may only land in place
  'mustFly', // dragon – may not hover
  'mustAct', // dragon – a berserk dragon's move or attack is compulsory
  'berserk', // dragon – not allowed while berserk
  'berserkGoal', // dragon – an equally good end can no longer be reached
  'boundInFog', // hex
  'noSuchMove', // mode – nothing would be legal in it
  // Stepping on the ground
  'offMap',
  'water', // hex
  'linkOnly', // hex – bridges and fords by their ends only
  'noFord', // hex – dragons may not stand in a ford
  'wall', // from, hex
  'entranceClosed', // entrance
  'bridgeBurned', // hex
  'bridgeCondemned', // hex
  'deadDragon', // hex
  'dragonThere', // hex
  'unitsThere', // hex
  'towerOccupied', // hex
  'fogThere', // hex
  'whirlwindThere', // hex
  'needsMp', // needed, left
  'noWayOut', // hex – overrun movement could not leave again
  'endsOnUnits', // hex
  // Walking
  'noVictoryPoints', // hex
  'alreadyDestroyed', // hex
  'vpOccupied', // hex
  'noGateAhead',
  'gateNotClosed', // entrance
  'ownGate', // entrance
  'noUnitsToOverrun', // hex
  // Flight and fall
  'flightLength', // needed, limit, left
  'turnTooEarly', // needed
  'takeOffAndLand',
  'noLandingHere', // hex
  'flyerThere', // hex
  'notInTower', // dragon
  'noWings', // dragon
  'towerBelow', // hex
  // Damage
  'wrongTotal', // needed, left
  'areaFull', // area, left
  'unevenBolt', // area
  'noPendingDamage',
  // Dragonfire
  'noFireLeft', // dragon
  'alreadyBreathed', // dragon
  'headDestroyed', // dragon
  'slitheredOrFlew', // dragon
  'tookOffOrLanded', // dragon
  'fireBlocked', // hex
  'noTowerInLine',
  'fogNoAttack', // hex
  'whirlwindNoAttack', // hex
  // Dragon melee
  'noGroups',
  'noUnitsThere', // hex
  'groupsUnavailable', // area, needed, left
  'outOfReach', // area, hex
  'alreadyAttacked', // hex
  'headBreathed', // dragon
  'areaSplit', // area, hex
  'wingsInWhirlwind', // dragon
  // Spells
  'wizardDead',
  'spellDone',
  'needsSpellPoints', // needed, left
  'outOfRange', // range, limit
  'noDragonThere', // hex
  // Reinforcements
  'notReinforcementHex', // hex
  'notVacant', // hex
  'noneArriving',
  // Units
  'unitGone', // unit
  'noMpLeft', // needed, left
  'roadOnly', // needed, left – the longer road allowance needs every step on the road
  'troopStack', // hex
  'fullHex', // hex
  'wizardAvoidsDragon', // hex
  'moveEndedAtDragon', // unit
  'cavalryTower', // hex
  'notAdjacent', // hex
  // Archery and melee
  'notArcher', // unit
  'alreadyActed', // unit
  'noSight', // hex
  'areaForbidden', // area
  'areaNeeded',
  'areaForFlyer',
  'wizardNeverAttacks',
  'militiaNeedsLeader', // unit
  'dragonFlying', // dragon
  'cannotOpen', // entrance
  'faltered', // unit
  // Bridges
  'notOnBridge', // hex
  'bridgeNotIntact', // hex
  'charactersCannot', // unit
  // Boards of somebody's own
  'boardSide', // hex – not a hexside, or named twice
  'boardEntrance', // hex
  'boardTower', // hex
  'boardSpan', // hex
  'boardPoints', // hex
  'boardTotal', // needed, left
  'boardPlaces', // limit, left
  'boardZone', // hex
  'boardRoom', // needed, left
] as const
export type RefusalType = (typeof refusalTypes)[number]

/** What the sentence of a refusal may speak of. */
type Figures = Readonly<
  Record<'hex' | 'from' | 'entrance' | 'unit' | 'dragon' | 'area' | 'mode', string> &
    Record<'phase', Phase> &
    Record<'needed' | 'left' | 'range' | 'limit', number>
>

/** Why an action is not legal: the clause that says so and the figures it speaks of. */
export type Refusal = RefusalOf<RefusalType, Figures>
export const refuse = refuser<RefusalType, Figures>()
