import { DIRECTION_NAMES, type Direction, type DirectionName, type HexId } from '@wyrmtable/hex'
import type { Json } from '@wyrmtable/kernel'
import { z } from 'zod'
import { unitsData } from '../data/units.ts'
import { moveModes } from './actions.ts'
import type { CityMap } from './city-map.ts'
import { endReasons } from './endings.ts'
import { labelOf } from './map.ts'
import { phases } from './phase-owners.ts'
import { areas, type Dragon, dragonIds, formatDragon, formatUnit, unitIds, units } from './pieces.ts'
import {
  bridgeStates,
  dragonStatuses,
  entranceStates,
  NOWHERE,
  pendingKinds,
  type State,
  unitDeeds,
} from './state.ts'

const hex = z.string().regex(/^\d{4}$/)
const count = z.int().min(0).max(9999)
const points = z.int().min(0).max(38)
const groups = z.int().min(0).max(4)
const unit = z.enum(unitIds as [string, ...string[]])
const names = (list: readonly string[]) => z.enum(list as [string, ...string[]])

const SPELL_POINTS = unitsData.unitTypes.WZD.spellPoints ?? 0

const dragonSchema = z.strictObject({
  hex: hex.nullable().default(null),
  facing: z.enum(DIRECTION_NAMES).default('N'),
  /** Default: `grounded` where a hex is given, `unplaced` otherwise. */
  status: z.enum(dragonStatuses).optional(),
  head: points.default(0),
  wings: points.default(0),
  legs: points.default(0),
  belly: points.default(0),
  fireUses: z.int().min(0).max(unitsData.dragon.fireUses).default(unitsData.dragon.fireUses),
  mode: z.enum(moveModes).nullable().default(null),
  mp: z.int().min(0).max(9).default(0),
  moved: z.boolean().default(false),
  takenOffOrLanded: z.boolean().default(false),
  breathed: z.boolean().default(false),
  groupsUsed: z
    .strictObject({ head: groups.default(0), wings: groups.default(0), legs: groups.default(0) })
    .prefault({}),
  areaTargets: z
    .strictObject({ wings: hex.nullable().default(null), legs: hex.nullable().default(null) })
    .prefault({}),
  mayStay: z.boolean().default(false),
  braved: z.boolean().default(false),
  /** Where its move under way began. */
  start: z
    .strictObject({ hex, facing: z.enum(DIRECTION_NAMES) })
    .nullable()
    .default(null),
})

const unitSchema = z.strictObject({
  /** null is off the map: destroyed, or not yet arrived. */
  hex: hex.nullable(),
  steps: z.int().min(0).max(9).default(0),
  offRoad: z.boolean().default(false),
  deed: z.enum(unitDeeds).default('none'),
  arrival: z.int().min(0).max(99).default(0),
})

const bridgeSchema = z.strictObject({
  state: z.enum(bridgeStates),
  by: z
    .union([unit, z.enum(dragonIds)])
    .nullable()
    .default(null),
  deadline: count.default(0),
})

/**
 * A position of Dragon Rage. Every part may be left out: what is not named is as at the start of a game
 * (DR-4.6) and pieces that are not named are off the map. A unit may be written as its hex alone.
 */
export const positionSchemaOf = ({ vpHexes, entrances, woodenBridges }: CityMap) =>
  z.strictObject({
    turn: z.int().min(1).max(9999).default(1),
    phase: z.enum(phases).default('invaderMovement'),
    mover: z.enum(dragonIds).nullable().default(null),
    end: z.enum(endReasons).default('none'),
    destroyed: z.array(names(vpHexes.map(labelOf))).default([]),
    lastDestructionTurn: count.default(0),
    lastInsideTurn: count.default(0),
    spellPoints: z.int().min(0).max(SPELL_POINTS).default(SPELL_POINTS),
    spellDone: z.boolean().default(false),
    fog: hex.nullable().default(null),
    boost: z
      .strictObject({ hex, radius: z.int().min(0).max(2) })
      .nullable()
      .default(null),
    whirlwinds: z
      .strictObject({ 1: hex.nullable().default(null), 2: hex.nullable().default(null) })
      .prefault({}),
    pending: z
      .strictObject({ kind: z.enum(pendingKinds), dragon: z.enum(dragonIds), points })
      .nullable()
      .default(null),
    heroWounded: z.boolean().default(false),
    attacked: z.array(hex).max(14).default([]),
    dragons: z.partialRecord(z.enum(dragonIds), dragonSchema).default({}),
    units: z.partialRecord(unit, z.union([hex, z.null(), unitSchema])).default({}),
    /** Only entrances that are not closed need be named. */
    entrances: z
      .partialRecord(names(entrances.map((entrance) => entrance.name)), z.enum(entranceStates))
      .default({}),
    /** Wall gates that the Invader controls; absent: those where a dragon stands alone inside. */
    invaderGates: z
      .array(names(entrances.filter((entrance) => entrance.inWall).map((entrance) => entrance.name)))
      .optional(),
    bridges: z.partialRecord(names(woodenBridges.map(labelOf)), bridgeSchema).default({}),
  })
export type Position = z.infer<ReturnType<typeof positionSchemaOf>>

export const parseDirection = (name: DirectionName): Direction => DIRECTION_NAMES.indexOf(name) as Direction
export const formatDirection = (direction: Direction): DirectionName => DIRECTION_NAMES[direction]

const labelOrNull = (hex: HexId | -1): string | null => (hex === NOWHERE ? null : labelOf(hex))

/** The state as a complete position: nothing is left out, so that equal positions are equal states. */
export function encode(state: State): Json {
  const { vpHexes, entrances, wallGates, woodenBridges } = state.map
  return {
    turn: state.turn,
    phase: state.phase,
    mover: state.mover === -1 ? null : formatDragon(state.mover),
    end: state.endReason,
    destroyed: vpHexes.filter((_, i) => state.destroyed & (1 << i)).map(labelOf),
    lastDestructionTurn: state.lastDestructionTurn,
    lastInsideTurn: state.lastInsideTurn,
    spellPoints: state.spellPoints,
    spellDone: state.spellDone,
    fog: labelOrNull(state.fog),
    boost: state.boost === NOWHERE ? null : { hex: labelOf(state.boost), radius: state.boostRadius },
    whirlwinds: { 1: labelOrNull(state.whirlwind(1)), 2: labelOrNull(state.whirlwind(2)) },
    pending:
      state.pending === 'none'
        ? null
        : { kind: state.pending, dragon: formatDragon(state.pendingDragon), points: state.pendingPoints },
    heroWounded: state.heroWounded,
    attacked: state.attackedHexes().map(labelOf),
    dragons: Object.fromEntries(dragonIds.map((id, d) => [id, encodeDragon(state, d as Dragon)])),
    units: Object.fromEntries(
      units.map((u) => [
        formatUnit(u),
        {
          hex: labelOrNull(state.unitHex(u)),
          steps: state.stepsUsed(u),
          offRoad: state.isOffRoad(u),
          deed: state.deed(u),
          arrival: state.arrival(u),
        },
      ]),
    ),
    entrances: Object.fromEntries(entrances.map((entrance, id) => [entrance.name, state.entrance(id)])),
    invaderGates: wallGates.filter((id) => state.isInvaderGate(id)).map((id) => entrances[id]?.name ?? ''),
    bridges: Object.fromEntries(
      woodenBridges.map((hex, b) => [
        labelOf(hex),
        { state: state.bridge(b), by: formatBridgeBy(state, b), deadline: state.bridgeDeadline(b) },
      ]),
    ),
  }
}

function encodeDragon(state: State, d: Dragon): Json {
  return {
    hex: labelOrNull(state.dragonHex(d)),
    facing: formatDirection(state.facing(d)),
    status: state.status(d),
    ...Object.fromEntries(areas.map((area) => [area, state.damage(d, area)])),
    fireUses: state.fireUses(d),
    mode: state.mode(d) ?? null,
    mp: state.mp(d),
    moved: state.hasMoved(d),
    takenOffOrLanded: state.hasTakenOffOrLanded(d),
    breathed: state.hasBreathed(d),
    groupsUsed: {
      head: state.groupsUsed(d, 'head'),
      wings: state.groupsUsed(d, 'wings'),
      legs: state.groupsUsed(d, 'legs'),
    },
    areaTargets: {
      wings: labelOrNull(state.areaTarget(d, 'wings')),
      legs: labelOrNull(state.areaTarget(d, 'legs')),
    },
    mayStay: state.mayStay(d),
    braved: state.braved(d),
    start:
      state.startHex(d) === NOWHERE
        ? null
        : { hex: labelOrNull(state.startHex(d)), facing: formatDirection(state.startFacing(d)) },
  }
}

function formatBridgeBy(state: State, bridge: number): string | null {
  const by = state.bridgeBy(bridge)
  if (by < 0) return null
  return state.bridge(bridge) === 'broken' ? (dragonIds[by] ?? null) : (unitIds[by] ?? null)
}
