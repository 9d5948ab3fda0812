import type { HexId } from '@wyrmtable/hex'
import type { Action } from '../../rules/actions.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import { placesOf } from '../action-place.ts'
import { drawPiece } from '../draw/ground.ts'
import { pieceOf } from '../placements.ts'

/** From where a spell is cast, and at whom or where; undefined where it is on himself. */
export function castTarget(
  state: View,
  action: Action | undefined,
): { readonly from: HexId; readonly to: HexId } | undefined {
  if (action?.type !== 'cast') return undefined
  const wizard = slotOf(state, action.wizard)
  const [to] = placesOf(action, state)
  const from = wizard === undefined ? undefined : state.hex(wizard)
  return to === undefined || from === undefined || from === to ? undefined : { from, to }
}

/** A piece as it would lie if the spell came off. */
export function ghostOf(state: View, action: Action | undefined): string | undefined {
  const piece = action && pieceOf(action, state)
  if (piece === undefined) return undefined
  const pieces = state.pieces()
  return drawPiece(state.setting.groundWith([...pieces, piece]), pieces.length)
}
