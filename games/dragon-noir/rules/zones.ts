import { distance, type HexId, parseJoinedHex } from '@wyrmtable/hex'
import type { Where } from '../data/scenario-schema.ts'
import type { Ground } from './ground.ts'
import type { State } from './state.ts'

/** By board and zone, hex by hex: not yet asked for, in it, or not. */
const known = new WeakMap<Ground, Map<Where, Uint8Array>>()
const IN = 1
const OUT = 2

/** DN-18.3: whether a hex passes every filter of a set-up zone, which never changes on one board. */
export function isInZone({ ground }: State, hex: HexId, where: Where): boolean {
  let zones = known.get(ground)
  if (zones === undefined) {
    zones = new Map()
    known.set(ground, zones)
  }
  let hexes = zones.get(where)
  if (hexes === undefined) {
    hexes = new Uint8Array(ground.board.size)
    zones.set(where, hexes)
  }
  if (hexes[hex] === 0) hexes[hex] = passes(ground, hex, where) ? IN : OUT
  return hexes[hex] === IN
}

function passes(ground: Ground, hex: HexId, where: Where): boolean {
  const label = ground.label(hex)
  if (label === '') return false
  const building = ground.building(hex)
  const at = (other: string): HexId | undefined => parseJoinedHex(ground.field.joined, other)
  const near = ({ hex: other, distance: most }: { hex: string; distance: number }): boolean => {
    const centre = at(other)
    return centre !== undefined && distance(ground.board, centre, hex) <= most
  }
  const named = (id: string): boolean => building?.id === id || building?.id.slice(3) === id
  const { map, columns, room, terrain } = where
  const column = Number(label.slice(3, 5))
  return (
    (where.hexes === undefined || where.hexes.includes(label)) &&
    (map === undefined || label.startsWith(`${map}.`)) &&
    (where.building === undefined || named(where.building)) &&
    (room === undefined || ground.field.rooms[ground.room(hex)]?.slice(3) === room) &&
    (terrain === undefined || ground.terrain(hex) === terrain) &&
    (columns === undefined || (column >= columns[0] && column <= columns[1])) &&
    (where.within === undefined || near(where.within)) &&
    (where.notWithin === undefined || !near(where.notWithin)) &&
    (where.notBuilding !== true || building === undefined) &&
    (!Array.isArray(where.notBuilding) || !where.notBuilding.some(named)) &&
    (where.notTerrain === undefined || !where.notTerrain.includes(ground.terrain(hex)))
  )
}
