import type { HexId } from '@wyrmtable/hex'
import { type Fault, fail, type Json, ok, type Result, type Schema, schemaOf } from '@wyrmtable/kernel'
import { type CityMap, esirien } from './city-map.ts'
import { findImpossible, impossible, isSetup } from './impossible.ts'
import { hexOf, labelOf } from './map.ts'
import { mapOf } from './map-of.ts'
import type { Options } from './options.ts'
import {
  areas,
  type Dragon,
  type DragonId,
  dragonIds,
  formatUnit,
  parseDragon,
  parseUnit,
  type Unit,
  units,
} from './pieces.ts'
import { type Position, parseDirection, positionSchemaOf } from './position.ts'
import { refuse } from './refusals.ts'
import { NOWHERE, State } from './state.ts'
import { groundedAt, hasUnit } from './topics/occupancy.ts'

const printedShape = schemaOf(positionSchemaOf(esirien))
const shapes = new WeakMap<CityMap, typeof printedShape>([[esirien, printedShape]])

function shapeOf(map: CityMap): typeof printedShape {
  const shape = shapes.get(map) ?? schemaOf(positionSchemaOf(map))
  shapes.set(map, shape)
  return shape
}

/**
 * The shape of a position on the printed map as data. What a position names of the map in play, and whether it can be,
 * `decode` judges: only there the map is known.
 */
export const positionShape: Schema<Json> = {
  jsonSchema: printedShape.jsonSchema,
  parse: (input) => ok(input),
}

/** Sets up a position by hand; impossible ones are refused with the clause and the place of the fault. */
export function decode(input: Json, options: Options): Result<State, Fault> {
  const map = mapOf(options)
  const parsed = shapeOf(map).parse(input)
  if (!parsed.ok) return parsed
  const position = parsed.value
  const offMap = findUnknownHex(position, map)
  if (offMap !== undefined) return fail(offMap)
  const state = fill(position, options, map)
  const fault = findContradiction(position, state) ?? findImpossible(state)
  return fault === undefined ? ok(state) : fail(fault)
}

/** Every label must name a hex of the map before anything is set up. */
function findUnknownHex(position: Position, map: CityMap): Fault | undefined {
  const places: [string, string | null | undefined][] = [
    ['/fog', position.fog],
    ['/boost/hex', position.boost?.hex],
    ['/whirlwinds/1', position.whirlwinds[1]],
    ['/whirlwinds/2', position.whirlwinds[2]],
    ...position.attacked.map((hex, i): [string, string] => [`/attacked/${i}`, hex]),
    ...Object.entries(position.dragons).flatMap(([id, dragon]): [string, string | null | undefined][] => [
      [`/dragons/${id}/hex`, dragon?.hex],
      [`/dragons/${id}/start/hex`, dragon?.start?.hex],
      [`/dragons/${id}/areaTargets/wings`, dragon?.areaTargets.wings],
      [`/dragons/${id}/areaTargets/legs`, dragon?.areaTargets.legs],
    ]),
    ...Object.entries(position.units).map(([id, unit]): [string, string | null | undefined] =>
      typeof unit === 'object' && unit !== null ? [`/units/${id}/hex`, unit.hex] : [`/units/${id}`, unit],
    ),
  ]
  const wrong = places.find(([, hex]) => typeof hex === 'string' && map.parseLabel(hex) === undefined)
  return wrong === undefined
    ? undefined
    : impossible(wrong[0], refuse('notOnMap', 'DR-3.1', { hex: wrong[1] ?? '' }))
}

/** What the position says of wall gates must agree with who stands there (DR-9.3). */
function findContradiction(position: Position, state: State): Fault | undefined {
  if (position.invaderGates === undefined) return undefined
  for (const id of state.map.wallGates) {
    const { name, inside } = state.map.entranceAt(id)
    if (inside === undefined) continue
    const defended = hasUnit(state, inside)
    const invaded = groundedAt(state, inside) !== -1
    if (defended !== invaded && state.isInvaderGate(id) !== invaded) {
      return impossible('/invaderGates', refuse('ownGate', 'DR-9.3', { entrance: name }))
    }
  }
  return undefined
}

const hexOrNowhere = (label: string | null | undefined) =>
  label === null || label === undefined ? NOWHERE : hexOf(label)

function fill(position: Position, options: Options, map: CityMap): State {
  const state = new State(options, map)
  state.turn = position.turn
  state.phase = position.phase
  state.mover = position.mover === null ? -1 : parseDragon(position.mover)
  state.endReason = position.end
  state.destroyed = state.map.vpHexes.reduce(
    (mask, hex, i) => (position.destroyed.includes(labelOf(hex)) ? mask | (1 << i) : mask),
    0,
  )
  state.lastDestructionTurn = position.lastDestructionTurn
  state.lastInsideTurn = position.lastInsideTurn
  state.spellPoints = position.spellPoints
  state.spellDone = position.spellDone
  state.fog = hexOrNowhere(position.fog)
  state.boost = hexOrNowhere(position.boost?.hex)
  state.boostRadius = position.boost?.radius ?? 0
  state.setWhirlwind(1, hexOrNowhere(position.whirlwinds[1]))
  state.setWhirlwind(2, hexOrNowhere(position.whirlwinds[2]))
  if (position.pending !== null) {
    state.pending = position.pending.kind
    state.pendingDragon = parseDragon(position.pending.dragon)
    state.pendingPoints = position.pending.points
  }
  state.heroWounded = position.heroWounded
  for (const hex of position.attacked) state.markAttacked(hexOf(hex))
  for (const id of dragonIds) fillDragon(state, parseDragon(id), position.dragons[id])
  for (const unit of units) fillUnit(state, unit, position.units[formatUnit(unit)])
  for (const [name, value] of Object.entries(position.entrances)) {
    if (value !== undefined) state.setEntrance(state.map.parseEntrance(name), value)
  }
  // DR-9.3: where gates are not named, who stands alone inside tells whose they are.
  for (const id of state.map.wallGates) {
    const { name, inside } = state.map.entranceAt(id)
    const held = inside !== undefined && groundedAt(state, inside) !== -1 && !hasUnit(state, inside)
    state.setInvaderGate(id, position.invaderGates?.includes(name) ?? held)
  }
  state.map.woodenBridges.forEach((hex, bridge) => {
    const entry = position.bridges[labelOf(hex)]
    if (entry === undefined) return
    state.setBridge(bridge, entry.state)
    state.setBridgeBy(bridge, bridgeOwner(entry.by))
    state.setBridgeDeadline(bridge, entry.deadline)
  })
  return state
}

function bridgeOwner(by: string | null): number {
  if (by === null) return -1
  const dragon = dragonIds.indexOf(by as DragonId)
  return dragon >= 0 ? dragon : (parseUnit(by) ?? -1)
}

/** A dragon that a position does not place is still to be placed during set-up, and no more there later. */
const absentStatus = (state: State) => (isSetup(state) ? 'unplaced' : 'gone')

function fillDragon(state: State, d: Dragon, dragon: Position['dragons']['D1']): void {
  if (dragon === undefined) {
    state.setStatus(d, absentStatus(state))
    return
  }
  state.setDragonHex(d, hexOrNowhere(dragon.hex) as HexId)
  state.setFacing(d, parseDirection(dragon.facing))
  state.setStatus(d, dragon.status ?? (dragon.hex === null ? absentStatus(state) : 'grounded'))
  for (const area of areas) state.setDamage(d, area, dragon[area])
  state.setFireUses(d, dragon.fireUses)
  state.setMode(d, dragon.mode ?? undefined)
  state.setMp(d, dragon.mp)
  state.setMoved(d, dragon.moved)
  state.setTakenOffOrLanded(d, dragon.takenOffOrLanded)
  state.setBreathed(d, dragon.breathed)
  for (const area of ['head', 'wings', 'legs'] as const) state.setGroupsUsed(d, area, dragon.groupsUsed[area])
  for (const area of ['wings', 'legs'] as const)
    state.setAreaTarget(d, area, hexOrNowhere(dragon.areaTargets[area]))
  state.setMayStay(d, dragon.mayStay)
  state.setBraved(d, dragon.braved)
  if (dragon.start !== null) state.setStart(d, hexOf(dragon.start.hex), parseDirection(dragon.start.facing))
}

function fillUnit(state: State, unit: Unit, entry: Position['units'][string]): void {
  if (entry === undefined || entry === null) return
  if (typeof entry === 'string') {
    state.setUnitHex(unit, hexOf(entry))
    return
  }
  state.setUnitHex(unit, hexOrNowhere(entry.hex))
  state.setStepsUsed(unit, entry.steps)
  state.setOffRoad(unit, entry.offRoad)
  state.setDeed(unit, entry.deed)
  state.setArrival(unit, entry.arrival)
}
