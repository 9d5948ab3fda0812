import type { Seat } from '@wyrmtable/kernel'
import type { Play } from '../play.ts'
import { isLiving } from '../state.ts'
import { draw, renamed, shufflePile } from '../topics/zones.ts'

/** How many allies an opening hand has (DW-3.5). */
export const OPENING_HAND = 5

/**
 * DW-3.6, variant `mulligan`: each may once, in secret and at the same time, put his hand under the pile,
 * shuffle and draw anew; the piles are shuffled in seat order when all have answered (RND-2).
 */
export function answerMulligan(play: Play, seat: Seat, yes: boolean): void {
  const { state } = play
  const { question } = state
  if (question?.kind !== 'mulligan') return
  const seats = question.seats.filter((one) => one !== seat)
  const again = yes ? [...question.again, seat].sort() : question.again
  play.emit({ type: 'answered', seat })
  if (seats.length > 0) {
    state.question = { kind: 'mulligan', seats, again }
    return
  }
  redraw(play, again)
}

/** The last answer is in: those who wanted to draw anew. */
export function redraw(play: Play, again: readonly Seat[]): void {
  const { state } = play
  state.question = null
  for (const one of again.filter((seat) => isLiving(state, seat))) {
    const player = state.player(one)
    player.pile.push(...player.hand.map((card) => renamed(play, card)))
    player.hand = []
    play.emit({ type: 'mulligan', seat: one, again: true })
    shufflePile(play, one)
    draw(play, one, OPENING_HAND)
  }
}
