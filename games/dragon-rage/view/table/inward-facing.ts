import { distance } from '@wyrmtable/hex'
import { board, hexOf } from '../../rules/map.ts'
import { layout } from '../draw/plan.ts'

const middle = hexOf('1409')

/** The direction in which a dragon set down at the rim looks at the city. */
export function inwardFacing(label: string): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let direction = 0; direction < 6; direction++) {
    const next = layout.neighbour(label, direction)
    if (next === undefined) continue
    const away = distance(board, hexOf(next), middle)
    if (away < least) {
      least = away
      best = direction
    }
  }
  return best
}
