import { z } from 'zod'
import type { Game, Json, Refusal, Seat } from '../../index.ts'
import { fail, ok, schemaOf } from '../../index.ts'

interface NimState {
  readonly piles: number[]
  turn: number
}

type NimAction = { readonly type: 'take'; readonly pile: number; readonly count: number }
type NimEvent = {
  readonly type: 'taken'
  readonly seat: number
  readonly pile: number
  readonly count: number
}
interface NimOptions {
  readonly piles: readonly number[]
  /** Whoever takes the last one loses. */
  readonly misere: boolean
}

const pilesSchema = z.array(z.number().int().min(0).max(20)).min(1).max(8)

/** Two seats take from piles; no dice and no secrets. The last to take wins. */
export const nim: Game<
  NimState & { misere: boolean },
  NimAction,
  NimEvent,
  NimOptions,
  NimState & { misere: boolean }
> = {
  id: 'nim',
  version: '1',
  seatIds: ['first', 'second'],
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(
    z.strictObject({ piles: pilesSchema.default([3, 4, 5]), misere: z.boolean().default(false) }),
  ),
  action: schemaOf(
    z.strictObject({
      type: z.literal('take'),
      pile: z.number().int().min(0).max(7),
      count: z.number().int().min(1).max(20),
    }),
  ),
  position: schemaOf<Json>(z.strictObject({ piles: pilesSchema, turn: z.number().int().min(0).max(1) })),
  setup: (options) => ({ piles: [...options.piles], turn: 0, misere: options.misere }),
  toAct: (state): readonly Seat[] => (isOver(state) ? [] : [state.turn]),
  actions(state, seat) {
    if (seat !== state.turn) return []
    return state.piles.flatMap((height, pile) =>
      Array.from({ length: height }, (_, less): NimAction => ({ type: 'take', pile, count: less + 1 })),
    )
  },
  check(state, seat, { pile, count }): (Refusal & { readonly left?: number }) | undefined {
    if (seat !== state.turn) return { type: 'wrongTurn', clause: 'NIM-1' }
    const left = state.piles[pile]
    if (left === undefined) return { type: 'noPile', clause: 'NIM-2' }
    return count > left ? { type: 'tooMany', clause: 'NIM-3', left } : undefined
  },
  apply(state, seat, { pile, count }, _dice, emit) {
    state.piles[pile] = (state.piles[pile] ?? 0) - count
    state.turn = 1 - state.turn
    emit({ type: 'taken', seat, pile, count })
  },
  outcome(state) {
    if (!isOver(state)) return undefined
    const winner = state.misere ? state.turn : 1 - state.turn
    return { winners: [winner], reason: 'lastTaken', clause: 'NIM-4' }
  },
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: ({ piles, turn, misere }) => ({ piles: [...piles], turn, misere }),
  encode: ({ piles, turn }) => ({ piles: [...piles], turn }),
  decode(position, options) {
    const parsed = positionShape.parse(position)
    if (!parsed.ok) return fail(parsed.fault)
    return ok({ piles: [...parsed.value.piles], turn: parsed.value.turn, misere: options.misere })
  },
}

const positionShape = schemaOf(z.strictObject({ piles: pilesSchema, turn: z.number().int().min(0).max(1) }))

function isOver(state: NimState): boolean {
  return state.piles.every((height) => height === 0)
}
