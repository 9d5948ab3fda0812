import { parseLabel } from '../../rules/map.ts'
import {
  dragons,
  formatDragon,
  formatUnit,
  INVADER,
  parseDragon,
  parseUnit,
  units,
} from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { labelAt } from './label-at.ts'

/** Names of the pieces in a hex, dragons first. */
export function piecesAt(state: State, label: string): readonly string[] {
  const hex = parseLabel(label)
  if (hex === undefined) return []
  return [
    ...dragons.filter((d) => state.dragonHex(d) === hex && state.status(d) !== 'gone').map(formatDragon),
    ...units.filter((unit) => state.unitHex(unit) === hex).map(formatUnit),
  ]
}

/** Where a piece is; undefined off the map. */
export function hexOfPiece(state: State, piece: string): string | undefined {
  const unit = parseUnit(piece)
  if (unit !== undefined) return labelAt(state.unitHex(unit))
  return isDragonName(piece) ? labelAt(state.dragonHex(parseDragon(piece))) : undefined
}

export const isDragonName = (piece: string): piece is 'D1' | 'D2' => piece === 'D1' || piece === 'D2'

/** Whose piece it is. */
export const seatOfPiece = (piece: string) => (isDragonName(piece) ? INVADER : 1 - INVADER)
