import type { Outcome } from '@wyrmtable/kernel'
import type { State } from '../state.ts'
import { boxesLeft } from './harm.ts'

/**
 * SO-12.4, SO-12.5: ranks by seat, 1 the best; those who fall together share one. Survivors of a turn
 * limit are ranked by shield, then by uncrossed wound boxes.
 */
export function ranksOf(state: State): readonly number[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat)
  const standing = seats.map((seat) => standingOf(state, seat))
  return seats.map((seat) => 1 + seats.filter((other) => compare(standing, other, seat) > 0).length)
}

type Standing = readonly [lasted: number, shield: number, boxes: number]

function standingOf(state: State, seat: number): Standing {
  if (!state.isIn(seat)) return [state.fallen(seat), 0, 0]
  return [Number.POSITIVE_INFINITY, state.shield(seat), boxesLeft(state, seat)]
}

/** Above 0 where the one stands better than the other. */
function compare(standing: readonly Standing[], one: number, other: number): number {
  const a = standing[one]
  const b = standing[other]
  if (a === undefined || b === undefined) return 0
  if (a[0] !== b[0]) return a[0] > b[0] ? 1 : -1
  return a[1] - b[1] || a[2] - b[2]
}

const clauses = {
  eliminated: 'SO-12.2',
  resigned: 'SO-12.6',
  fallenTogether: 'SO-12.3',
  faded: 'SO-12.7',
  turnLimit: 'SO-12.5',
} as const

/**
 * How the game ended. Best-ranked seats share the win; where these are all seats nobody wins and it is a
 * draw. `scores` are, by seat, how many other seats ended behind.
 */
export function outcomeOf(state: State): Outcome | undefined {
  const { phase, endReason } = state
  if (phase !== 'over' || endReason === 'none') return undefined
  const ranks = ranksOf(state)
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return {
    winners: best.length === ranks.length ? [] : best,
    ...(best.length > 1 ? { grade: 'draw' } : {}),
    reason: endReason,
    clause: clauses[endReason],
    scores: ranks.map((rank) => ranks.filter((other) => other > rank).length),
  }
}
