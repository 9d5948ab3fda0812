import { dragonParts } from '../data/character-schema.ts'

/** Phases of a player turn that wait for a decision (DN-5.1), and what lies before and after. */
export const phases = ['setup', 'fire', 'movement', 'combat', 'over'] as const
export type Phase = (typeof phases)[number]

export const endReasons = ['none', 'victory', 'points', 'conceded', 'campaign'] as const
export type EndReason = (typeof endReasons)[number]

const beforePlay = ['supply', 'unplaced', 'waiting'] as const
/** `carried` lies on its bearer, `ridden` under its rider. */
const inPlay = ['map', 'carried', 'ridden'] as const
/** `removed` left no corpse. */
const outOfPlay = ['dead', 'removed', 'exited'] as const
/** Where a counter is. */
export const places = [...beforePlay, ...inPlay, ...outOfPlay] as const
export type Place = (typeof places)[number]

export const conditions = ['fresh', 'wounded', 'wounded2', 'mad'] as const
export type Condition = (typeof conditions)[number]

/** Places on an entrance hex (DN-7.13); `in` is also under a bridge that was laid over somebody (DN-15.12). */
export const levels = ['above', 'in'] as const
export type Level = (typeof levels)[number]

export const roles = ['none', 'attacker', 'defender'] as const
export type Role = (typeof roles)[number]

/** Standing orders for windows of magic: ask, or always pass (DN-17.2). */
export const magicOrders = ['ask', 'pass'] as const
/** Standing orders for defensive fire: ask, never, or shoot at short range at what has no cover. */
export const fireOrders = ['ask', 'never', 'shortAndOpen'] as const

/** How a number of the state is written in a position. */
export type Codec = 'int' | 'bool' | 'hex' | 'slot' | 'side' | 'facing' | readonly string[]
export interface FieldSpec {
  readonly codec: Codec
  readonly initial: number
}
const int = (initial = 0): FieldSpec => ({ codec: 'int', initial })
const flag: FieldSpec = { codec: 'bool', initial: 0 }
const hex: FieldSpec = { codec: 'hex', initial: -1 }
const slot: FieldSpec = { codec: 'slot', initial: -1 }
const oneOf = (names: readonly string[], first = 0): FieldSpec => ({
  codec: names,
  initial: first,
})

/** Letters of the result under way, 'none' between combats. */
export const resultLetters = ['none', '-', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type ResultLetter = (typeof resultLetters)[number]

/** Numbers that there is one of. */
export const scalarFields = {
  /** Counted from 1 over both sides; game turn n is player turns 2n−1 and 2n. */
  playerTurn: int(1),
  phase: oneOf(phases),
  /** Whose player turn it is, or who places in set-up. */
  active: { codec: 'side', initial: 0 },
  endReason: oneOf(endReasons),
  /** Winner; -1 is a draw or nobody yet. */
  winner: { codec: 'side', initial: -1 },
  /** The victory entry that ended the game, by its place in the list; -1 none. */
  victory: int(-1),
  /** The character whose move is under way (DN-5.4). */
  mover: slot,
  /** Movement points it has left. */
  mp: int(),
  /** Whether its present position was entered in this move (DN-8.1). */
  entered: flag,
  /** Whether anything was spent in this move. */
  begun: flag,
  /** Hexes flown in this move; -1 on foot (DN-14.5). */
  flown: int(-1),
  /** Bits of cell doors that are locked (DN-7.9). */
  locks: int(),
  /** Wounds of the Black Dragon's parts (DN-13.8). */
  wounds0: int(),
  wounds1: int(),
  wounds2: int(),
  wounds3: int(),
  wounds4: int(),
  /** The combat under way: its result and what it was fought with. */
  result: oneOf(resultLetters),
  /** Bits of dragon parts that attack, and the part attacked (-1 none). */
  attackParts: int(),
  /** Bits of dragon parts that attacked in this phase (DN-13.9). */
  usedParts: int(),
  part: oneOf(['none', ...dragonParts]),
  zed: flag,
  /** The side that may advance after this combat; -1 none (DN-11.20). */
  advance: { codec: 'side', initial: -1 },
  /** Set-up finished, by side. */
  exileReady: flag,
  hordeReady: flag,
} as const satisfies Record<string, FieldSpec>

/** Standing orders of both sides, by the names that positions have for them. Each side keeps its own to itself. */
export const orderFields = {
  exileMagic: oneOf(magicOrders),
  hordeMagic: oneOf(magicOrders),
  exileFire: oneOf(fireOrders),
  hordeFire: oneOf(fireOrders),
} as const satisfies Record<string, FieldSpec>

/** Numbers that each counter has. */
export const unitFields = {
  place: oneOf(places),
  hex,
  facing: { codec: 'facing', initial: 0 },
  level: oneOf(levels),
  condition: oneOf(conditions),
  /** Player turn in which it was stunned; 0 standing (DN-5.6). */
  stunned: int(),
  /** The horse a rider sits on, the rider who sits on a horse. */
  mount: slot,
  /** The stunned character or chest it carries (DN-7.14); of what is carried: -1. */
  carries: slot,
  /** Of a horse: who leads it, or led it in the last player turn of his side and still holds it (DN-9.11, DN-9.12). */
  leader: slot,
  side: { codec: 'side', initial: -1 },
  /** Energy of a wizard (DN-15.1). */
  energy: int(),
  /** Player turn at whose end a spectre vanishes (DN-15.8). */
  expires: int(),
  /** Sides by which it left the map, joined by commas in a position; an index into the setting's list. */
  exit: int(-1),
  role: oneOf(roles),
  /** Hexes it must still retreat (DN-12.1). */
  retreat: int(),
  /** It came where it is in the chain of displacements under way, and is not shifted in it again (DN-12.3). */
  chained: flag,
  /** The hex of a disabled part on which it stepped to attack the body (DN-13.10). */
  stepIn: hex,
  /** What it did: this player turn of its side, or the last one. */
  shot: flag,
  shotDefensively: flag,
  moved: flag,
  moveDone: flag,
  /** It was mounted, stunned or moved at some time of phase 2, so that it does not reload (DN-6.5). */
  busy: flag,
  attacked: flag,
  cleared: flag,
  lastMoved: flag,
  lastShot: flag,
  unloaded: flag,
  /** Took part in a combat of this phase (DN-11.21). */
  fought: flag,
  mountedOnce: flag,
  dismountedOnce: flag,
  /** Of a wizard, in this player turn. */
  cast: flag,
  countered: flag,
} as const satisfies Record<string, FieldSpec>

type Offsets<T> = { readonly [K in keyof T]: number }
const offsets = <T extends object>(fields: T): Offsets<T> =>
  Object.fromEntries(Object.keys(fields).map((name, i) => [name, i])) as Offsets<T>

/** Offsets of scalars and of the fields of a counter. */
export const S = offsets(scalarFields)
export const U = offsets(unitFields)

/** Steps that wait for a decision or for their turn, last pushed first (DN-17.2); arguments beside each. */
export const frameKinds = [
  'magicWindow', // side asked
  'defensiveFire',
  'defensiveFireAtUnmoved',
  'contestSpell', // cast
  'contestSecond', // cast
  'counterSpell', // cast
  'resolveSpell', // cast
  'chooseCasualty', // side
  'retreat', // side, cause
  'displace', // counter
  'advance', // side
  'placeUnhorsed', // rider, horse
  'pushed', // counter
  'chooseDragonPart', // side
  'moveHorse', // horse, side that moves it
  // The rest wait for nobody.
  'endMove', // the mover's move is over as soon as what it caused is settled
  'combatEffects',
  'combatRetreats',
  'combatPutBack',
  'combatAdvance',
  'combatEnd',
  'phaseEnd',
  'phaseBegin',
  'turnEnd',
] as const
export type FrameKind = (typeof frameKinds)[number]
export const FRAME = 5
export const FRAMES = 40
