import { fail, type Game, type Json, ok, type Seat, schemaOf } from '@wyrmtable/kernel'
import { z } from 'zod'

/** 42 cells (row 0 at the bottom; 0 empty, 1 and 2 the seats), then the heights of the 7 columns. */
export interface ConnectFourState {
  readonly board: Int8Array
  plies: number
  /** Columns that are not full, as bits. */
  open: number
  /** 0, or 1 + the seat that has four in line. */
  won: number
}

export type ConnectFourAction = { readonly type: 'drop'; readonly column: number }
export type ConnectFourEvent = {
  readonly type: 'dropped'
  readonly seat: number
  readonly column: number
  readonly row: number
}

const drops: readonly ConnectFourAction[] = Array.from({ length: 7 }, (_, column) =>
  Object.freeze({ type: 'drop', column } as const),
)
/** Actions by the set of columns that are not full, as bits. */
const dropsByOpen: readonly (readonly ConnectFourAction[])[] = Array.from({ length: 128 }, (_, open) =>
  Object.freeze(drops.filter(({ column }) => (open >> column) & 1)),
)
const events: readonly ConnectFourEvent[] = Array.from({ length: 84 }, (_, at) =>
  Object.freeze({ type: 'dropped', seat: at % 2, column: (at >> 1) % 7, row: Math.floor(at / 14) } as const),
)
const turns: readonly (readonly Seat[])[] = [[0], [1]]
const nobody: readonly Seat[] = []
const none: readonly ConnectFourAction[] = []

const positionSchema = schemaOf(
  z.strictObject({ columns: z.array(z.array(z.number().int().min(1).max(2)).max(6)).length(7) }),
)

/** Connect four against the contract, with shared actions and events so that nothing is allocated. */
export const connectFour: Game<
  ConnectFourState,
  ConnectFourAction,
  ConnectFourEvent,
  object,
  ConnectFourState
> = {
  id: 'connect-four',
  version: '1',
  seatIds: ['first', 'second'],
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(z.strictObject({})),
  action: schemaOf(z.strictObject({ type: z.literal('drop'), column: z.number().int().min(0).max(6) })),
  position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
  setup: () => ({ board: new Int8Array(49), plies: 0, open: 127, won: 0 }),
  toAct: (state) => (state.won !== 0 || state.plies === 42 ? nobody : turns[state.plies & 1]!),
  actions(state, seat) {
    if (seat !== (state.plies & 1) || state.won !== 0 || state.plies === 42) return none
    return dropsByOpen[state.open]!
  },
  check(state, seat, action) {
    if (seat !== (state.plies & 1)) return { type: 'wrongTurn', clause: 'C4-1' }
    return (state.open >> action.column) & 1 ? undefined : { type: 'columnFull', clause: 'C4-2' }
  },
  apply(state, seat, action, _dice, emit) {
    const { column } = action
    const { board } = state
    const row = board[42 + column]!
    board[42 + column] = row + 1
    board[row * 7 + column] = seat + 1
    state.plies++
    if (row === 5) state.open &= ~(1 << column)
    if (hasFour(board, row, column, seat + 1)) state.won = seat + 1
    emit(events[row * 14 + column * 2 + seat]!)
  },
  outcome({ won, plies }) {
    if (won !== 0) return { winners: [won - 1], reason: 'four', clause: 'C4-3' }
    return plies === 42 ? { winners: [], reason: 'full', clause: 'C4-4' } : undefined
  },
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: ({ board, plies, open, won }) => ({ board: board.slice(), plies, open, won }),
  encode,
  decode(position) {
    const parsed = positionSchema.parse(position)
    if (!parsed.ok) return fail(parsed.fault)
    const state: ConnectFourState = { board: new Int8Array(49), plies: 0, open: 127, won: 0 }
    for (const [column, discs] of parsed.value.columns.entries()) {
      for (const [row, disc] of discs.entries()) {
        state.board[row * 7 + column] = disc
        state.plies++
      }
      state.board[42 + column] = discs.length
      if (discs.length === 6) state.open &= ~(1 << column)
    }
    for (let at = 0; at < 42; at++) {
      const disc = state.board[at]!
      if (disc !== 0 && hasFour(state.board, Math.floor(at / 7), at % 7, disc)) state.won = disc
    }
    return ok(state)
  },
}

function encode({ board }: ConnectFourState): Json {
  return {
    columns: Array.from({ length: 7 }, (_, column) =>
      Array.from({ length: board[42 + column]! }, (__, row) => board[row * 7 + column]!),
    ),
  }
}

function hasFour(board: Int8Array, row: number, column: number, disc: number): boolean {
  return (
    inLine(board, row, column, 0, 1, disc) ||
    inLine(board, row, column, 1, 0, disc) ||
    inLine(board, row, column, 1, 1, disc) ||
    inLine(board, row, column, 1, -1, disc)
  )
}

function inLine(
  board: Int8Array,
  row: number,
  column: number,
  up: number,
  right: number,
  disc: number,
): boolean {
  let count = 1
  for (let r = row + up, c = column + right; isOn(r, c) && board[r * 7 + c] === disc; r += up, c += right)
    count++
  for (let r = row - up, c = column - right; isOn(r, c) && board[r * 7 + c] === disc; r -= up, c -= right)
    count++
  return count >= 4
}

function isOn(row: number, column: number): boolean {
  return row >= 0 && row < 6 && column >= 0 && column < 7
}
