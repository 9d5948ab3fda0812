import type { HexId } from '@wyrmtable/hex'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { dragonLeft } from '../topics/bridges.ts'
import { smashFacedDoor, updateGateControl } from '../topics/entrances.ts'
import { markInside } from '../topics/victory.ts'

/** Puts a dragon on the ground of a hex, with all that follows from leaving one and standing in the other. */
export function placeGrounded(play: Play, d: Dragon, hex: HexId): void {
  const { state } = play
  const from = state.dragonHex(d)
  state.setStatus(d, 'grounded')
  state.setDragonHex(d, hex)
  markInside(state, hex)
  updateGateControl(play)
  if (from !== hex) dragonLeft(play, d, from)
  smashFacedDoor(play, d)
}

/** Puts a dragon into the air above a hex. */
export function placeFlying(play: Play, d: Dragon, hex: HexId): void {
  const { state } = play
  const from = state.dragonHex(d)
  const wasGrounded = state.isGrounded(d)
  state.setStatus(d, 'flying')
  state.setDragonHex(d, hex)
  markInside(state, hex)
  if (!wasGrounded) return
  updateGateControl(play)
  dragonLeft(play, d, from)
}

/** The dragon has used its one move of this turn (DR-12.1). */
export function endMove(play: Play, d: Dragon): void {
  const { state } = play
  state.setMoved(d, true)
  state.setMp(d, 0)
  state.mover = -1
  play.emit({ type: 'moveEnded', dragon: formatDragon(d), hex: labelOf(state.dragonHex(d)) })
}
