import type { Direction, HexId } from '@wyrmtable/hex'
import { slabCopier } from '@wyrmtable/kernel'
import { unitsData } from '../data/units.ts'
import type { MoveMode } from './actions.ts'
import { moveModes } from './actions.ts'
import type { CityMap, EntranceId } from './city-map.ts'
import { type EndReason, endReasons } from './endings.ts'
import { mapOf } from './map-of.ts'
import type { Options } from './options.ts'
import { type Phase, phases } from './phase-owners.ts'
import { type Area, areas, type Dragon, type Unit, unitIds } from './pieces.ts'

export const dragonStatuses = ['unplaced', 'grounded', 'flying', 'dead', 'gone'] as const
/** `dead` leaves a body that closes its hex (DR-8.10); `gone` left none. */
export type DragonStatus = (typeof dragonStatuses)[number]

export const entranceStates = ['closed', 'open', 'smashed'] as const
export type EntranceState = (typeof entranceStates)[number]

export const bridgeStates = ['intact', 'prepared', 'broken', 'condemned', 'burned'] as const
export type BridgeState = (typeof bridgeStates)[number]

/** What a unit did in phases 7 and 8 of this turn; `faltered` is a failed morale check (DR-26.5). */
export const unitDeeds = ['none', 'shot', 'attacked', 'prepared', 'faltered'] as const
export type UnitDeed = (typeof unitDeeds)[number]

/** Why damage waits to be shared out by the Invader (DR-28.1), or where a hit of an arrow goes. */
export const pendingKinds = ['none', 'crash', 'fall', 'lightning', 'missile'] as const
export type PendingKind = (typeof pendingKinds)[number]

export type { EndReason, Phase }

/** No hex: off the map. */
export const NOWHERE = -1

// Layout: scalars, then dragons, units, entrances and bridges, all in one buffer so that a clone is one copy.
const SCALARS = 24
const ATTACKED = 16 // hexes attacked in phase 3; two dragons reach at most 14
const DRAGON = 25 // cells a dragon
const UNIT = 5 // cells a unit
const ENTRANCE = 2
const BRIDGE = 3
const ATTACKED_AT = SCALARS
const DRAGONS_AT = ATTACKED_AT + ATTACKED
const UNITS_AT = DRAGONS_AT + 2 * DRAGON
const ENTRANCES_AT = UNITS_AT + unitIds.length * UNIT

const copyOf = slabCopier<Int16Array>(Int16Array)

/**
 * Everything that decides how a game goes on. This file is the only one that knows the layout; it holds
 * no rule. Getters and setters trust their arguments.
 */
export class State {
  readonly options: Options
  readonly map: CityMap
  readonly cells: Int16Array
  readonly #bridgesAt: number

  constructor(options: Options, map: CityMap = mapOf(options), cells?: Int16Array) {
    this.options = options
    this.map = map
    this.#bridgesAt = ENTRANCES_AT + map.entrances.length * ENTRANCE
    this.cells = cells ?? new Int16Array(this.#bridgesAt + map.woodenBridges.length * BRIDGE)
    if (cells === undefined) begin(this)
  }

  clone(): State {
    return new State(this.options, this.map, copyOf(this.cells))
  }

  /** Size in bytes, for benches. */
  get byteLength(): number {
    return this.cells.byteLength
  }

  // Turn and phase
  get turn(): number {
    return this.cells[0]!
  }
  set turn(value: number) {
    this.cells[0] = value
  }
  get phase(): Phase {
    return phases[this.cells[1]!]!
  }
  set phase(value: Phase) {
    this.cells[1] = phases.indexOf(value)
  }
  /** The dragon whose move is under way in phase 1, or −1 (DR-6.3). */
  get mover(): Dragon | -1 {
    return this.cells[2]! as Dragon | -1
  }
  set mover(value: Dragon | -1) {
    this.cells[2] = value
  }
  get endReason(): EndReason {
    return endReasons[this.cells[3]!]!
  }
  set endReason(value: EndReason) {
    this.cells[3] = endReasons.indexOf(value)
  }

  // Victory points and clocks
  /** Bit i is set when VP hex i is destroyed. */
  get destroyed(): number {
    return this.cells[4]!
  }
  set destroyed(value: number) {
    this.cells[4] = value
  }
  get lastDestructionTurn(): number {
    return this.cells[5]!
  }
  set lastDestructionTurn(value: number) {
    this.cells[5] = value
  }
  get lastInsideTurn(): number {
    return this.cells[6]!
  }
  set lastInsideTurn(value: number) {
    this.cells[6] = value
  }

  // Spells
  get spellPoints(): number {
    return this.cells[7]!
  }
  set spellPoints(value: number) {
    this.cells[7] = value
  }
  /** Whether the wizard has cast or passed in this phase 4. */
  get spellDone(): boolean {
    return this.cells[8] === 1
  }
  set spellDone(value: boolean) {
    this.cells[8] = value ? 1 : 0
  }
  /** Centre of the fog, or NOWHERE. */
  get fog(): HexId | -1 {
    return this.cells[9]! as HexId | -1
  }
  set fog(value: HexId | -1) {
    this.cells[9] = value
  }
  /** Centre of Boost Morale, or NOWHERE. */
  get boost(): HexId | -1 {
    return this.cells[10]! as HexId | -1
  }
  set boost(value: HexId | -1) {
    this.cells[10] = value
  }
  get boostRadius(): number {
    return this.cells[11]!
  }
  set boostRadius(value: number) {
    this.cells[11] = value
  }
  /** Hex of whirlwind 1 (fresh) and 2 (drifted once), or NOWHERE. */
  whirlwind(number: 1 | 2): HexId | -1 {
    return this.cells[11 + number]! as HexId | -1
  }
  setWhirlwind(number: 1 | 2, hex: HexId | -1): void {
    this.cells[11 + number] = hex
  }

  // Pending decision
  get pending(): PendingKind {
    return pendingKinds[this.cells[14]!]!
  }
  set pending(value: PendingKind) {
    this.cells[14] = pendingKinds.indexOf(value)
  }
  get pendingDragon(): Dragon {
    return this.cells[15]! as Dragon
  }
  set pendingDragon(value: Dragon) {
    this.cells[15] = value
  }
  /** Points to share out. */
  get pendingPoints(): number {
    return this.cells[16]!
  }
  set pendingPoints(value: number) {
    this.cells[16] = value
  }

  get heroWounded(): boolean {
    return this.cells[17] === 1
  }
  set heroWounded(value: boolean) {
    this.cells[17] = value ? 1 : 0
  }

  // Hexes attacked in phase 3 of this turn (DR-16.6)
  wasAttacked(hex: HexId): boolean {
    for (let i = ATTACKED_AT; i < DRAGONS_AT; i++) if (this.cells[i] === hex) return true
    return false
  }
  markAttacked(hex: HexId): void {
    const free = this.cells.indexOf(NOWHERE, ATTACKED_AT)
    if (free < 0 || free >= DRAGONS_AT) throw new RangeError('more attacked hexes than dragons can reach')
    this.cells[free] = hex
  }
  attackedHexes(): HexId[] {
    return [...this.cells.subarray(ATTACKED_AT, DRAGONS_AT)].filter((hex) => hex !== NOWHERE) as HexId[]
  }
  clearAttacked(): void {
    this.cells.fill(NOWHERE, ATTACKED_AT, DRAGONS_AT)
  }

  // Dragons
  dragonHex(d: Dragon): HexId {
    return this.#dragon(d, 0) as HexId
  }
  setDragonHex(d: Dragon, hex: HexId): void {
    this.#setDragon(d, 0, hex)
  }
  facing(d: Dragon): Direction {
    return this.#dragon(d, 1) as Direction
  }
  setFacing(d: Dragon, facing: Direction): void {
    this.#setDragon(d, 1, facing)
  }
  status(d: Dragon): DragonStatus {
    return dragonStatuses[this.#dragon(d, 2)]!
  }
  setStatus(d: Dragon, status: DragonStatus): void {
    this.#setDragon(d, 2, dragonStatuses.indexOf(status))
  }
  isGrounded(d: Dragon): boolean {
    return this.#dragon(d, 2) === 1
  }
  isFlying(d: Dragon): boolean {
    return this.#dragon(d, 2) === 2
  }
  /** Damage points marked in an area, 0 to its total (DR-2.6). */
  damage(d: Dragon, area: Area): number {
    return this.#dragon(d, 3 + areas.indexOf(area))
  }
  setDamage(d: Dragon, area: Area, points: number): void {
    this.#setDragon(d, 3 + areas.indexOf(area), points)
  }
  /** Times it may still breathe in this game. */
  fireUses(d: Dragon): number {
    return this.#dragon(d, 7)
  }
  setFireUses(d: Dragon, uses: number): void {
    this.#setDragon(d, 7, uses)
  }
  /** How it moves this turn; undefined while it has not begun (or began nothing). */
  mode(d: Dragon): MoveMode | undefined {
    return moveModes[this.#dragon(d, 8)]
  }
  setMode(d: Dragon, mode: MoveMode | undefined): void {
    this.#setDragon(d, 8, mode === undefined ? -1 : moveModes.indexOf(mode))
  }
  /** Walk points left in the move under way. */
  mp(d: Dragon): number {
    return this.#dragon(d, 9)
  }
  setMp(d: Dragon, mp: number): void {
    this.#setDragon(d, 9, mp)
  }
  hasMoved(d: Dragon): boolean {
    return this.#dragon(d, 10) === 1
  }
  setMoved(d: Dragon, moved: boolean): void {
    this.#setDragon(d, 10, moved ? 1 : 0)
  }
  /** Whether it took off or landed this turn, which forbids fire (DR-15.9). */
  hasTakenOffOrLanded(d: Dragon): boolean {
    return this.#dragon(d, 11) === 1
  }
  setTakenOffOrLanded(d: Dragon, value: boolean): void {
    this.#setDragon(d, 11, value ? 1 : 0)
  }
  hasBreathed(d: Dragon): boolean {
    return this.#dragon(d, 12) === 1
  }
  setBreathed(d: Dragon, value: boolean): void {
    this.#setDragon(d, 12, value ? 1 : 0)
  }
  /** Groups of the area already used in phase 3 of this turn (DR-16.5). */
  groupsUsed(d: Dragon, area: Area): number {
    return this.#dragon(d, 13 + areas.indexOf(area))
  }
  setGroupsUsed(d: Dragon, area: Area, groups: number): void {
    this.#setDragon(d, 13 + areas.indexOf(area), groups)
  }
  /** The hex that groups of the area attacked this turn, or NOWHERE; for `splitAreas = false` (DR-16.5). */
  areaTarget(d: Dragon, area: Area): HexId | -1 {
    return this.#dragon(d, 17 + areas.indexOf(area)) as HexId | -1
  }
  setAreaTarget(d: Dragon, area: Area, hex: HexId | -1): void {
    this.#setDragon(d, 17 + areas.indexOf(area), hex)
  }
  /** Whether it may end its walk on the units of its hex: it attacked them on entering or began there (DR-14.4). */
  mayStay(d: Dragon): boolean {
    return this.#dragon(d, 21) === 1
  }
  setMayStay(d: Dragon, value: boolean): void {
    this.#setDragon(d, 21, value ? 1 : 0)
  }
  /** Whether it survived the whirlwind of its hex while in flight and leaves without a further roll (DR-12.24). */
  braved(d: Dragon): boolean {
    return this.#dragon(d, 22) === 1
  }
  setBraved(d: Dragon, value: boolean): void {
    this.#setDragon(d, 22, value ? 1 : 0)
  }

  /** Where its move under way began: hex (or NOWHERE) and facing; a berserk dragon's duty is judged from there. */
  startHex(d: Dragon): HexId | -1 {
    return this.#dragon(d, 23) as HexId | -1
  }
  startFacing(d: Dragon): Direction {
    return this.#dragon(d, 24) as Direction
  }
  setStart(d: Dragon, hex: HexId | -1, facing: Direction): void {
    this.#setDragon(d, 23, hex)
    this.#setDragon(d, 24, facing)
  }

  // Units
  unitHex(u: Unit): HexId | -1 {
    return this.cells[UNITS_AT + u * UNIT]! as HexId | -1
  }
  setUnitHex(u: Unit, hex: HexId | -1): void {
    this.cells[UNITS_AT + u * UNIT] = hex
  }
  /** Movement points used in this phase 6. */
  stepsUsed(u: Unit): number {
    return this.cells[UNITS_AT + u * UNIT + 1]!
  }
  setStepsUsed(u: Unit, steps: number): void {
    this.cells[UNITS_AT + u * UNIT + 1] = steps
  }
  /** Whether it left the road, or did not start on it, in this phase 6 (DR-20.2). */
  isOffRoad(u: Unit): boolean {
    return this.cells[UNITS_AT + u * UNIT + 2] === 1
  }
  setOffRoad(u: Unit, value: boolean): void {
    this.cells[UNITS_AT + u * UNIT + 2] = value ? 1 : 0
  }
  deed(u: Unit): UnitDeed {
    return unitDeeds[this.cells[UNITS_AT + u * UNIT + 3]!]!
  }
  setDeed(u: Unit, deed: UnitDeed): void {
    this.cells[UNITS_AT + u * UNIT + 3] = unitDeeds.indexOf(deed)
  }
  /** Place in the queue of units that arrive or wait (DR-19.2, DR-19.4), from 1; 0 is none. */
  arrival(u: Unit): number {
    return this.cells[UNITS_AT + u * UNIT + 4]!
  }
  setArrival(u: Unit, place: number): void {
    this.cells[UNITS_AT + u * UNIT + 4] = place
  }

  // Entrances
  entrance(id: EntranceId): EntranceState {
    return entranceStates[this.cells[ENTRANCES_AT + id * ENTRANCE]!]!
  }
  setEntrance(id: EntranceId, state: EntranceState): void {
    this.cells[ENTRANCES_AT + id * ENTRANCE] = entranceStates.indexOf(state)
  }
  /** Whether the Invader controls the wall gate (DR-9.3). */
  isInvaderGate(id: EntranceId): boolean {
    return this.cells[ENTRANCES_AT + id * ENTRANCE + 1] === 1
  }
  setInvaderGate(id: EntranceId, value: boolean): void {
    this.cells[ENTRANCES_AT + id * ENTRANCE + 1] = value ? 1 : 0
  }

  // Wooden bridges
  bridge(number: number): BridgeState {
    return bridgeStates[this.cells[this.#bridgesAt + number * BRIDGE]!]!
  }
  setBridge(number: number, state: BridgeState): void {
    this.cells[this.#bridgesAt + number * BRIDGE] = bridgeStates.indexOf(state)
  }
  /** The unit that prepared it or the dragon it breaks under, by the state; −1 otherwise. */
  bridgeBy(number: number): number {
    return this.cells[this.#bridgesAt + number * BRIDGE + 1]!
  }
  setBridgeBy(number: number, by: number): void {
    this.cells[this.#bridgesAt + number * BRIDGE + 1] = by
  }
  /** Broken: the turn at whose end of phase 1 the dragon falls (DR-10.4, DR-10.9). */
  bridgeDeadline(number: number): number {
    return this.cells[this.#bridgesAt + number * BRIDGE + 2]!
  }
  setBridgeDeadline(number: number, turn: number): void {
    this.cells[this.#bridgesAt + number * BRIDGE + 2] = turn
  }

  #dragon(d: Dragon, field: number): number {
    return this.cells[DRAGONS_AT + d * DRAGON + field]!
  }
  #setDragon(d: Dragon, field: number, value: number): void {
    this.cells[DRAGONS_AT + d * DRAGON + field] = value
  }
}

/** DR-4.6: turn 1, no damage, full fire and spell points, everything closed, intact and undestroyed. */
function begin(state: State): void {
  state.turn = 1
  state.mover = NOWHERE
  state.spellPoints = unitsData.unitTypes.WZD.spellPoints ?? 0
  state.fog = NOWHERE
  state.boost = NOWHERE
  state.setWhirlwind(1, NOWHERE)
  state.setWhirlwind(2, NOWHERE)
  state.clearAttacked()
  for (let i = 0; i < 2; i++) {
    const d = i as Dragon
    state.setDragonHex(d, NOWHERE as HexId)
    state.setFireUses(d, unitsData.dragon.fireUses)
    state.setMode(d, undefined)
    state.setStart(d, NOWHERE, 0)
    for (const area of areas) state.setAreaTarget(d, area, NOWHERE)
  }
  for (let u = 0; u < unitIds.length; u++) state.setUnitHex(u as Unit, NOWHERE)
  for (let b = 0; b < state.map.woodenBridges.length; b++) state.setBridgeBy(b, -1)
}
