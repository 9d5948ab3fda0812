import type { Seat } from '@wyrmtable/kernel'
import { boardOf } from '../../rules/board/board.ts'
import type { View } from '../../rules/view.ts'
import type { WrathProps } from '../props.ts'

/** DW-5.1: provinces held, ready or exhausted, with what effects add for the order. */
export function mightOf(view: View, seat: Seat, { imagined }: WrathProps): number {
  const player = view.players[seat]
  const state = imagined()
  const added = state === undefined ? 0 : (boardOf(state).players[seat]?.initiative ?? 0)
  return (player?.ready ?? 0) + (player?.exhausted ?? 0) + added
}
