import type { HexId } from '@wyrmtable/hex'
import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import type { Stand } from '../state.ts'
import { bodyOf, idOf } from './counters.ts'
import { strike } from './harm.ts'
import { infiltrate } from './infiltration.ts'
import { put } from './occupancy.ts'
import { pushApart } from './room.ts'

/** DN-12.3, DN-12.4: shifts a friend, who may roll for the hex it comes to and push another in turn. */
export function displace(play: Play, slot: number, to: Stand, taken: readonly HexId[]): void {
  const { state } = play
  const from = state.hex(slot)
  put(state, slot, to)
  play.emit({
    type: 'unitMoved',
    unit: idOf(state, slot),
    from: state.ground.label(from),
    hex: state.ground.label(to.hex),
    how: 'displaced',
  })
  state.set(slot, U.chained, 1)
  pushApart(state, slot, taken)
  const result = infiltrate(play, slot, bodyOf(state, slot))
  if (result === 'stunned' || result === 'wounded')
    strike(play, slot, result, {
      cause: 'infiltration',
      clause: 'DN-12.4',
      distance: 0,
    })
  if (state.place(slot) !== 'map') state.set(slot, U.retreat, 0)
}
