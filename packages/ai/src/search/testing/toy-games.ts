import { type Dice, fail, type Game, jsonOf, ok, type Schema } from '@wyrmtable/kernel'

export type Move = { readonly type: 'take'; readonly n: number }
type Event = { readonly type: 'taken'; readonly n: number }

/** Accepts whatever it is given: the tests of this package only give it what they made. */
const trusting = <T>(make: (value: unknown) => T): Schema<T> => ({
  parse: (value) => ok(make(value)),
  jsonSchema: {},
})

const take = (n: number): Move => ({ type: 'take', n })

interface Toy<State> {
  readonly id: string
  readonly hasSecrets?: boolean
  setup(dice: Dice): State
  toAct(state: State): readonly number[]
  moves(state: State): readonly number[]
  apply(state: State, n: number, dice: Dice): void
  /** The seat that won, −1 for a draw, undefined while it goes on. */
  winner(state: State): number | undefined
  /** The state with something in the place of what is hidden; absent: nothing is. */
  seen?(state: State): State
}

function toy<State extends object>(rules: Toy<State>): Game<State, Move, Event, object, State> {
  return {
    id: rules.id,
    version: '1',
    seatIds: ['first', 'second'],
    minSeats: 2,
    hasSecrets: rules.hasSecrets ?? false,
    options: trusting(() => ({})),
    action: trusting((value) => take(Number(Reflect.get(Object(value), 'n')))),
    position: trusting((value) => jsonOf(value)),
    setup: (_options, _seats, dice) => rules.setup(dice),
    toAct: (state) => rules.toAct(state),
    actions: (state, seat) => (rules.toAct(state).includes(seat) ? rules.moves(state).map(take) : []),
    check: (state, seat, { n }) =>
      rules.toAct(state).includes(seat) && rules.moves(state).includes(n)
        ? undefined
        : { type: 'notListed', clause: 'TOY-1' },
    apply(state, _seat, { n }, dice, emit) {
      rules.apply(state, n, dice)
      emit({ type: 'taken', n })
    },
    outcome(state) {
      const winner = rules.winner(state)
      if (winner === undefined) return undefined
      return { winners: winner < 0 ? [] : [winner], reason: 'end', clause: 'TOY-2' }
    },
    view: (state) => rules.seen?.(state) ?? state,
    redact: (event) => event,
    reveals: () => false,
    clone: (state) => structuredClone(state),
    encode: (state) => jsonOf(state),
    decode: () => fail({ code: 'wrongType', path: '', figures: { expected: 'toy', got: 'json' } }),
  }
}

/** Take one to three; who takes the last wins. Whoever leaves a multiple of four wins. */
export const pile = toy<{ left: number; turn: number }>({
  id: 'pile',
  setup: () => ({ left: 21, turn: 0 }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  moves: ({ left }) => [1, 2, 3].filter((n) => n <= left),
  apply(state, n) {
    state.left -= n
    state.turn = 1 - state.turn
  },
  winner: ({ left, turn }) => (left === 0 ? 1 - turn : undefined),
})

/** One decision: a die must show at least so much for the first seat to win; so the least is best. */
export const oneRoll = toy<{ rolled: number; need: number }>({
  id: 'one-roll',
  setup: () => ({ rolled: 0, need: 0 }),
  toAct: ({ rolled }) => (rolled > 0 ? [] : [0]),
  moves: () => [6, 4, 2, 5, 3],
  apply(state, n, dice) {
    state.need = n
    state.rolled = dice.roll(6, 'try')
  },
  winner: ({ rolled, need }) => (rolled === 0 ? undefined : rolled >= need ? 0 : 1),
})

/** A card from 0 to 2 lies hidden, 2 more likely in two of four decks; the first seat guesses it. */
export const hiddenCard = toy<{ card: number; guess: number }>({
  id: 'hidden-card',
  hasSecrets: true,
  setup: () => ({ card: 0, guess: -1 }),
  toAct: ({ guess }) => (guess >= 0 ? [] : [0]),
  moves: () => [0, 1, 2],
  apply(state, n) {
    state.guess = n
  },
  winner: ({ card, guess }) => (guess < 0 ? undefined : guess === card ? 0 : 1),
  seen: ({ guess }) => ({ card: -1, guess }),
})
