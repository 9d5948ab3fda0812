import type { Direction, HexId } from '@wyrmtable/hex'
import { slabCopier } from '@wyrmtable/kernel'
import type { PieceKind } from '../data/spell-schema.ts'
import { pieceKinds } from '../data/spell-schema.ts'
import type { Campaign } from './campaign/campaign.ts'
import {
  type Condition,
  conditions,
  type EndReason,
  endReasons,
  FRAME,
  FRAMES,
  type FrameKind,
  frameKinds,
  type Level,
  type Phase,
  type Place,
  phases,
  places,
  type ResultLetter,
  type Role,
  resultLetters,
  roles,
  S,
  scalarFields,
  U,
  unitFields,
} from './fields.ts'
import type { Ground, PlacedPiece } from './ground.ts'
import type { Setting } from './setting.ts'

/** A lasting spell: its place in the list of spells, whom it is on, and when it ends (DN-15.8, DN-15.16). */
export interface Effect {
  readonly spell: number
  readonly unit: number
  /** Player turn at whose end (for spells on movement: at the end of whose phase 2) it ends; 0 permanent. */
  readonly expires: number
  readonly caster: number
}

/** A spell that was declared and is not yet settled. */
export interface Cast {
  readonly spell: number
  readonly wizard: number
  /** Target by kind; -1 or empty where it has none of that kind. */
  readonly unit: number
  readonly anchor: number
  readonly turn: number
  readonly piece: number
  readonly effect: number
  readonly hexes: readonly number[]
}

/** A place on the path of the mover, to go back to (DN-8.5). */
export interface Stand {
  readonly hex: HexId
  readonly facing: Direction
  readonly level: number
}

// Layout: scalars, lists, then counters, all in one buffer so that a clone is one copy.
const SCALARS = Object.keys(scalarFields).length
const UNIT = Object.keys(unitFields).length
const EFFECT = 4
const EFFECTS = 32
const PIECE = 3
const PIECES = 80
const CAST = 12
const CASTS = 2
const STAND = 3
const PATH = 40
const VACATED = 24
const FRAMES_AT = SCALARS + 1 // before it: how many frames there are
const EFFECTS_AT = FRAMES_AT + FRAMES * FRAME
const PIECES_AT = EFFECTS_AT + EFFECTS * EFFECT
const CASTS_AT = PIECES_AT + PIECES * PIECE
const PATH_AT = CASTS_AT + CASTS * CAST
const VACATED_AT = PATH_AT + PATH * STAND
const UNITS_AT = VACATED_AT + VACATED

/** The same cells once more, for a state of its own. */
export const copyOfCells = slabCopier<Int16Array>(Int16Array)

/**
 * Everything that decides how a game goes on. This file is the only one that knows the layout; it holds
 * no rule. Getters and setters trust their arguments. `ground` follows from the pieces laid.
 */
export class State {
  setting: Setting
  cells: Int16Array
  ground: Ground
  /** How far a campaign is (DN-19.2); undefined where a scenario is played alone. Never changed in place. */
  campaign: Campaign | undefined

  constructor(setting: Setting, cells?: Int16Array, ground?: Ground, campaign?: Campaign) {
    this.setting = setting
    this.cells = cells ?? emptyCells(setting)
    this.ground = ground ?? setting.groundWith(this.pieces())
    this.campaign = campaign
  }

  clone(): State {
    return new State(this.setting, copyOfCells(this.cells), this.ground, this.campaign)
  }

  /** Takes everything over from another state: the next scenario of a campaign begins. */
  become({ setting, cells, ground, campaign }: State): void {
    this.setting = setting
    this.cells = cells
    this.ground = ground
    this.campaign = campaign
  }

  /** Size in bytes, for benches. */
  get byteLength(): number {
    return this.cells.byteLength
  }
  /** Number of counters. */
  get size(): number {
    return this.setting.roster.slots.length
  }

  get(field: number): number {
    return this.cells[field]!
  }
  put(field: number, value: number): void {
    this.cells[field] = value
  }
  get phase(): Phase {
    return phases[this.cells[S.phase]!]!
  }
  set phase(value: Phase) {
    this.cells[S.phase] = phases.indexOf(value)
  }
  get active(): number {
    return this.cells[S.active]!
  }
  get mover(): number {
    return this.cells[S.mover]!
  }
  get mp(): number {
    return this.cells[S.mp]!
  }
  set mp(value: number) {
    this.cells[S.mp] = value
  }
  get playerTurn(): number {
    return this.cells[S.playerTurn]!
  }
  /** DN-5.2 */
  get gameTurn(): number {
    return (this.cells[S.playerTurn]! + 1) >> 1
  }
  get endReason(): EndReason {
    return endReasons[this.cells[S.endReason]!]!
  }
  get result(): ResultLetter {
    return resultLetters[this.cells[S.result]!]!
  }
  set result(value: ResultLetter) {
    this.cells[S.result] = resultLetters.indexOf(value)
  }

  // Counters
  of(slot: number, field: number): number {
    return this.cells[UNITS_AT + slot * UNIT + field]!
  }
  set(slot: number, field: number, value: number): void {
    this.cells[UNITS_AT + slot * UNIT + field] = value
  }
  place(slot: number): Place {
    return places[this.of(slot, U.place)]!
  }
  setPlace(slot: number, place: Place): void {
    this.set(slot, U.place, places.indexOf(place))
  }
  hex(slot: number): HexId {
    return this.of(slot, U.hex) as HexId
  }
  facing(slot: number): Direction {
    return this.of(slot, U.facing) as Direction
  }
  level(slot: number): number {
    return this.of(slot, U.level)
  }
  setLevel(slot: number, level: Level): void {
    this.set(slot, U.level, level === 'in' ? 1 : 0)
  }
  condition(slot: number): Condition {
    return conditions[this.of(slot, U.condition)]!
  }
  setCondition(slot: number, condition: Condition): void {
    this.set(slot, U.condition, conditions.indexOf(condition))
  }
  role(slot: number): Role {
    return roles[this.of(slot, U.role)]!
  }
  setRole(slot: number, role: Role): void {
    this.set(slot, U.role, roles.indexOf(role))
  }
  side(slot: number): number {
    return this.of(slot, U.side)
  }

  // Steps that wait
  get depth(): number {
    return this.cells[SCALARS]!
  }
  get top(): FrameKind | undefined {
    const depth = this.depth
    return depth === 0 ? undefined : frameKinds[this.cells[FRAMES_AT + (depth - 1) * FRAME]!]
  }
  /** Argument of the step on top, from 0. */
  arg(number: number): number {
    return this.cells[FRAMES_AT + (this.depth - 1) * FRAME + 1 + number]!
  }
  push(kind: FrameKind, ...args: readonly number[]): void {
    const depth = this.depth
    if (depth >= FRAMES) throw new RangeError('too many steps wait')
    const at = FRAMES_AT + depth * FRAME
    this.cells[at] = frameKinds.indexOf(kind)
    for (let i = 1; i < FRAME; i++) this.cells[at + i] = args[i - 1] ?? 0
    this.cells[SCALARS] = depth + 1
  }
  pop(): void {
    const depth = this.depth - 1
    this.cells.fill(0, FRAMES_AT + depth * FRAME, FRAMES_AT + (depth + 1) * FRAME)
    this.cells[SCALARS] = depth
  }
  frames(): readonly {
    readonly kind: FrameKind
    readonly args: readonly number[]
  }[] {
    return Array.from({ length: this.depth }, (_, i) => {
      const at = FRAMES_AT + i * FRAME
      return {
        kind: frameKinds[this.cells[at]!]!,
        args: [...this.cells.subarray(at + 1, at + FRAME)],
      }
    })
  }
  /** Whether a step of the kind waits anywhere below. */
  waits(kind: FrameKind): boolean {
    const wanted = frameKinds.indexOf(kind)
    for (let i = 0; i < this.depth; i++) if (this.cells[FRAMES_AT + i * FRAME] === wanted) return true
    return false
  }

  // Lasting effects
  effects(): Effect[] {
    return this.#rows(EFFECTS_AT, EFFECTS, EFFECT).map(([spell, unit, expires, caster]) => ({
      spell: spell!,
      unit: unit!,
      expires: expires!,
      caster: caster!,
    }))
  }
  setEffects(effects: readonly Effect[]): void {
    const rows = effects.map(({ spell, unit, expires, caster }) => [spell, unit, expires, caster])
    this.#setRows(EFFECTS_AT, EFFECTS, EFFECT, rows)
  }
  /** Whether there is any; most matches have none. */
  get hasEffects(): boolean {
    return this.cells[EFFECTS_AT] !== -1
  }

  // Magic terrain
  pieces(): readonly PlacedPiece[] {
    return this.#rows(PIECES_AT, PIECES, PIECE).map(([kind, anchor, turn]) => ({
      kind: pieceKinds[kind!]! as PieceKind,
      anchor: anchor! as HexId,
      turn: turn! as Direction,
    }))
  }
  /** Lays the pieces anew; the ground follows. */
  setPieces(pieces: readonly PlacedPiece[]): void {
    const rows = pieces.map(({ kind, anchor, turn }) => [pieceKinds.indexOf(kind), anchor, turn])
    this.#setRows(PIECES_AT, PIECES, PIECE, rows)
    this.ground = this.setting.groundWith(this.pieces())
  }

  // Spells declared
  cast(number: number): Cast | undefined {
    const at = CASTS_AT + number * CAST
    if (this.cells[at] === -1) return undefined
    const row = [...this.cells.subarray(at, at + CAST)]
    return {
      spell: row[0]!,
      wizard: row[1]!,
      unit: row[2]!,
      anchor: row[3]!,
      turn: row[4]!,
      piece: row[5]!,
      effect: row[6]!,
      hexes: row.slice(7, 10).filter((hex) => hex >= 0),
    }
  }
  setCast(number: number, cast: Cast | undefined): void {
    const at = CASTS_AT + number * CAST
    this.cells.fill(-1, at, at + CAST)
    if (cast === undefined) return
    const { spell, wizard, unit, anchor, turn, piece, effect, hexes } = cast
    this.cells.set([spell, wizard, unit, anchor, turn, piece, effect, ...hexes.slice(0, 3)], at)
  }

  // Path of the mover
  path(): readonly Stand[] {
    return this.#rows(PATH_AT, PATH, STAND).map(([hex, facing, level]) => ({
      hex: hex! as HexId,
      facing: facing! as Direction,
      level: level!,
    }))
  }
  setPath(path: readonly Stand[]): void {
    this.#setRows(
      PATH_AT,
      PATH,
      STAND,
      path.slice(-PATH).map(({ hex, facing, level }) => [hex, facing, level]),
    )
  }
  /** Hexes that enemies left in the combat under way (DN-11.20). */
  vacated(): readonly HexId[] {
    return [...this.cells.subarray(VACATED_AT, UNITS_AT)].filter((hex) => hex >= 0) as HexId[]
  }
  setVacated(hexes: readonly number[]): void {
    this.cells.fill(-1, VACATED_AT, UNITS_AT)
    this.cells.set(hexes.slice(0, VACATED), VACATED_AT)
  }

  #rows(at: number, count: number, width: number): number[][] {
    const rows: number[][] = []
    for (let i = 0; i < count && this.cells[at + i * width]! >= 0; i++)
      rows.push([...this.cells.subarray(at + i * width, at + (i + 1) * width)])
    return rows
  }
  #setRows(at: number, count: number, width: number, rows: readonly (readonly number[])[]): void {
    if (rows.length > count) throw new RangeError('the list is full')
    this.cells.fill(-1, at, at + count * width)
    for (const [i, row] of rows.entries()) this.cells.set(row, at + i * width)
  }
}

/** Before set-up: nobody on the map, nothing laid, nothing declared. */
function emptyCells({ roster }: Setting): Int16Array {
  const cells = new Int16Array(UNITS_AT + roster.slots.length * UNIT)
  for (const [i, { initial }] of Object.values(scalarFields).entries()) cells[i] = initial
  cells.fill(-1, EFFECTS_AT, UNITS_AT)
  for (const [slot, { side }] of roster.slots.entries()) {
    for (const [i, { initial }] of Object.values(unitFields).entries())
      cells[UNITS_AT + slot * UNIT + i] = initial
    cells[UNITS_AT + slot * UNIT + U.side] = side
  }
  return cells
}
