import { fail, type Game, type Json, ok, schemaOf, slabCopier } from '@wyrmtable/kernel'
import { z } from 'zod'
import { stepsFrom } from './war-field.ts'

type FieldAction =
  | { readonly type: 'step'; readonly unit: number; readonly to: number }
  | { readonly type: 'endTurn' }
type FieldEvent =
  | { readonly type: 'unitMoved'; readonly unit: number; readonly from: number; readonly to: number }
  | { readonly type: 'turnEnded'; readonly side: number }

/** Who stands on each cell (one more than the unit, 0: nobody), where each unit stands, and whose turn it is. */
type FieldState = Uint16Array

/** The field of the war game, and one of four times the cells with four times the units. */
export const field = openField('field', 20, 20, 60)
export const wideField = openField('wide-field', 40, 40, 240)
/** Four times the cells alone. */
export const emptyField = openField('empty-field', 40, 40, 60)

/**
 * Steps on a field of any size by any number of units, as many in a turn as one likes: for what may not grow with the
 * field, nor within a turn.
 */
function openField(
  id: string,
  columns: number,
  rows: number,
  unitCount: number,
): Game<FieldState, FieldAction, FieldEvent, object, FieldState> {
  const cellCount = columns * rows
  const sideAt = cellCount + unitCount
  const figure = (most: number) => z.number().int().min(0).max(most)
  const placeOf = (state: FieldState, unit: number): number => state[cellCount + unit] ?? 0
  const isFree = (state: FieldState, cell: number): boolean => state[cell] === 0
  const around = Array.from({ length: cellCount }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return stepsFrom(column).flatMap(([right, down]) => {
      const [c, r] = [column + right, row + down]
      return c >= 0 && c < columns && r >= 0 && r < rows ? [r * columns + c] : []
    })
  })
  const place = (state: FieldState, unit: number, cell: number): void => {
    state[cell] = unit + 1
    state[cellCount + unit] = cell
  }
  /** Half of them from the top, half from the bottom. */
  const start = (): FieldState => {
    const state = new Uint16Array(sideAt + 1)
    const half = unitCount / 2
    for (let unit = 0; unit < unitCount; unit++) {
      place(state, unit, unit < half ? unit : cellCount - unitCount + unit)
    }
    return state
  }
  const units = z.array(figure(cellCount - 1)).length(unitCount)
  const positionSchema = schemaOf(z.strictObject({ units, side: figure(1) }))
  return {
    id,
    version: '1',
    seatIds: ['west', 'east'],
    minSeats: 2,
    hasSecrets: false,
    options: schemaOf(z.strictObject({})),
    action: schemaOf(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('step'), unit: figure(unitCount - 1), to: figure(cellCount - 1) }),
        z.strictObject({ type: z.literal('endTurn') }),
      ]),
    ),
    position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
    setup: start,
    toAct: (state) => [state[sideAt] ?? 0],
    actions(state, seat) {
      if (seat !== state[sideAt]) return []
      const first = (seat * unitCount) / 2
      const own = Array.from({ length: unitCount / 2 }, (_, place) => first + place)
      return [
        { type: 'endTurn' },
        ...own.flatMap((unit) =>
          (around[placeOf(state, unit)] ?? [])
            .filter((to) => isFree(state, to))
            .map((to) => ({ type: 'step', unit, to }) as const),
        ),
      ]
    },
    check(state, seat, action) {
      if (seat !== state[sideAt]) return { type: 'wrongTurn', clause: 'FIELD-1' }
      if (action.type === 'endTurn') return undefined
      const { unit, to } = action
      if (Number(unit >= unitCount / 2) !== seat) return { type: 'notYours', clause: 'FIELD-2' }
      if (around[placeOf(state, unit)]?.includes(to) !== true)
        return { type: 'notAdjacent', clause: 'FIELD-3' }
      return isFree(state, to) ? undefined : { type: 'occupied', clause: 'FIELD-4' }
    },
    apply(state, seat, action, _dice, emit) {
      if (action.type === 'endTurn') {
        state[sideAt] = 1 - seat
        emit({ type: 'turnEnded', side: seat })
        return
      }
      const { unit, to } = action
      const from = placeOf(state, unit)
      state[from] = 0
      place(state, unit, to)
      emit({ type: 'unitMoved', unit, from, to })
    },
    outcome: () => undefined,
    view: (state) => state,
    redact: (event) => event,
    reveals: () => false,
    clone: slabCopier(Uint16Array, 32),
    encode: (state) => ({
      units: Array.from({ length: unitCount }, (_, unit) => placeOf(state, unit)),
      side: state[sideAt] ?? 0,
    }),
    decode(position) {
      const parsed = positionSchema.parse(position)
      if (!parsed.ok) return fail(parsed.fault)
      const state = new Uint16Array(sideAt + 1)
      for (const [unit, cell] of parsed.value.units.entries()) place(state, unit, cell)
      state[sideAt] = parsed.value.side
      return ok(state)
    },
  }
}
