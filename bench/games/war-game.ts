import { fail, type Game, type Json, ok, type Seat, schemaOf } from '@wyrmtable/kernel'
import { z } from 'zod'
import {
  cellCount,
  elevationAt,
  hasRoadAt,
  neighbours,
  ownerAt,
  startOf,
  terrainAt,
  terrains,
  unitCount,
} from './war-field.ts'

/** Everything in one buffer, so that a copy is one copy: cells, units, who stands where, counters. */
export type WarState = Int16Array

export type WarAction =
  | { readonly type: 'step'; readonly unit: number; readonly to: number }
  | { readonly type: 'endTurn' }
export type WarEvent =
  | { readonly type: 'unitMoved'; readonly unit: number; readonly from: number; readonly to: number }
  | { readonly type: 'turnEnded'; readonly side: number }

/** A cell: terrain, elevation, owner, road. */
const cellFields = 4
/** A unit: side, kind, cell, strength, steps, movement points, moved, disrupted, in supply. */
const unitFields = 9
const units = cellCount * cellFields
/** By cell: 0, or 1 + the unit on it. */
const occupants = units + unitCount * unitFields
const side = occupants + cellCount
const turn = side + 1
const stepsThisTurn = side + 2
const lastTurn = side + 3
const size = side + 8

const unitPlace = 2
const unitMoved = 6
const kinds = ['inf', 'arm', 'art'] as const
const turns: readonly (readonly Seat[])[] = [[0], [1]]
const nobody: readonly Seat[] = []
/** Most steps of a turn, so that random play does not stay in it. */
const mostSteps = 60
const steps: (WarAction | undefined)[] = []
const endTurn: WarAction = Object.freeze({ type: 'endTurn' })

const unitSchema = z.strictObject({
  cell: z
    .number()
    .int()
    .min(0)
    .max(cellCount - 1),
  strength: z.number().int().min(0).max(9),
  steps: z.number().int().min(0).max(9),
  mp: z.number().int().min(0).max(9),
  moved: z.boolean(),
  disrupted: z.boolean(),
  supply: z.boolean(),
})
const positionSchema = schemaOf(
  z.strictObject({
    units: z.array(unitSchema).length(unitCount),
    side: z.number().int().min(0).max(1),
    turn: z.number().int().min(0),
    stepsThisTurn: z.number().int().min(0).max(mostSteps),
  }),
)

/** 400 cells and 60 units that step to free neighbouring cells; a turn is any number of steps up to 60. */
export const warGame: Game<WarState, WarAction, WarEvent, { readonly turns: number }, Json> = {
  id: 'war-game',
  version: '1',
  seatIds: ['west', 'east'],
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(z.strictObject({ turns: z.number().int().min(1).max(30_000).default(10_000) })),
  action: schemaOf(
    z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('step'),
        unit: z
          .number()
          .int()
          .min(0)
          .max(unitCount - 1),
        to: z
          .number()
          .int()
          .min(0)
          .max(cellCount - 1),
      }),
      z.strictObject({ type: z.literal('endTurn') }),
    ]),
  ),
  position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
  setup: (options) => empty(options.turns),
  toAct: (state) => (state[turn]! >= state[lastTurn]! ? nobody : turns[state[side]!]!),
  actions(state, seat) {
    if (seat !== state[side] || state[turn]! >= state[lastTurn]!) return []
    const listed: WarAction[] = [endTurn]
    if (state[stepsThisTurn]! >= mostSteps) return listed
    for (let unit = seat * 30; unit < seat * 30 + 30; unit++) {
      const from = state[units + unit * unitFields + unitPlace]!
      for (let way = 0; way < 6; way++) {
        const to = neighbours[from * 6 + way]!
        if (to >= 0 && state[occupants + to] === 0) listed.push(stepOf(unit, to))
      }
    }
    return listed
  },
  check(state, seat, action) {
    if (seat !== state[side]) return { type: 'wrongTurn', clause: 'WAR-1' }
    if (action.type === 'endTurn') return undefined
    const { unit, to } = action
    if (Number(unit >= 30) !== seat) return { type: 'notYours', clause: 'WAR-2' }
    if (state[stepsThisTurn]! >= mostSteps) return { type: 'noStepsLeft', clause: 'WAR-3' }
    const from = state[units + unit * unitFields + unitPlace]!
    let way = 0
    while (way < 6 && neighbours[from * 6 + way] !== to) way++
    if (way === 6) return { type: 'notAdjacent', clause: 'WAR-4' }
    return state[occupants + to] === 0 ? undefined : { type: 'occupied', clause: 'WAR-5' }
  },
  apply(state, seat, action, _dice, emit) {
    if (action.type === 'endTurn') {
      state[side] = 1 - seat
      state[turn]!++
      state[stepsThisTurn] = 0
      for (let unit = 0; unit < unitCount; unit++) state[units + unit * unitFields + unitMoved] = 0
      emit({ type: 'turnEnded', side: seat })
      return
    }
    const { unit, to } = action
    const base = units + unit * unitFields
    const from = state[base + unitPlace]!
    state[occupants + from] = 0
    state[occupants + to] = unit + 1
    state[base + unitPlace] = to
    state[base + unitMoved] = 1
    state[stepsThisTurn]!++
    emit({ type: 'unitMoved', unit, from, to })
  },
  outcome: (state) =>
    state[turn]! >= state[lastTurn]! ? { winners: [], reason: 'nightfall', clause: 'WAR-6' } : undefined,
  view: (state) => encode(state),
  redact: (event) => event,
  reveals: () => false,
  clone: (state) => state.slice(),
  encode,
  decode(position, options) {
    const parsed = positionSchema.parse(position)
    if (!parsed.ok) return fail(parsed.fault)
    const state = empty(options.turns)
    state.fill(0, occupants, occupants + cellCount)
    for (const [
      unit,
      { cell, strength, steps: left, mp, moved, disrupted, supply },
    ] of parsed.value.units.entries()) {
      const base = units + unit * unitFields
      state[base + unitPlace] = cell
      state.set([strength, left, mp, Number(moved), Number(disrupted), Number(supply)], base + 3)
      if (state[occupants + cell] !== 0) {
        const refusal = { type: 'occupied', clause: 'WAR-5' }
        return fail({ code: 'impossible', path: `/units/${unit}/cell`, figures: {}, refusal })
      }
      state[occupants + cell] = unit + 1
    }
    state.set([parsed.value.side, parsed.value.turn, parsed.value.stepsThisTurn], side)
    return ok(state)
  },
}

/** Where the unit stands, for callers that choose steps. */
export const placeOf = (state: WarState, unit: number): number =>
  state[units + unit * unitFields + unitPlace]!
export const isFree = (state: WarState, cell: number): boolean => cell >= 0 && state[occupants + cell] === 0

/** The whole state as the nested objects that a rules module without flat storage would hold. */
export function asObjects(state: WarState): Json {
  return {
    map: Array.from({ length: cellCount }, (_, cell) => ({
      terrain: terrains[state[cell * cellFields]!]!,
      elevation: state[cell * cellFields + 1]!,
      owner: `${state[cell * cellFields + 2]}`,
      road: state[cell * cellFields + 3] === 1,
    })),
    units: Array.from({ length: unitCount }, (_, unit) => ({
      id: unit,
      side: `${state[units + unit * unitFields]}`,
      type: kinds[state[units + unit * unitFields + 1]!]!,
      ...unitJson(state, unit),
    })),
    score: { 0: 0, 1: 0 },
    moved: state[stepsThisTurn]!,
  }
}

function empty(lastTurnNumber: number): WarState {
  const state = new Int16Array(size)
  for (let cell = 0; cell < cellCount; cell++) {
    state.set([terrainAt(cell), elevationAt(cell), ownerAt(cell), hasRoadAt(cell)], cell * cellFields)
  }
  for (let unit = 0; unit < unitCount; unit++) {
    const base = units + unit * unitFields
    state.set([Number(unit >= 30), unit % 3, startOf(unit), 4, 2, 6, 0, 0, 1], base)
    state[occupants + startOf(unit)] = unit + 1
  }
  state[lastTurn] = lastTurnNumber
  return state
}

function unitJson(state: WarState, unit: number) {
  const base = units + unit * unitFields
  const [strength, left, mp, moved, disrupted, supply] = state.subarray(base + 3, base + unitFields)
  return {
    cell: state[base + unitPlace]!,
    strength: strength!,
    steps: left!,
    mp: mp!,
    moved: moved === 1,
    disrupted: disrupted === 1,
    supply: supply === 1,
  }
}

function encode(state: WarState): Json {
  return {
    units: Array.from({ length: unitCount }, (_, unit) => unitJson(state, unit)),
    side: state[side]!,
    turn: state[turn]!,
    stepsThisTurn: state[stepsThisTurn]!,
  }
}

function stepOf(unit: number, to: number): WarAction {
  const key = unit * cellCount + to
  const known = steps[key]
  if (known !== undefined) return known
  const made = Object.freeze({ type: 'step', unit, to } as const)
  steps[key] = made
  return made
}
