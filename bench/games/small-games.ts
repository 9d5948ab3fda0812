import { z } from 'zod'
import { moves, type SmallAction, smallGame } from './small-game.ts'

const refused = { type: 'notListed', clause: 'SMALL-1' } as const
const integer = z.number().int()

/** Take one to three from a pile; who takes the last wins. */
export const pile = smallGame<{ left: number; turn: number }>({
  id: 'pile',
  setup: () => ({ left: 21, turn: 0 }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  actions: ({ left, turn }, seat) => (seat === turn ? moves.slice(1, Math.min(3, left) + 1) : []),
  check: ({ left }, _seat, { figure }) => (figure >= 1 && figure <= Math.min(3, left) ? undefined : refused),
  apply(state, _seat, { figure }, _dice, emit) {
    state.left -= figure
    state.turn = 1 - state.turn
    emit({ type: 'moved', figure })
  },
  outcome: ({ left, turn }) =>
    left === 0 ? { winners: [1 - turn], reason: 'last', clause: 'SMALL-2' } : undefined,
  clone: ({ left, turn }) => ({ left, turn }),
  read: (position) => z.strictObject({ left: integer, turn: integer }).parse(position),
})

/** Coins in a row; a seat takes from either end. */
export const coins = smallGame<{ row: number[]; sums: [number, number]; plies: number }>({
  id: 'coins',
  setup: () => ({ row: [5, 3, 7, 1, 8, 2, 9, 4, 6, 5], sums: [0, 0], plies: 0 }),
  toAct: ({ row, plies }) => (row.length === 0 ? [] : [plies % 2]),
  actions: ({ row, plies }, seat) => (seat === plies % 2 && row.length > 0 ? moves.slice(0, 2) : []),
  check: (_state, _seat, { figure }) => (figure < 2 ? undefined : refused),
  apply(state, seat, { figure }, _dice, emit) {
    const coin = (figure === 0 ? state.row.shift() : state.row.pop()) ?? 0
    state.sums[seat === 0 ? 0 : 1] += coin
    state.plies++
    emit({ type: 'moved', figure })
  },
  outcome({ row, sums: [first, second] }) {
    if (row.length > 0) return undefined
    const winners = first === second ? [] : [first > second ? 0 : 1]
    return { winners, reason: 'sum', clause: 'SMALL-3' }
  },
  clone: ({ row, sums, plies }) => ({ row: [...row], sums: [...sums], plies }),
  read: (position) =>
    z
      .strictObject({ row: z.array(integer), sums: z.tuple([integer, integer]), plies: integer })
      .parse(position),
})

/** Pull a rope: a die of six against the figure called, to five paces either way, forty pulls at most. */
export const rope = smallGame<{ place: number; pulls: number; last: string }>({
  id: 'rope',
  setup: () => ({ place: 0, pulls: 0, last: '' }),
  toAct: ({ place, pulls }) => (Math.abs(place) >= 5 || pulls >= 40 ? [] : [pulls & 1]),
  actions: ({ place, pulls }, seat) =>
    Math.abs(place) >= 5 || pulls >= 40 || seat !== (pulls & 1) ? [] : moves.slice(1, 7),
  check: (_state, _seat, { figure }) => (figure >= 1 && figure <= 6 ? undefined : refused),
  apply(state, seat, { figure }, dice, emit) {
    const die = dice.roll(6, 'pull')
    const pull = die >= figure ? 1 : 0
    state.place += seat === 0 ? pull : -pull
    state.pulls++
    state.last = `${die}`
    emit({ type: 'moved', figure })
  },
  outcome({ place, pulls }) {
    if (Math.abs(place) >= 5) return { winners: [place > 0 ? 0 : 1], reason: 'pulled', clause: 'SMALL-4' }
    return pulls >= 40 ? { winners: [], reason: 'tired', clause: 'SMALL-4' } : undefined
  },
  clone: ({ place, pulls, last }) => ({ place, pulls, last }),
  read: (position) => z.strictObject({ place: integer, pulls: integer, last: z.string() }).parse(position),
})

/** Noughts and crosses on two bit sets. */
export const noughts = smallGame<{ sets: [number, number]; turn: number }>({
  id: 'noughts',
  setup: () => ({ sets: [0, 0], turn: 0 }),
  toAct: (state) => (noughtsWinner(state) !== undefined ? [] : [state.turn]),
  actions(state, seat) {
    if (seat !== state.turn || noughtsWinner(state) !== undefined) return []
    const taken = state.sets[0] | state.sets[1]
    const listed: SmallAction[] = []
    for (let cell = 0; cell < 9; cell++) if (!((taken >> cell) & 1)) listed.push(moves[cell]!)
    return listed
  },
  check: ({ sets: [crosses, rings] }, _seat, { figure }) =>
    figure < 9 && !(((crosses | rings) >> figure) & 1) ? undefined : refused,
  apply(state, seat, { figure }, _dice, emit) {
    state.sets[seat === 0 ? 0 : 1] |= 1 << figure
    state.turn = 1 - state.turn
    emit({ type: 'moved', figure })
  },
  outcome(state) {
    const winner = noughtsWinner(state)
    if (winner === undefined) return undefined
    return { winners: winner < 0 ? [] : [winner], reason: 'line', clause: 'SMALL-5' }
  },
  clone: ({ sets: [crosses, rings], turn }) => ({ sets: [crosses, rings], turn }),
  read: (position) => z.strictObject({ sets: z.tuple([integer, integer]), turn: integer }).parse(position),
})

const lines = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]

/** The seat that has a line, −1 where the field is full, undefined while it goes on. */
function noughtsWinner({ sets: [crosses, rings] }: { sets: [number, number] }): number | undefined {
  for (const line of lines) {
    if ((crosses & line) === line) return 0
    if ((rings & line) === line) return 1
  }
  return (crosses | rings) === 511 ? -1 : undefined
}
