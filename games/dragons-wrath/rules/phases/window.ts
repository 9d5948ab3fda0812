import type { Seat } from '@wyrmtable/kernel'
import { inOrder } from '../board/env.ts'
import type { FrameOf, WindowName } from '../frames.ts'
import { ask, type Play, pop, push } from '../play.ts'
import { isLiving } from '../state.ts'
import { isAttackOver } from '../topics/attack-over.ts'

/** DW-11.2: in the attack windows the active player first, in the others the order in force. */
export function openWindow(play: Play, window: WindowName): void {
  const { state } = play
  const order = inOrder(state)
  const { active } = state
  const seats =
    state.attack === null || active === null ? order : [active, ...order.filter((seat) => seat !== active)]
  play.emit({ type: 'windowOpened', window })
  push(play, { kind: 'window', window, seats, at: 0, passed: [] })
}

/** DW-11.3: priority goes round until all living players have passed in a row; DW-10.10: or the attack is over. */
export function stepWindow(play: Play, frame: FrameOf<'window'>): void {
  const { state } = play
  const isOver = state.attack?.inWindow === true && isAttackOver(state)
  const living = frame.seats.filter((seat) => isLiving(state, seat))
  if (isOver || living.every((seat) => frame.passed.includes(seat))) {
    pop(play)
    return
  }
  for (;;) {
    const seat = frame.seats[frame.at % frame.seats.length]
    if (seat === undefined) return
    if (isLiving(state, seat)) {
      ask(play, { kind: 'priority', seat, window: frame.window })
      return
    }
    frame.at++
  }
}

/** What an action or a pass of the player with priority does to the window. */
export function notePriority(frame: FrameOf<'window'>, seat: Seat, passed: boolean): void {
  frame.at++
  frame.passed = passed ? [...frame.passed, seat] : []
}
