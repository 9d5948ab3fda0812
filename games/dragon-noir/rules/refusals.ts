import { type RefusalOf, refuser } from '@wyrmtable/kernel'

/** Every reason for which an action may be refused; the figures each may carry stand in `Refusal`. */
export const refusalTypes = [
  // Any time
  'notNow', // phase
  'answerFirst', // a decision is asked for
  'noSuchUnit', // unit
  'notYours', // unit
  'notOnMap', // hex or unit
  'notAdjacent', // unit, hex
  // Set-up
  'notInZone', // unit, hex
  'occupied', // hex
  'illegalGround', // unit, hex
  'setupUnfinished', // left
  // Fire
  'noWeapon', // unit
  'alreadyShot', // unit
  'cannotShoot', // unit – stunned, in water, mounted, carrying
  'enemyAdjacent', // unit
  'movedBefore', // unit – weapon's condition for defensive fire
  'shotBefore', // unit
  'notLoaded', // unit
  'noTarget', // unit
  'outOfRange', // range, limit
  'lineBlocked', // hex – by what stands in the clause
  'totalCover', // unit
  'hiddenByCrest', // unit
  'cloaked', // unit
  // Movement
  'alreadyMoved', // unit
  'cannotMove', // unit
  'moveUnderWay', // unit
  'noMove',
  'needsMp', // needed, left
  'impassable', // hex
  'enemyThere', // hex
  'corpses', // hex
  'mayNotStay', // hex
  'notMounted', // unit
  'mounted', // unit
  'noHorse', // unit
  'horseNotYours', // unit
  'onlyOnce', // unit
  'noJump', // hex
  'tooManyHorses', // limit
  'nothingToLift', // unit
  'carries', // unit
  'noPlaceForHorse', // unit
  'notCorpses', // hex
  'noCellDoor', // hex
  'notEntryHex', // unit, hex
  'notYet', // unit
  'notExitHex', // hex
  'noEntrance', // hex
  'noLink', // hex
  'cannotFly', // unit
  'notDragon', // unit
  'dragonBlocked', // hex
  // Combat
  'cannotAttack', // unit
  'alreadyAttacked', // unit
  'notInPosition', // unit, hex
  'mixedDefenders',
  'oddsTooLow', // needed, left
  'noSuchPart', // unit
  'partNotAttackable', // unit
  'notChoosable', // unit or hex
  'badPath', // hex
  // Magic
  'noMagic',
  'notWizard', // unit
  'alreadyCast', // unit
  'unknownSpell', // spell
  'needsEnergy', // needed, left
  'badTarget', // spell
  'noPieceLeft', // spell
  'notContested', // spell
  // Boards of somebody's own
  'boardOffMap', // hex
  'boardRim', // hex
  'boardSide', // hex – two, of which the side is
  'boardBuilding', // hex
  'boardOpenWall', // hex
  'boardNoDoor', // hex
  'boardApart', // hex
  'boardNoUnits', // unit – the side
  'boardUnknownUnit', // unit
  'boardTooMany', // unit, limit
  'boardNowhere', // unit
  'boardEntry', // hex
  'boardNoRoom', // unit
  'boardVictory', // hex – what is named and is not there
  'boardNoVictory',
] as const
export type RefusalType = (typeof refusalTypes)[number]

/** What the sentence of a refusal may speak of. */
type Figures = Readonly<
  Record<'unit' | 'hex' | 'spell' | 'phase', string> & Record<'needed' | 'left' | 'range' | 'limit', number>
>

/** Why an action is not legal: the clause that says so and the figures it speaks of. */
export type Refusal = RefusalOf<RefusalType, Figures>
export const refuse = refuser<RefusalType, Figures>()

/** Whether what a rule gave is a reason against it. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'type' in value && 'clause' in value
