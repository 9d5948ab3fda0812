import {
  columnOf,
  type Direction,
  type EdgeId,
  edgeBetween,
  type HexId,
  hexesOfEdge,
  neighbour,
  rowOf,
} from '@wyrmtable/hex'
import { mapData } from '../data/map.ts'
import type { MapData } from '../data/schema.ts'
import { allHexes, board, edgeOf, gridWithin, hexOf, labelOf, parseLabel } from './map.ts'

export type Terrain = MapData['hexes'][string]['terrain']

/** Index of an entrance in `entrances`. */
export type EntranceId = number
export interface Entrance {
  readonly name: string
  /** `AAAA|BBBB`, as the data names it (DR-3.5). */
  readonly side: string
  readonly edge: EdgeId
  readonly kind: 'gate' | 'door'
  /** Whether it lies in the wall; otherwise it is a side of a tower, which the Defender controls. */
  readonly inWall: boolean
  /** Wall gates: the hex whose holder controls it (DR-9.3). */
  readonly inside: HexId | undefined
  readonly tower: HexId | undefined
}

/** A city and the land around it: what never changes during a game (sections 3, 8 and 9). */
export type CityMap = ReturnType<typeof createCityMap>

const flags = (size: number, marked: Iterable<number>): Uint8Array => {
  const table = new Uint8Array(size)
  for (const index of marked) table[index] = 1
  return table
}
const hexFlags = (labels: Iterable<string>): Uint8Array => flags(board.size, [...labels].map(hexOf))

/** A map as flat tables. The data must be free of faults. */
export function createCityMap(data: MapData) {
  const { columns, rows } = data.layout
  const grid = gridWithin(columns, rows)
  const has = (hex: HexId): boolean => columnOf(board, hex) <= columns && rowOf(board, hex) <= rows
  const hexes = allHexes.filter(has)
  // Beyond the map nothing is ever asked.
  const terrainByHex = board.labels.map((): Terrain => 'sea')
  for (const hex of hexes) {
    const found = data.hexes[labelOf(hex)]
    if (found === undefined) throw new RangeError(`the map has no terrain for ${labelOf(hex)}`)
    terrainByHex[hex] = found.terrain
  }
  const zones = board.labels.map((label) => data.hexes[label]?.zone ?? 'outside')

  /** DR-3.7: river hexes between the walls count as city although their zone says river. */
  const city = flags(
    board.size,
    zones.flatMap((zone, hex) => (zone === 'outside' ? [] : [hex])),
  )
  const towers = flags(
    board.size,
    terrainByHex.flatMap((terrain, hex) => (terrain === 'tower' ? [hex] : [])),
  )
  const wallSides: readonly EdgeId[] = data.walls.map(edgeOf)
  const walls = flags(board.edgeCount, wallSides)
  const roads = flags(board.edgeCount, data.roads.map(edgeOf))
  const roadHexes = flags(
    board.size,
    data.roads.flatMap((label) => [...hexesOfEdge(board, edgeOf(label))]),
  )
  const roadTowers = hexFlags(data.roadTowers)
  const defenderSetup = hexFlags(data.defenderSetup)
  const invaderSetup = hexFlags(data.invaderSetup)
  /** DR-8.4: hexsides by which bridges and fords are entered and left. */
  const links = flags(
    board.edgeCount,
    Object.entries({ ...data.bridgeLinks, ...data.fordLinks }).flatMap(([label, ends]) =>
      ends.map((end) => edgeBetween(board, hexOf(label), hexOf(end))),
    ),
  )
  const isTower = (hex: HexId): boolean => towers[hex] === 1
  const isDefenderSetup = (hex: HexId): boolean => defenderSetup[hex] === 1
  const isInvaderSetup = (hex: HexId): boolean => invaderSetup[hex] === 1
  const closedSides = flags(
    board.edgeCount,
    Array.from({ length: board.edgeCount }, (_, edge) => edge as EdgeId).filter(
      (edge) => walls[edge] === 1 || hexesOfEdge(board, edge).some(isTower),
    ),
  )

  const entrances: readonly Entrance[] = data.entrances.map((entrance) => ({
    name: entrance.id,
    side: entrance.side,
    edge: edgeOf(entrance.side),
    kind: entrance.kind,
    inWall: entrance.structure === 'wall',
    inside: entrance.inside === undefined ? undefined : hexOf(entrance.inside),
    tower: entrance.tower === undefined ? undefined : hexOf(entrance.tower),
  }))
  const entranceBySide = new Int16Array(board.edgeCount).fill(-1)
  entrances.forEach((entrance, id) => {
    entranceBySide[entrance.edge] = id
  })

  const vpHexes: readonly HexId[] = Object.keys(data.victoryPoints).sort().map(hexOf)
  const vpByHex = new Int8Array(board.size).fill(-1)
  vpHexes.forEach((hex, index) => {
    vpByHex[hex] = index
  })
  const woodenBridges: readonly HexId[] = board.labels
    .filter((label) => data.hexes[label]?.bridge === 'wood')
    .map(hexOf)
  const bridgeByHex = new Int8Array(board.size).fill(-1)
  woodenBridges.forEach((hex, number) => {
    bridgeByHex[hex] = number
  })

  return {
    data,
    /** Where hexes lie beside one another; nothing leads off the map (DR-3.6). */
    grid,
    columns,
    rows,
    /** All hexes of the map, by their numbers. */
    hexes,
    has,
    /** The hex that a label names; undefined where it is not on the map. */
    parseLabel(label: string): HexId | undefined {
      const hex = parseLabel(label)
      return hex !== undefined && has(hex) ? hex : undefined
    },
    /** The next hex in a direction, or −1 off the map. */
    ahead: (hex: HexId, direction: Direction): HexId | -1 => neighbour(grid, hex, direction),
    /** The hexside in a direction, or −1 on the rim of the map. */
    sideOf: (hex: HexId, direction: Direction): EdgeId | -1 =>
      (grid.edgeOf[hex * 6 + direction] ?? -1) as EdgeId | -1,
    terrainAt: (hex: HexId): Terrain => terrainByHex[hex] ?? 'sea',
    isTower,
    isCity: (hex: HexId): boolean => city[hex] === 1,
    isRoadTower: (hex: HexId): boolean => roadTowers[hex] === 1,
    isRoadHex: (hex: HexId): boolean => roadHexes[hex] === 1,
    isRoadSide: (edge: EdgeId): boolean => roads[edge] === 1,
    isWallSide: (edge: EdgeId): boolean => walls[edge] === 1,
    isLinkSide: (edge: EdgeId): boolean => links[edge] === 1,
    /** A hexside that lets nothing through on the ground but by an entrance (DR-8.6, DR-8.7). */
    isClosedSide: (edge: EdgeId): boolean => closedSides[edge] === 1,
    isDefenderSetup,
    isInvaderSetup,
    defenderSetupHexes: allHexes.filter(isDefenderSetup),
    invaderSetupHexes: allHexes.filter(isInvaderSetup),
    reinforcementHexes: data.reinforcementHexes.map(hexOf),
    wallSides,
    towerHexes: allHexes.filter(isTower),
    entrances,
    wallGates: entrances.flatMap((entrance, id): EntranceId[] => (entrance.inWall ? [id] : [])),
    parseEntrance: (name: string): EntranceId => entrances.findIndex((entrance) => entrance.name === name),
    /** The entrance on a hexside, or −1. */
    entranceOn: (edge: EdgeId): EntranceId => entranceBySide[edge] ?? -1,
    entranceAt(id: EntranceId): Entrance {
      const entrance = entrances[id]
      if (entrance === undefined) throw new RangeError(`no entrance ${id}`)
      return entrance
    },
    /** VP hexes in the order of their numbers; their index is the bit in the state's mask. */
    vpHexes,
    vpValues: vpHexes.map((hex) => data.victoryPoints[labelOf(hex)] ?? 0),
    vpTotal: data.victoryPointTotal,
    /** Index of the VP hex, or −1 where a hex has no victory points. */
    vpIndexAt: (hex: HexId): number => vpByHex[hex] ?? -1,
    /** Bridges that can burn; their index is the bridge's number in the state. */
    woodenBridges,
    /** Number of the wooden bridge in this hex, or −1. */
    woodenBridgeAt: (hex: HexId): number => bridgeByHex[hex] ?? -1,
    /** Answers of lines of sight for pairs of hexes, by how touching counts: 0 unknown, 1 clear, 2 blocked. */
    sights: {
      blocks: new Uint8Array(board.size * board.size),
      open: new Uint8Array(board.size * board.size),
    },
  }
}

/** The city of Esirien as it is printed. */
export const esirien = createCityMap(mapData)
