import { createHexBoard, type HexBoard, hexesOfEdge, parseEdge, parseHex } from '@wyrmtable/hex'
import { type Fault, fail, type Json, ok, type Result, schemaOf } from '@wyrmtable/kernel'
import { type MapData, mapDataSchema } from '../data/schema.ts'

const shape = schemaOf(mapDataSchema)

/**
 * Reads a map file from outside: its shape, and then what the rules take for granted of a map – that every
 * hex has terrain, hexsides lie between neighbours, entrances lie on walls or towers, and values add up.
 * The first fault is returned with its place.
 */
export function readMap(input: Json): Result<MapData, Fault> {
  const parsed = shape.parse(input)
  if (!parsed.ok) return parsed
  const map = parsed.value
  const board = createHexBoard({ columns: map.layout.columns, rows: map.layout.rows, shiftedColumns: 'even' })
  const fault = findMapFault(map, board)
  return fault === undefined ? ok(map) : fail(fault)
}

function findMapFault(map: MapData, board: HexBoard): Fault | undefined {
  return (
    findHexFault(map, board) ??
    findSideFault(board, '/walls', map.walls) ??
    findSideFault(board, '/roads', map.roads) ??
    findEntranceFault(map, board) ??
    findLinkFault(map, board) ??
    findListFault(map, board) ??
    findPointsFault(map)
  )
}

const wrong = (code: Fault['code'], path: string, figures: Fault['figures']): Fault => ({
  code,
  path,
  figures,
})

/** DR-3.1: each hex of the grid has terrain, and nothing else is listed. */
function findHexFault(map: MapData, board: HexBoard): Fault | undefined {
  const missing = board.labels.find((label) => map.hexes[label] === undefined)
  if (missing !== undefined) return wrong('missing', '/hexes', { key: missing })
  const extra = Object.keys(map.hexes).find((label) => parseHex(board, label) === undefined)
  return extra === undefined ? undefined : wrong('unknownKey', '/hexes', { key: extra })
}

/** DR-3.5: sides lie between adjacent hexes, the smaller number first, each once. */
function findSideFault(board: HexBoard, path: string, sides: readonly string[]): Fault | undefined {
  for (const [i, side] of sides.entries()) {
    if (parseEdge(board, side) === undefined)
      return wrong('badPattern', `${path}/${i}`, { got: side, pattern: 'hexside' })
    if (sides.indexOf(side) !== i)
      return wrong('notOneOf', `${path}/${i}`, { got: side, allowed: 'new hexsides' })
  }
  return undefined
}

/** Section 9: on a wall hexside or on a side of its tower, with the hexes its kind names. */
function findEntranceFault(map: MapData, board: HexBoard): Fault | undefined {
  const sides = map.entrances.map((entrance) => entrance.side)
  const fault = findSideFault(board, '/entrances', sides)
  if (fault !== undefined) return fault
  const walls = new Set(map.walls)
  for (const [i, entrance] of map.entrances.entries()) {
    const edge = parseEdge(board, entrance.side)
    if (edge === undefined) continue
    const ends = hexesOfEdge(board, edge).map((hex) => board.labels[hex])
    const named =
      entrance.structure === 'wall' ? [entrance.inside, entrance.outside] : [entrance.tower, entrance.other]
    for (const hex of named) {
      if (hex === undefined || !ends.includes(hex)) {
        return wrong('notOneOf', `/entrances/${i}`, { got: hex ?? '', allowed: ends.join(', ') })
      }
    }
    const onStructure =
      entrance.structure === 'wall'
        ? walls.has(entrance.side)
        : map.hexes[entrance.tower ?? '']?.terrain === 'tower'
    if (!onStructure)
      return wrong('notOneOf', `/entrances/${i}/side`, { got: entrance.side, allowed: 'walls, towers' })
  }
  return undefined
}

/** DR-8.4: bridges and fords join adjacent hexes. */
function findLinkFault(map: MapData, board: HexBoard): Fault | undefined {
  for (const kind of ['bridgeLinks', 'fordLinks'] as const) {
    for (const [label, ends] of Object.entries(map[kind])) {
      for (const [i, end] of ends.entries()) {
        const side = [label, end].sort().join('|')
        if (parseEdge(board, side) === undefined) {
          return wrong('badPattern', `/${kind}/${label}/${i}`, { got: end, pattern: 'adjacent hex' })
        }
      }
    }
  }
  return undefined
}

/** Lists of hexes name hexes of the map. */
function findListFault(map: MapData, board: HexBoard): Fault | undefined {
  const lists = ['docks', 'reinforcementHexes', 'roadTowers', 'defenderSetup', 'invaderSetup'] as const
  for (const list of lists) {
    const at = map[list].findIndex((label) => parseHex(board, label) === undefined)
    if (at >= 0)
      return wrong('badPattern', `/${list}/${at}`, { got: map[list][at] ?? '', pattern: 'hex of the map' })
  }
  return undefined
}

/** Victory points stand once in the list and once at their hex, and add up. */
function findPointsFault(map: MapData): Fault | undefined {
  for (const [label, value] of Object.entries(map.victoryPoints)) {
    const atHex = map.hexes[label]?.vp ?? 0
    if (atHex !== value)
      return wrong('wrongResult', `/victoryPoints/${label}`, { expected: atHex, got: value })
  }
  const total = Object.values(map.victoryPoints).reduce((sum, value) => sum + value, 0)
  if (total === map.victoryPointTotal) return undefined
  return wrong('wrongResult', '/victoryPointTotal', { expected: total, got: map.victoryPointTotal })
}
