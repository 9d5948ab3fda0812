import type { Seat } from '@wyrmtable/kernel'
import type { FrameOf } from '../frames.ts'
import { ask, type Play, pop } from '../play.ts'
import { isLiving } from '../state.ts'

/** DW-10.1, DW-10.2, DW-10.21, DW-17.23: the active player acts until he ends it or it is ended for him. */
export function stepCombatTurn(play: Play, frame: FrameOf<'combatTurn'>): void {
  const { state } = play
  if (!frame.begun && isLiving(state, frame.seat)) {
    frame.begun = true
    state.active = frame.seat
    state.touch()
    state.combatTurnEnds = false
    play.emit({ type: 'combatTurnBegan', seat: frame.seat })
  }
  if (!isLiving(state, frame.seat) || state.combatTurnEnds) {
    endTurn(play, frame.seat)
    return
  }
  ask(play, { kind: 'combat', seat: frame.seat })
}

function endTurn(play: Play, seat: Seat): void {
  const { state } = play
  pop(play)
  if (state.active === seat) play.emit({ type: 'combatTurnEnded', seat })
  state.active = null
  state.combatTurnEnds = false
  state.touch()
}
