import type { Cause } from '../events.ts'
import type { Play } from '../play.ts'
import { seatIds } from '../roster.ts'
import type { EndReason, State } from '../state.ts'
import { ranksOf } from './ranks.ts'

/** The seats still in the game, in seat order. */
export function survivors(state: State): readonly number[] {
  const seats: number[] = []
  for (let seat = 0; seat < state.seats; seat++) if (state.isIn(seat)) seats.push(seat)
  return seats
}

/** SO-12.1: whoever's shield is at 0 or less at the end of an action falls, all of them together. */
export function settleShields(play: Play, cause: Cause): void {
  const { state } = play
  eliminate(
    play,
    survivors(state).filter((seat) => state.shield(seat) <= 0),
    cause,
  )
}

/** SO-12.1, SO-12.2, SO-12.3: these players and all that is theirs leave; the game may be over. */
export function eliminate(play: Play, seats: readonly number[], cause: Cause): void {
  if (seats.length === 0) return
  const { state, emit } = play
  const number = nextFall(state)
  for (const seat of seats) state.setFallen(seat, number)
  emit({ type: 'eliminated', seats: seats.map((seat) => seatIds[seat] ?? ''), cause })
  for (const [slot, { seat }] of state.setting.slots.list.entries()) {
    if (seats.includes(seat) && state.exists(slot)) state.remove(slot)
  }
  const left = survivors(state).length
  if (left === 0) endGame(play, 'fallenTogether')
  else if (left === 1) {
    endGame(play, cause === 'resigned' ? 'resigned' : cause === 'fading' ? 'faded' : 'eliminated')
  }
}

function nextFall(state: State): number {
  let last = 0
  for (let seat = 0; seat < state.seats; seat++) last = Math.max(last, state.fallen(seat))
  return last + 1
}

export function endGame({ state, emit }: Play, reason: EndReason): void {
  state.phase = 'over'
  state.endReason = reason
  state.current = -1
  state.group = []
  emit({ type: 'gameEnded', reason, ranks: ranksOf(state) })
}
