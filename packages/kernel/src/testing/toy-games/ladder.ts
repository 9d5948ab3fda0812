import { z } from 'zod'
import type { Game, Json, Rolled } from '../../index.ts'
import { fail, ok, schemaOf } from '../../index.ts'

interface LadderState {
  /** Rung of each seat, 0…top. */
  readonly rungs: number[]
  turn: number
  /** Steps the seat may still take this turn. */
  breath: number
  /** Seats that have let go of the ladder. */
  readonly gone: number[]
}

type LadderAction =
  /** One or two rungs up, as breath lasts. */
  | { readonly type: 'climb'; readonly rungs: number }
  /** A d6: 4 or more is three rungs up, else back to the ground. Ends the turn. */
  | { readonly type: 'leap' }
  | { readonly type: 'rest' }

type LadderEvent =
  | { readonly type: 'climbed'; readonly seat: number; readonly to: number }
  | { readonly type: 'rested'; readonly seat: number }
  | { readonly type: 'letGo'; readonly seat: number }
  | Rolled

interface LadderOptions {
  readonly top: number
}

const fullBreath = 3
const positionShape = schemaOf(
  z.strictObject({
    rungs: z.array(z.number().int().min(0).max(100)).min(2).max(4),
    turn: z.number().int().min(0).max(3).default(0),
    breath: z.number().int().min(0).max(fullBreath).default(fullBreath),
    gone: z.array(z.number().int().min(0).max(3)).max(4).default([]),
  }),
)

/** Two to four seats climb; turns of several actions, with a die only where a seat asks for it. */
export const ladder: Game<
  LadderState & { readonly top: number },
  LadderAction,
  LadderEvent,
  LadderOptions,
  LadderState & { readonly top: number }
> = {
  id: 'ladder',
  version: '2',
  seatIds: ['red', 'blue', 'green', 'gold'],
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(z.strictObject({ top: z.number().int().min(1).max(100).default(12) })),
  action: schemaOf(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('climb'), rungs: z.number().int().min(1).max(2) }),
      z.strictObject({ type: z.literal('leap') }),
      z.strictObject({ type: z.literal('rest') }),
    ]),
  ),
  position: schemaOf<Json>(z.record(z.string(), z.custom<Json>())),
  setup: ({ top }, seats) => ({
    rungs: Array.from({ length: seats }, () => 0),
    turn: 0,
    breath: fullBreath,
    gone: [],
    top,
  }),
  toAct: (state) => (winner(state) < 0 ? [state.turn] : []),
  actions(state, seat) {
    if (winner(state) >= 0 || seat !== state.turn) return []
    const listed: LadderAction[] = [{ type: 'rest' }, { type: 'leap' }]
    for (let rungs = 1; rungs <= Math.min(2, state.breath); rungs++) listed.push({ type: 'climb', rungs })
    return listed
  },
  check(state, seat, action) {
    if (seat !== state.turn) return { type: 'wrongTurn', clause: 'LAD-1' }
    if (action.type !== 'climb' || action.rungs <= state.breath) return undefined
    const refusal = { type: 'outOfBreath', clause: 'LAD-2', needs: action.rungs, left: state.breath }
    return refusal
  },
  apply(state, seat, action, dice, emit) {
    if (action.type === 'rest') {
      emit({ type: 'rested', seat })
      return pass(state)
    }
    if (action.type === 'climb') {
      state.breath -= action.rungs
      return rise(state, seat, action.rungs, emit)
    }
    const die = dice.roll(6, 'leap')
    emit({
      type: 'rolled',
      why: 'leap',
      by: `${seat}`,
      sides: 6,
      dice: [die],
      modifiers: [],
      total: die,
      need: 4,
      success: die >= 4,
      clause: 'LAD-3',
    })
    if (die >= 4) rise(state, seat, 3, emit)
    else state.rungs[seat] = 0
    pass(state)
  },
  // LAD-5: who leaves lets go, the others climb on, and the last one has won.
  forfeit: {
    check: ({ gone }, seat) => (gone.includes(seat) ? { type: 'hasLetGo', clause: 'LAD-5' } : undefined),
    apply(state, seat, _cause, _dice, emit) {
      state.gone.push(seat)
      state.rungs[seat] = 0
      emit({ type: 'letGo', seat })
      if (state.turn === seat) pass(state)
    },
  },
  outcome(state) {
    const seat = winner(state)
    if (seat < 0) return undefined
    const isTop = (state.rungs[seat] ?? 0) >= state.top
    return {
      winners: [seat],
      reason: isTop ? 'top' : 'last',
      clause: isTop ? 'LAD-4' : 'LAD-5',
      scores: [...state.rungs],
    }
  },
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: (state) => ({ ...state, rungs: [...state.rungs], gone: [...state.gone] }),
  encode: encodeLadder,
  decode(position, { top }) {
    const parsed = positionShape.parse(position)
    if (!parsed.ok) return fail(parsed.fault)
    const { rungs, turn, breath, gone } = parsed.value
    const high = rungs.findIndex((rung) => rung > top)
    if (high < 0 && turn < rungs.length) return ok({ rungs: [...rungs], turn, breath, gone: [...gone], top })
    const path = high < 0 ? '/turn' : `/rungs/${high}`
    return fail({ code: 'impossible', path, figures: {}, refusal: { type: 'noSuchRung', clause: 'LAD-4' } })
  },
}

function encodeLadder({ rungs, turn, breath, gone }: LadderState): Json {
  return { rungs: [...rungs], turn, breath, ...(gone.length === 0 ? {} : { gone: [...gone] }) }
}

/** Who is at the top, or left alone; −1 if nobody. */
function winner({ rungs, gone, top }: LadderState & { readonly top: number }): number {
  const first = rungs.findIndex((rung) => rung >= top)
  if (first >= 0 || gone.length < rungs.length - 1) return first
  return rungs.findIndex((_, seat) => !gone.includes(seat))
}

function rise(
  state: LadderState & { readonly top: number },
  seat: number,
  rungs: number,
  emit: (event: LadderEvent) => void,
): void {
  const to = Math.min(state.top, (state.rungs[seat] ?? 0) + rungs)
  state.rungs[seat] = to
  emit({ type: 'climbed', seat, to })
}

function pass(state: LadderState): void {
  do state.turn = (state.turn + 1) % state.rungs.length
  while (state.gone.includes(state.turn))
  state.breath = fullBreath
}
