import { type Dice, type Emit, type Game, ok, type Rolled, type Seat, schemaOf } from '@wyrmtable/kernel'
import { z } from 'zod'

export const paces = ['walk', 'sprint'] as const
type Pace = (typeof paces)[number]

/** Everything that decides how the match goes on, what is hidden included. */
export interface State {
  readonly length: number
  readonly steps: number[]
  readonly tired: boolean[]
  /** What each runner has written down for this round, null until then: secret until both have. */
  readonly plans: (Pace | null)[]
}

const pace = z.enum(paces)
export interface Action {
  readonly type: 'plan'
  readonly pace: Pace
}

export type Event =
  | Rolled
  /** `pace` is missing for those who may not know it. */
  | { readonly type: 'planned'; readonly seat: Seat; readonly pace?: Pace }
  | { readonly type: 'plansShown'; readonly paces: readonly (Pace | null)[] }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: number }

/** What a person may know: no field of it can hold the plan of somebody else. */
export interface View {
  readonly length: number
  readonly steps: readonly number[]
  readonly tired: readonly boolean[]
  readonly ownPlan: Pace | null
  readonly hasPlanned: readonly boolean[]
}

const steps = z.int().min(0).max(60)
const positionSchema = schemaOf(
  z.strictObject({
    steps: z.tuple([steps, steps]).default([0, 0]),
    tired: z.tuple([z.boolean(), z.boolean()]).default([false, false]),
    plans: z.tuple([pace.nullable(), pace.nullable()]).default([null, null]),
  }),
)

const seatIds = ['red', 'blue'] as const
const isOver = ({ steps: taken, length }: State): boolean => taken.some((each) => each >= length)

/** What a runner may write down: whether somebody is tired, everybody knows. */
export const open = ({ tired }: State, seat: Seat): readonly Pace[] =>
  tired[seat] === true ? ['walk'] : paces

export const game: Game<State, Action, Event, { readonly length: number }, View> = {
  id: 'hidden-race',
  version: '1.0.0',
  seatIds,
  minSeats: 2,
  hasSecrets: true,
  options: schemaOf(z.strictObject({ length: z.int().min(3).max(50).default(10) })),
  action: schemaOf(z.strictObject({ type: z.literal('plan'), pace })),
  position: positionSchema,

  setup: ({ length }) => ({ length, steps: [0, 0], tired: [false, false], plans: [null, null] }),
  // Both at once: nobody waits for the other, and nobody sees what the other does.
  toAct: (state) => (isOver(state) ? [] : [0, 1].filter((seat) => state.plans[seat] === null)),
  actions: (state, seat) =>
    game.toAct(state).includes(seat) ? open(state, seat).map((each) => ({ type: 'plan', pace: each })) : [],
  check(state, seat, action) {
    if (!game.toAct(state).includes(seat)) return { type: 'notNow', clause: 'HR-1.1' }
    return open(state, seat).includes(action.pace) ? undefined : { type: 'tired', clause: 'HR-1.3' }
  },
  apply(state, seat, action, dice, emit) {
    state.plans[seat] = action.pace
    emit({ type: 'planned', seat, pace: action.pace })
    if (state.plans.includes(null)) return
    emit({ type: 'plansShown', paces: [...state.plans] })
    for (const [runner, plan] of state.plans.entries()) run(state, runner, plan === 'sprint', dice, emit)
    state.plans.fill(null)
  },
  outcome(state) {
    if (!isOver(state)) return undefined
    const most = Math.max(...state.steps)
    const winners = [0, 1].filter((seat) => state.steps[seat] === most)
    return { winners, reason: 'arrived', clause: 'HR-1.4', scores: [...state.steps] }
  },

  view: ({ length, steps: taken, tired, plans }, viewer) => ({
    length,
    steps: [...taken],
    tired: [...tired],
    ownPlan: viewer === 'spectator' ? null : (plans[viewer] ?? null),
    hasPlanned: plans.map((plan) => plan !== null),
  }),
  redact(event, viewer) {
    // That a plan was written everybody sees; which one, only its writer.
    if (event.type !== 'planned' || event.seat === viewer) return event
    return { type: 'planned', seat: event.seat }
  },
  reveals: ({ type }) => type === 'plansShown',

  clone: copy,
  encode: ({ steps: taken, tired, plans }) => ({ steps: [...taken], tired: [...tired], plans: [...plans] }),
  decode(position, { length }) {
    const read = positionSchema.parse(position)
    return read.ok ? ok(copy({ length, ...read.value })) : read
  },
}

function run(state: State, runner: Seat, sprints: boolean, dice: Dice, emit: Emit<Event>): void {
  let taken = 1
  if (sprints) {
    const total = dice.roll(6, 'sprint')
    const success = total >= 3
    const by = seatIds[runner] ?? ''
    const rolled = { type: 'rolled', why: 'sprint', by, sides: 6, dice: [total], modifiers: [] } as const
    emit({ ...rolled, total, need: 3, success, clause: 'HR-1.3' })
    taken = success ? 3 : 0
  }
  const to = (state.steps[runner] ?? 0) + taken
  state.steps[runner] = to
  state.tired[runner] = sprints
  emit({ type: 'moved', seat: runner, to })
}

function copy({ length, steps: taken, tired, plans }: State): State {
  return { length, steps: [...taken], tired: [...tired], plans: [...plans] }
}
