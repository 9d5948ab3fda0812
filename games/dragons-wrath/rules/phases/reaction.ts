import type { FrameOf } from '../frames.ts'
import { ask, type Play, pop } from '../play.ts'
import { isLiving } from '../state.ts'

/** DW-11.10: each gets exactly one chance; nobody is asked any more once the card is countered. */
export function stepReaction(play: Play, frame: FrameOf<'reaction'>): void {
  const { state } = play
  const announced = state.resolving.find(({ id }) => id === frame.card)
  frame.seats = frame.seats.filter((seat) => isLiving(state, seat))
  const seat = frame.seats.shift()
  if (announced === undefined || announced.countered || seat === undefined) {
    pop(play)
    return
  }
  ask(play, { kind: 'reaction', seat, card: frame.card })
}
