import { fail, type Game, ok, type Refusal, type Rolled, type Seat, schemaOf } from '@wyrmtable/kernel'
import { z } from 'zod'

/** Everything that decides how the match goes on. */
export interface State {
  /** Steps to take; fixed by the options. */
  readonly length: number
  /** Steps taken, by seat. */
  readonly steps: number[]
  /** Who sprinted last, by seat: they must walk now. */
  readonly tired: boolean[]
  turn: Seat
}

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('walk') }),
  z.strictObject({ type: z.literal('sprint') }),
])
export type Action = Readonly<z.infer<typeof actionSchema>>

export type Event =
  | Rolled
  | { readonly type: 'moved'; readonly seat: string; readonly to: number; readonly steps: number }

const optionsSchema = z.strictObject({ length: z.int().min(3).max(50).default(10) })
export type Options = Readonly<z.infer<typeof optionsSchema>>

const steps = z.int().min(0).max(50)
const positionSchema = schemaOf(
  z.strictObject({
    steps: z.tuple([steps, steps]).default([0, 0]),
    tired: z.tuple([z.boolean(), z.boolean()]).default([false, false]),
    turn: z.int().min(0).max(1).default(0),
  }),
)

export const seatIds = ['red', 'blue'] as const
const SPRINT = 3
const NEEDED = 3

/** RC-1.4: the first to have taken all steps. */
const winner = (state: State): number => state.steps.findIndex((taken) => taken >= state.length)

/** RC-1.3: nobody sprints twice in a row. */
function whyNot(state: State, seat: Seat, action: Action): Refusal | undefined {
  return action.type === 'sprint' && state.tired[seat] === true
    ? { type: 'tired', clause: 'RC-1.3' }
    : undefined
}

const all: readonly Action[] = [{ type: 'walk' }, { type: 'sprint' }]

export const game: Game<State, Action, Event, Options, State> = {
  id: 'race',
  version: '1.0.0',
  seatIds,
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(optionsSchema),
  action: schemaOf(actionSchema),
  // The schema gives what is left out its default; `decode` judges the meaning.
  position: positionSchema,

  setup: ({ length }) => ({ length, steps: [0, 0], tired: [false, false], turn: 0 }),
  toAct: (state) => (winner(state) < 0 ? [state.turn] : []),
  actions: (state, seat) =>
    winner(state) < 0 && seat === state.turn
      ? all.filter((action) => whyNot(state, seat, action) === undefined)
      : [],
  check: (state, seat, action) =>
    winner(state) < 0 && seat === state.turn
      ? whyNot(state, seat, action)
      : { type: 'notNow', clause: 'RC-1.1' },

  apply(state, seat, action, dice, emit) {
    const by = seatIds[seat] ?? ''
    let taken = 1
    if (action.type === 'sprint') {
      const total = dice.roll(6, 'sprint')
      const success = total >= NEEDED
      const rolled = { type: 'rolled', why: 'sprint', by, sides: 6, dice: [total], modifiers: [] } as const
      emit({ ...rolled, total, need: NEEDED, success, clause: 'RC-1.3' })
      taken = success ? SPRINT : 0
    }
    const to = (state.steps[seat] ?? 0) + taken
    state.steps[seat] = to
    state.tired[seat] = action.type === 'sprint'
    state.turn = 1 - seat
    emit({ type: 'moved', seat: by, to, steps: taken })
  },

  outcome(state) {
    const first = winner(state)
    if (first < 0) return undefined
    return { winners: [first], reason: 'arrived', clause: 'RC-1.4', scores: [...state.steps] }
  },

  // Nothing is hidden: what anybody sees is the state.
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: copy,
  encode: ({ steps: taken, tired, turn }) => ({ steps: [...taken], tired: [...tired], turn }),
  decode(position, { length }) {
    const read = positionSchema.parse(position)
    if (!read.ok) return read
    const state: State = copy({ length, ...read.value })
    if (state.steps.every((taken) => taken >= length)) {
      const refusal = { type: 'twoWinners', clause: 'RC-1.4' }
      return fail({ code: 'impossible', path: '/steps', figures: {}, refusal })
    }
    return ok(state)
  },
}

function copy({ length, steps: taken, tired, turn }: State): State {
  return { length, steps: [...taken], tired: [...tired], turn }
}
