import { type CityMap, createCityMap, esirien } from './city-map.ts'
import type { Options } from './options.ts'
import { writeMapData } from './own/write-map-data.ts'

/** Maps kept at most: a server may see any number of boards that people drew. */
const KEPT = 32
const maps = new Map<string, CityMap>()
const keys = new WeakMap<object, string>()

/** The map that is played on: the printed one, or a board of somebody's own. The same board gives the same object. */
export function mapOf({ board }: Options): CityMap {
  if (board === undefined) return esirien
  const key = keys.get(board) ?? JSON.stringify(board.map)
  keys.set(board, key)
  let map = maps.get(key)
  if (map === undefined) {
    if (maps.size >= KEPT) maps.clear()
    map = createCityMap(writeMapData(board))
    maps.set(key, map)
  }
  return map
}
