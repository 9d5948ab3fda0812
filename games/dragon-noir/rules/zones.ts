import { distance, type HexId, parseJoinedHex } from '@wyrmtable/hex'
import type { Where } from '../data/scenario-schema.ts'
import type { State } from './state.ts'

/** DN-18.3: whether a hex passes every filter of a set-up zone. */
export function isInZone(state: State, hex: HexId, where: Where): boolean {
  const { ground } = state
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
