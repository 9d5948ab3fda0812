/** Closed lists of the specification (DW-2); types and loops are derived from them. */
export const colours = ['red', 'green', 'blue', 'grey'] as const
export type Colour = (typeof colours)[number]

/** What a province pays; `any` is a magic province (DW-2.3). */
export const spheres = ['red', 'green', 'blue', 'grey', 'any'] as const
export type Sphere = (typeof spheres)[number]

const bodies = ['incorporeal', 'flying', 'armoured'] as const
const natures = ['undead', 'fanatic', 'demonic', 'magical', 'mercenary', 'insect'] as const
export const traits = [...bodies, ...natures] as const
export type Trait = (typeof traits)[number]

export const cardTypes = ['creature', 'object', 'ritual', 'curse', 'province'] as const
export type CardType = (typeof cardTypes)[number]

/** Weapon, defence, projectile, other (DW-2.8). */
export const objectTypes = ['A', 'D', 'P', 'O'] as const
export type ObjectType = (typeof objectTypes)[number]

export const modes = ['physical', 'magic'] as const
/** How a creature attacks: PP against PP or PM against PM. */
export type Mode = (typeof modes)[number]

export const rarities = ['F', 'C', 'U', 'R'] as const
export type Rarity = (typeof rarities)[number]

export const targetIds = ['t0', 't1', 't2', 't3'] as const
export type TargetId = (typeof targetIds)[number]

/** Who an ability stands on or fights beside, and whom it comes upon. */
const sources = ['self', 'bearer', 'attacker', 'defender'] as const
const found = ['eventCard', 'eventOther', 'created', 'each'] as const
export const cardRefs = [...sources, ...found, ...targetIds] as const
/** Names by which an effect speaks of one card (DW-15.2). */
export type CardRef = (typeof cardRefs)[number]

const sides = ['you', 'opponents', 'allPlayers', 'activePlayer', 'defendingPlayer'] as const
export const plainPlayerRefs = [...sides, 'eventPlayer', 'each', ...targetIds] as const
/** Names by which an effect speaks of players (DW-15.3). */
export type PlayerRef = (typeof plainPlayerRefs)[number] | `controllerOf:${CardRef}` | `ownerOf:${CardRef}`

export const durations = ['thisAttack', 'endOfTurn', 'endOfNextTurn', 'permanent'] as const
export type Duration = (typeof durations)[number]

const bans = [
  'cannotAttack',
  'cannotAttackProvinces',
  'cannotBeAttacked',
  'cannotBeTargeted',
  'cannotCastCurses',
] as const
const leaves = ['provinceAttackFromTurn', 'ignoreGuard', 'provinceDamage', 'attackModeOnly'] as const
export const ruleNames = [...bans, ...leaves] as const
export type RuleName = (typeof ruleNames)[number]

const turnEvents = ['turnStart', 'turnEnd'] as const
const creatureEvents = ['enterPlay', 'leavePlay', 'destroyed'] as const
const attackEvents = ['attackDeclared', 'provinceAttackDeclared', 'combatWon'] as const
const otherEvents = ['cardCast', 'provinceDiscarded', 'objectAttached'] as const
export const eventNames = [...turnEvents, ...creatureEvents, ...attackEvents, ...otherEvents] as const
/** What abilities may wait for (DW-19.3). */
export type EventName = (typeof eventNames)[number]

export const causes = ['attack', 'payment', 'effect', 'sacrifice'] as const
export type Cause = (typeof causes)[number]
