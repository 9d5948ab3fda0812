import { DIRECTIONS, distance, neighboursOf } from '@wyrmtable/hex'
import type { BoardFile } from '../../data/board-schema.ts'
import { mapData } from '../../data/map.ts'
import { allHexes, board, hexOf, labelOf } from '../map.ts'
import { readMapData } from './read-map-data.ts'

/** The printed city as a board of somebody's own. */
export const esirienFile: BoardFile = {
  schema: 'dragon-rage-board/1',
  title: mapData.title,
  map: readMapData(mapData),
}

/** A round city with a wall about it, four gates and a keep, so many hexes from its middle to the wall. */
export function boardOfSize(radius: number): BoardFile {
  const middle = hexOf('1409')
  const away = (hex: (typeof allHexes)[number]) => distance(board, hex, middle)
  const inside = allHexes.filter((hex) => away(hex) <= radius)
  const hexes: BoardFile['map']['hexes'] = {}
  for (const hex of inside) hexes[labelOf(hex)] = { t: 'open', city: true }
  hexes[labelOf(middle)] = { t: 'tower', points: 6 }
  const streets = neighboursOf(board, middle)
  for (const hex of streets) hexes[labelOf(hex)] = { t: 'open', city: true, points: 3 }
  const walls = inside
    .filter((hex) => away(hex) === radius)
    .flatMap((hex) =>
      neighboursOf(board, hex)
        .filter((next) => away(next) > radius)
        .map((next) => sideOf(labelOf(hex), labelOf(next))),
    )
  const rim = allHexes.filter((hex) => neighboursOf(board, hex).length < DIRECTIONS.length)
  const gates = walls.filter((_, i) => i % Math.ceil(walls.length / 4) === 0)
  const [street] = streets
  const door =
    street === undefined ? [] : [{ side: sideOf(labelOf(middle), labelOf(street)), kind: 'door' as const }]
  return {
    schema: 'dragon-rage-board/1',
    title: 'A round city',
    map: {
      hexes,
      walls,
      entrances: [...gates.map((side) => ({ side, kind: 'gate' as const })), ...door],
      roads: [],
      crossings: [],
      defenderSetup: inside.map(labelOf),
      invaderSetup: rim.map(labelOf),
      reinforcements: inside
        .filter((hex) => away(hex) === radius)
        .map(labelOf)
        .slice(0, 6),
    },
  }
}

const sideOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)
