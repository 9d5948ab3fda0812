import { slabCopier } from '@wyrmtable/kernel'
import type { Point } from '@wyrmtable/plane'
import { type WeaponId, weaponIds } from '../data/schema.ts'
import { sorcererData } from './roster.ts'
import type { Setting } from './setting.ts'

/** Decisions that a game waits for (SO-13.1). */
export const phases = ['setup', 'opportunity', 'activation', 'sorcerer', 'over'] as const
export type Phase = (typeof phases)[number]

export const endReasons = ['none', 'eliminated', 'resigned', 'fallenTogether', 'faded', 'turnLimit'] as const
export type EndReason = (typeof endReasons)[number]

export const convictions = ['neutral', 'good', 'bad'] as const
export type Conviction = (typeof convictions)[number]

const weapons = ['none', ...weaponIds] as const
/** What a figure carries; sorcerers carry nothing. */
export type Weapon = 'none' | WeaponId

/** Nobody: no figure, no seat. */
const NONE = -1
/** SO-6.1: most creatures of one group. */
export const GROUP_SIZE = 4
/** SO-6.4 */
export const ACTIONS = 2
const SEATS = 4

// Layout: scalars, then players, then figures by slot, all in one buffer so that a clone is one copy.
const TURN = 0
const PHASE = 1
const STARTER = 2
const CURRENT = 3
const END_REASON = 4
const MOVED = 5
const MAGIC_BEGUN = 6
const MAGIC_CLOSED = 7
const ORDER_AT = 8 // the order list O
const PLAYING_AT = ORDER_AT + SEATS // the playing order of this turn
const GROUP_AT = PLAYING_AT + SEATS
const PLAYERS_AT = GROUP_AT + GROUP_SIZE
const PLAYER = 4 // cells a player
const FIGURES_AT = PLAYERS_AT + SEATS * PLAYER
const FIGURE = 6 // cells a figure

const copyOf = slabCopier<Int32Array<ArrayBuffer>>(Int32Array)

/**
 * Everything that decides how a game goes on. This file is the only one that knows the layout; it holds
 * no rule. Getters and setters trust their arguments. Slots are numbered in id order.
 */
export class State {
  readonly setting: Setting
  readonly cells: Int32Array<ArrayBuffer>
  /** Not part of the position: grows whenever a figure is placed or removed, so that the scene is made anew. */
  stamp = 0

  constructor(setting: Setting, cells?: Int32Array<ArrayBuffer>) {
    this.setting = setting
    this.cells = cells ?? emptyCells(setting)
  }

  clone(): State {
    return new State(this.setting, copyOf(this.cells))
  }

  /** Size in bytes, for benches. */
  get byteLength(): number {
    return this.cells.byteLength
  }
  get seats(): number {
    return this.setting.seats
  }

  // Turn and phase
  get turn(): number {
    return this.cells[TURN]!
  }
  set turn(value: number) {
    this.cells[TURN] = value
  }
  get phase(): Phase {
    return phases[this.cells[PHASE]!]!
  }
  set phase(value: Phase) {
    this.cells[PHASE] = phases.indexOf(value)
  }
  /** The seat that begins both phases of this turn (SO-5.6). */
  get starter(): number {
    return this.cells[STARTER]!
  }
  set starter(value: number) {
    this.cells[STARTER] = value
  }
  /** The seat whose decision it is. */
  get current(): number {
    return this.cells[CURRENT]!
  }
  set current(value: number) {
    this.cells[CURRENT] = value
  }
  get endReason(): EndReason {
    return endReasons[this.cells[END_REASON]!]!
  }
  set endReason(value: EndReason) {
    this.cells[END_REASON] = endReasons.indexOf(value)
  }
  /** In a sorcerer turn: whether the move was made, magic begun, the block of magic closed (SO-10.3). */
  get moved(): boolean {
    return this.cells[MOVED] === 1
  }
  set moved(value: boolean) {
    this.cells[MOVED] = value ? 1 : 0
  }
  get magicBegun(): boolean {
    return this.cells[MAGIC_BEGUN] === 1
  }
  set magicBegun(value: boolean) {
    this.cells[MAGIC_BEGUN] = value ? 1 : 0
  }
  get magicClosed(): boolean {
    return this.cells[MAGIC_CLOSED] === 1
  }
  set magicClosed(value: boolean) {
    this.cells[MAGIC_CLOSED] = value ? 1 : 0
  }

  /** SO-5.2: the order list O; empty before initiative is rolled. */
  get order(): readonly number[] {
    return this.#list(ORDER_AT, SEATS)
  }
  set order(seats: readonly number[]) {
    this.#setList(ORDER_AT, SEATS, seats)
  }
  /** The playing order of this turn, the starter first; seats that fell in this turn stay in it. */
  get playing(): readonly number[] {
    return this.#list(PLAYING_AT, SEATS)
  }
  set playing(seats: readonly number[]) {
    this.#setList(PLAYING_AT, SEATS, seats)
  }
  /** Slots of the active group's living members, as announced. */
  get group(): readonly number[] {
    return this.#list(GROUP_AT, GROUP_SIZE)
  }
  set group(slots: readonly number[]) {
    this.#setList(GROUP_AT, GROUP_SIZE, slots)
  }
  isInGroup(slot: number): boolean {
    for (let i = 0; i < GROUP_SIZE; i++) if (this.cells[GROUP_AT + i] === slot) return true
    return false
  }

  // Players
  shield(seat: number): number {
    return this.cells[PLAYERS_AT + seat * PLAYER]!
  }
  setShield(seat: number, points: number): void {
    this.cells[PLAYERS_AT + seat * PLAYER] = points
  }
  points(seat: number): number {
    return this.cells[PLAYERS_AT + seat * PLAYER + 1]!
  }
  setPoints(seat: number, points: number): void {
    this.cells[PLAYERS_AT + seat * PLAYER + 1] = points
  }
  /** The conviction that the first good or bad creature fixed (SO-11.3). */
  conviction(seat: number): Conviction {
    return convictions[this.cells[PLAYERS_AT + seat * PLAYER + 2]!]!
  }
  setConviction(seat: number, conviction: Conviction): void {
    this.cells[PLAYERS_AT + seat * PLAYER + 2] = convictions.indexOf(conviction)
  }
  /** 0 while the player is in the game; then the number of the elimination, from 1, shared by those who fall together. */
  fallen(seat: number): number {
    return this.cells[PLAYERS_AT + seat * PLAYER + 3]!
  }
  setFallen(seat: number, number: number): void {
    this.cells[PLAYERS_AT + seat * PLAYER + 3] = number
  }
  isIn(seat: number): boolean {
    return this.cells[PLAYERS_AT + seat * PLAYER + 3] === 0
  }

  // Figures
  exists(slot: number): boolean {
    return this.#bits(slot, 0, 24, 1) === 1
  }
  x(slot: number): number {
    return this.#bits(slot, 0, 0, 12)
  }
  y(slot: number): number {
    return this.#bits(slot, 0, 12, 12)
  }
  /** Number of the surface it stands on; 0 is the table. */
  surface(slot: number): number {
    return this.#bits(slot, 2, 0, 16)
  }
  place(slot: number, surface: number, x: number, y: number): void {
    this.stamp++
    this.#setBits(slot, 0, 0, 12, x)
    this.#setBits(slot, 0, 12, 12, y)
    this.#setBits(slot, 0, 24, 1, 1)
    this.#setBits(slot, 2, 0, 16, surface)
  }
  remove(slot: number): void {
    this.stamp++
    const from = FIGURES_AT + slot * FIGURE
    this.cells.fill(0, from, from + FIGURE)
    for (let i = 0; i < GROUP_SIZE; i++)
      if (this.cells[GROUP_AT + i] === slot) this.cells[GROUP_AT + i] = NONE
  }
  facing(slot: number): Point {
    const cell = this.#bits(slot, 1, 0, 32)
    return { x: (cell << 16) >> 16, y: cell >> 16 }
  }
  setFacing(slot: number, { x, y }: Point): void {
    this.cells[FIGURES_AT + slot * FIGURE + 1] = (x & 0xffff) | (y << 16)
  }
  weapon(slot: number): Weapon {
    return weapons[this.#bits(slot, 2, 16, 8)]!
  }
  setWeapon(slot: number, weapon: Weapon): void {
    this.#setBits(slot, 2, 16, 8, weapons.indexOf(weapon))
  }
  /** Wound boxes crossed. */
  wounds(slot: number): number {
    return this.#bits(slot, 3, 0, 8)
  }
  setWounds(slot: number, wounds: number): void {
    this.#setBits(slot, 3, 0, 8, wounds)
  }
  /** What is left of the resistance; used with `armour: pool` only (SO-8.8). */
  pool(slot: number): number {
    return this.#bits(slot, 3, 8, 8)
  }
  setPool(slot: number, pool: number): void {
    this.#setBits(slot, 3, 8, 8, pool)
  }
  actions(slot: number): number {
    return this.#bits(slot, 3, 16, 4)
  }
  setActions(slot: number, actions: number): void {
    this.#setBits(slot, 3, 16, 4, actions)
  }
  /** Attacks made in this turn's activation. */
  attacks(slot: number): number {
    return this.#bits(slot, 3, 20, 4)
  }
  setAttacks(slot: number, attacks: number): void {
    this.#setBits(slot, 3, 20, 4, attacks)
  }
  /** Whether it advanced into a shield, or breathed, in this turn's activation. */
  rammed(slot: number): boolean {
    return this.#bits(slot, 3, 24, 1) === 1
  }
  setRammed(slot: number, value: boolean): void {
    this.#setBits(slot, 3, 24, 1, value ? 1 : 0)
  }
  breathed(slot: number): boolean {
    return this.#bits(slot, 3, 25, 1) === 1
  }
  setBreathed(slot: number, value: boolean): void {
    this.#setBits(slot, 3, 25, 1, value ? 1 : 0)
  }
  /** The turn in which it was created. */
  entered(slot: number): number {
    return this.#bits(slot, 4, 0, 32)
  }
  setEntered(slot: number, turn: number): void {
    this.#setBits(slot, 4, 0, 32, turn)
  }
  /** The turn in which it was last activated; 0 is never. */
  activated(slot: number): number {
    return this.#bits(slot, 5, 0, 32)
  }
  setActivated(slot: number, turn: number): void {
    this.#setBits(slot, 5, 0, 32, turn)
  }

  #bits(slot: number, cell: number, shift: number, bits: number): number {
    const whole = this.cells[FIGURES_AT + slot * FIGURE + cell]!
    return bits === 32 ? whole : (whole >>> shift) & ((1 << bits) - 1)
  }
  #setBits(slot: number, cell: number, shift: number, bits: number, value: number): void {
    const at = FIGURES_AT + slot * FIGURE + cell
    if (bits === 32) {
      this.cells[at] = value
      return
    }
    const mask = ((1 << bits) - 1) << shift
    this.cells[at] = (this.cells[at]! & ~mask) | ((value << shift) & mask)
  }
  #list(at: number, length: number): readonly number[] {
    const list: number[] = []
    for (let i = at; i < at + length; i++) if (this.cells[i] !== NONE) list.push(this.cells[i]!)
    return list
  }
  #setList(at: number, length: number, values: readonly number[]): void {
    for (let i = 0; i < length; i++) this.cells[at + i] = values[i] ?? NONE
  }
}

/** SO-5.4: before the first turn, shields at full strength, nobody on the table. */
function emptyCells(setting: Setting): Int32Array<ArrayBuffer> {
  const cells = new Int32Array(FIGURES_AT + setting.slots.list.length * FIGURE)
  const state = new State(setting, cells)
  state.turn = 1
  state.starter = NONE
  state.current = NONE
  state.order = []
  state.playing = []
  state.group = []
  for (let seat = 0; seat < setting.seats; seat++) state.setShield(seat, sorcererData.shield_start)
  return cells
}
