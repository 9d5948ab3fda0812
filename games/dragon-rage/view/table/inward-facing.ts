import { distance, type HexId } from '@wyrmtable/hex'
import { type CityMap, esirien } from '../../rules/city-map.ts'
import { board, hexOf } from '../../rules/map.ts'
import type { State } from '../../rules/state.ts'
import { layoutOf } from '../draw/plan.ts'

/** The direction in which a dragon set down at the rim looks at the city. */
export function inwardFacing({ map }: State, label: string): number {
  const layout = layoutOf(map)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let direction = 0; direction < 6; direction++) {
    const next = layout.neighbour(label, direction)
    if (next === undefined) continue
    const away = farOf(map, hexOf(next))
    if (away < least) {
      least = away
      best = direction
    }
  }
  return best
}

/** How far a hex is from the middle of the printed city, or from what is worth points on a board that somebody drew. */
const farOf = (map: CityMap, hex: HexId): number =>
  map === esirien
    ? distance(board, hex, hexOf('1409'))
    : map.vpHexes.reduce((sum, vp, i) => sum + distance(board, hex, vp) * (map.vpValues[i] ?? 0), 0)
