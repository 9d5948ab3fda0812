import { columnOf, DIRECTIONS, distance, type HexId, hexAt, neighboursOf, rowOf } from '@wyrmtable/hex'
import { type BoardFile, type BoardSize, largest } from '../../data/board-schema.ts'
import { mapData } from '../../data/map.ts'
import { allHexes, board, gridWithin, labelOf } from '../map.ts'
import { readMapData } from './read-map-data.ts'

/** The printed city as a board of somebody's own. */
export const esirienFile: BoardFile = {
  schema: 'dragon-rage-board/1',
  title: mapData.title,
  map: readMapData(mapData),
}

/** A round city with a wall about it, four gates and a keep, so many hexes from its middle to the wall. */
export function boardOfSize(radius: number, { columns, rows }: BoardSize = largest): BoardFile {
  const grid = gridWithin(columns, rows)
  const all = allHexes.filter((hex) => columnOf(board, hex) <= columns && rowOf(board, hex) <= rows)
  const middle = hexAt(board, (columns + 1) >> 1, (rows + 1) >> 1)
  if (middle === undefined) throw new RangeError(`no board has ${columns} columns and ${rows} rows`)
  const away = (hex: HexId) => distance(board, hex, middle)
  const inside = all.filter((hex) => away(hex) <= radius)
  const hexes: BoardFile['map']['hexes'] = {}
  for (const hex of inside) hexes[labelOf(hex)] = { t: 'open', city: true }
  hexes[labelOf(middle)] = { t: 'tower', points: 6 }
  const streets = neighboursOf(grid, middle)
  for (const hex of streets) hexes[labelOf(hex)] = { t: 'open', city: true, points: 3 }
  const walls = inside
    .filter((hex) => away(hex) === radius)
    .flatMap((hex) =>
      neighboursOf(grid, hex)
        .filter((next) => away(next) > radius)
        .map((next) => sideOf(labelOf(hex), labelOf(next))),
    )
  const rim = all.filter((hex) => neighboursOf(grid, hex).length < DIRECTIONS.length)
  const gates = walls.filter((_, i) => i % Math.ceil(walls.length / 4) === 0)
  const [street] = streets
  const door =
    street === undefined ? [] : [{ side: sideOf(labelOf(middle), labelOf(street)), kind: 'door' as const }]
  return {
    schema: 'dragon-rage-board/1',
    title: 'A round city',
    map: {
      ...(columns === largest.columns && rows === largest.rows ? {} : { columns, rows }),
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
