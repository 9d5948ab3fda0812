import type { Piece, TableData } from '../../../data/table-schema.ts'
import { type Corner, moved } from './frame.ts'

/** Every corner and end of a piece. */
const cornersOf = (piece: Piece): readonly Corner[] => {
  switch (piece.kind) {
    case 'low':
      return [piece.a, piece.b]
    case 'ruin':
      return [
        ...piece.poly,
        ...piece.walls.flatMap(({ a, b }) => [a, b]),
        ...piece.floors.flatMap(({ poly }) => poly),
      ]
    default:
      return piece.poly
  }
}

/** The piece pushed back onto the table, as far as it has the room. */
export function keptInside(piece: Piece, { width, height }: Pick<TableData, 'width' | 'height'>): Piece {
  const corners = cornersOf(piece)
  const push = (all: readonly number[], most: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    if (low < 0) return -low
    return high > most ? Math.max(most - high, -low) : 0
  }
  const dx = push(
    corners.map(([x]) => x),
    width,
  )
  const dy = push(
    corners.map(([, y]) => y),
    height,
  )
  return dx === 0 && dy === 0 ? piece : moved(piece, dx, dy)
}
