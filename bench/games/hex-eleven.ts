import { fail, type Game, type Json, ok, type Seat, schemaOf, slabCopier } from '@wyrmtable/kernel'
import { z } from 'zod'

type HexAction = { readonly type: 'place'; readonly cell: number }
type HexEvent = { readonly type: 'placed'; readonly seat: number; readonly cell: number }

/** Whose stone is on each cell (one more than the seat, 0: nobody's), how many there are, and who has won (likewise). */
type HexState = Uint8Array

const side = 11
export const cellCount = side * side
const [stonesAt, wonAt] = [cellCount, cellCount + 1]

const places: readonly HexAction[] = Array.from({ length: cellCount }, (_, cell) =>
  Object.freeze({ type: 'place', cell } as const),
)
const turns: readonly (readonly Seat[])[] = [[0], [1]]
const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const
const around: readonly (readonly number[])[] = Array.from({ length: cellCount }, (_, cell) =>
  steps.flatMap(([right, down]) => {
    const [column, row] = [(cell % side) + right, Math.floor(cell / side) + down]
    return column >= 0 && column < side && row >= 0 && row < side ? [row * side + column] : []
  }),
)

const cells = z.array(
  z
    .number()
    .int()
    .min(0)
    .max(cellCount - 1),
)
const positionSchema = schemaOf(z.strictObject({ top: cells, left: cells }))

/** Hex on 11 by 11 cells: the first joins top and bottom, the second left and right. */
export const hexEleven: Game<HexState, HexAction, HexEvent, object, HexState> = {
  id: 'hex-eleven',
  version: '1',
  seatIds: ['top', 'left'],
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(z.strictObject({})),
  action: schemaOf(
    z.strictObject({
      type: z.literal('place'),
      cell: z
        .number()
        .int()
        .min(0)
        .max(cellCount - 1),
    }),
  ),
  position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
  setup: () => new Uint8Array(wonAt + 1),
  toAct: (state) => (state[wonAt] === 0 ? (turns[toPlace(state)] ?? []) : []),
  actions: (state, seat) =>
    state[wonAt] === 0 && seat === toPlace(state) ? places.filter(({ cell }) => state[cell] === 0) : [],
  check(state, seat, { cell }) {
    if (state[wonAt] !== 0 || seat !== toPlace(state)) return { type: 'wrongTurn', clause: 'HEX-1' }
    return state[cell] === 0 ? undefined : { type: 'occupied', clause: 'HEX-2' }
  },
  apply(state, seat, { cell }, _dice, emit) {
    place(state, seat, cell)
    emit({ type: 'placed', seat, cell })
  },
  outcome: (state) =>
    state[wonAt] === 0
      ? undefined
      : { winners: [(state[wonAt] ?? 0) - 1], reason: 'joined', clause: 'HEX-3' },
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: slabCopier(Uint8Array, 32),
  encode: (state) => ({ top: stonesOf(state, 0), left: stonesOf(state, 1) }),
  decode(position) {
    const parsed = positionSchema.parse(position)
    if (!parsed.ok) return fail(parsed.fault)
    const state = new Uint8Array(wonAt + 1)
    for (const [seat, stones] of [parsed.value.top, parsed.value.left].entries())
      for (const cell of stones) place(state, seat, cell)
    return ok(state)
  },
}

const toPlace = (state: HexState): Seat => (state[stonesAt] ?? 0) % 2

const stonesOf = (state: HexState, seat: Seat): number[] =>
  places.flatMap(({ cell }) => (state[cell] === seat + 1 ? [cell] : []))

function place(state: HexState, seat: Seat, cell: number): void {
  state[cell] = seat + 1
  state[stonesAt] = (state[stonesAt] ?? 0) + 1
  if (isJoined(state, seat, cell)) state[wonAt] = seat + 1
}

/** Whether the stones that hang together with this one touch both of the seat's edges. */
function isJoined(state: HexState, seat: Seat, cell: number): boolean {
  const seen = new Uint8Array(cellCount)
  const waiting = [cell]
  seen[cell] = 1
  let [first, last] = [false, false]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const along = seat === 0 ? Math.floor(at / side) : at % side
    first ||= along === 0
    last ||= along === side - 1
    for (const next of around[at] ?? []) {
      if (seen[next] === 1 || state[next] !== seat + 1) continue
      seen[next] = 1
      waiting.push(next)
    }
  }
  return first && last
}
