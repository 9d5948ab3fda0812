import { fail, type Game, type Json, ok, type Seat, schemaOf, slabCopier } from '@wyrmtable/kernel'
import { z } from 'zod'
import { neighbours } from './war-field.ts'
import {
  clearTurn,
  counter,
  emptyState,
  isFree,
  moveUnit,
  placeOf,
  readUnits,
  unitsJson,
  type WarState,
} from './war-state.ts'

export type WarAction =
  | { readonly type: 'step'; readonly unit: number; readonly to: number }
  | { readonly type: 'endTurn' }
export type WarEvent =
  | { readonly type: 'unitMoved'; readonly unit: number; readonly from: number; readonly to: number }
  | { readonly type: 'turnEnded'; readonly side: number }

const turns: readonly (readonly Seat[])[] = [[0], [1]]
const nobody: readonly Seat[] = []
/** Most steps of a turn, so that random play does not stay in it. */
const mostSteps = 60
const endTurn: WarAction = Object.freeze({ type: 'endTurn' })
const steps: (WarAction | undefined)[] = []

const figure = (maximum: number) => z.number().int().min(0).max(maximum)
const positionSchema = schemaOf(
  z.strictObject({
    units: z
      .array(
        z.strictObject({
          cell: figure(399),
          strength: figure(9),
          steps: figure(9),
          mp: figure(9),
          moved: z.boolean(),
          disrupted: z.boolean(),
          supply: z.boolean(),
        }),
      )
      .length(60),
    side: figure(1),
    turn: figure(255),
    stepsThisTurn: figure(mostSteps),
  }),
)

/** 400 cells and 60 units that step to free neighbouring cells; a turn is any number of steps up to 60. */
export const warGame: Game<WarState, WarAction, WarEvent, { readonly turns: number }, WarState> = {
  id: 'war-game',
  version: '1',
  seatIds: ['west', 'east'],
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(z.strictObject({ turns: z.number().int().min(1).max(255).default(255) })),
  action: schemaOf(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('step'), unit: figure(59), to: figure(399) }),
      z.strictObject({ type: z.literal('endTurn') }),
    ]),
  ),
  position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
  setup: (options) => emptyState(options.turns),
  toAct: (state) =>
    state[counter.turn]! >= state[counter.lastTurn]! ? nobody : turns[state[counter.side]!]!,
  actions(state, seat) {
    if (seat !== state[counter.side] || state[counter.turn]! >= state[counter.lastTurn]!) return []
    const listed: WarAction[] = [endTurn]
    if (state[counter.steps]! >= mostSteps) return listed
    for (let unit = seat * 30; unit < seat * 30 + 30; unit++) {
      const from = placeOf(state, unit)
      for (let way = 0; way < 6; way++) {
        const to = neighbours[from * 6 + way]!
        if (isFree(state, to)) listed.push(stepOf(unit, to))
      }
    }
    return listed
  },
  check(state, seat, action) {
    if (seat !== state[counter.side]) return { type: 'wrongTurn', clause: 'WAR-1' }
    if (action.type === 'endTurn') return undefined
    const { unit, to } = action
    if (Number(unit >= 30) !== seat) return { type: 'notYours', clause: 'WAR-2' }
    if (state[counter.steps]! >= mostSteps) return { type: 'noStepsLeft', clause: 'WAR-3' }
    const from = placeOf(state, unit)
    let way = 0
    while (way < 6 && neighbours[from * 6 + way] !== to) way++
    if (way === 6) return { type: 'notAdjacent', clause: 'WAR-4' }
    return isFree(state, to) ? undefined : { type: 'occupied', clause: 'WAR-5' }
  },
  apply(state, seat, action, _dice, emit) {
    if (action.type === 'endTurn') {
      clearTurn(state)
      emit({ type: 'turnEnded', side: seat })
      return
    }
    const { unit, to } = action
    const from = placeOf(state, unit)
    moveUnit(state, unit, from, to)
    emit({ type: 'unitMoved', unit, from, to })
  },
  outcome: (state) =>
    state[counter.turn]! >= state[counter.lastTurn]!
      ? { winners: [], reason: 'nightfall', clause: 'WAR-6' }
      : undefined,
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: slabCopier(Uint8Array, 32),
  encode,
  decode(position, options) {
    const parsed = positionSchema.parse(position)
    if (!parsed.ok) return fail(parsed.fault)
    const { units, side, turn, stepsThisTurn } = parsed.value
    const state = emptyState(options.turns)
    const crowded = readUnits(state, units)
    if (crowded !== undefined) {
      const refusal = { type: 'occupied', clause: 'WAR-5' }
      return fail({ code: 'impossible', path: `/units/${crowded}/cell`, figures: {}, refusal })
    }
    state.set([side, turn, stepsThisTurn], counter.side)
    return ok(state)
  },
}

function encode(state: WarState): Json {
  return {
    units: unitsJson(state),
    side: state[counter.side]!,
    turn: state[counter.turn]!,
    stepsThisTurn: state[counter.steps]!,
  }
}

function stepOf(unit: number, to: number): WarAction {
  const key = unit * 400 + to
  const known = steps[key]
  if (known !== undefined) return known
  const made = Object.freeze({ type: 'step', unit, to } as const)
  steps[key] = made
  return made
}
