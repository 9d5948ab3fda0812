import {
  createHexBoard,
  type Direction,
  type EdgeId,
  edgeBetween,
  formatHex,
  type HexId,
  hexesOfEdge,
  neighbour,
  parseEdge,
  parseHex,
} from '@wyrmtable/hex'
import { mapData } from '../data/map.ts'

/** The map of Esirien as flat tables: what never changes during a game (sections 3, 8 and 9). */
export const board = createHexBoard({
  columns: mapData.layout.columns,
  rows: mapData.layout.rows,
  shiftedColumns: 'even',
})

export type Terrain = (typeof mapData.hexes)[string]['terrain']

/** The hex that a label of the data names; throws on a label that is not on the map. */
export function hexOf(label: string): HexId {
  const hex = parseHex(board, label)
  if (hex === undefined) throw new RangeError(`no hex ${label} on the map`)
  return hex
}
export const labelOf = (hex: HexId): string => formatHex(board, hex)
const hexByLabel = new Map(board.labels.map((label) => [label, hexOf(label)]))
export const parseLabel = (label: string): HexId | undefined => hexByLabel.get(label)

function edgeOf(label: string): EdgeId {
  const edge = parseEdge(board, label)
  if (edge === undefined) throw new RangeError(`no hexside ${label} on the map`)
  return edge
}

const flags = (size: number, marked: Iterable<number>): Uint8Array => {
  const table = new Uint8Array(size)
  for (const index of marked) table[index] = 1
  return table
}
const hexFlags = (labels: Iterable<string>): Uint8Array => flags(board.size, [...labels].map(hexOf))

const terrainByHex: readonly Terrain[] = board.labels.map((label) => {
  const hex = mapData.hexes[label]
  if (hex === undefined) throw new RangeError(`the map has no terrain for ${label}`)
  return hex.terrain
})
const zones = board.labels.map((label) => mapData.hexes[label]?.zone ?? 'outside')

/** DR-3.7: river hexes between the walls count as city although their zone says river. */
const city = flags(
  board.size,
  zones.flatMap((zone, hex) => (zone === 'outside' ? [] : [hex])),
)
const towers = flags(
  board.size,
  terrainByHex.flatMap((terrain, hex) => (terrain === 'tower' ? [hex] : [])),
)
const walls = flags(board.edgeCount, mapData.walls.map(edgeOf))
const roads = flags(board.edgeCount, mapData.roads.map(edgeOf))
const roadHexes = flags(
  board.size,
  mapData.roads.flatMap((label) => [...hexesOfEdge(board, edgeOf(label))]),
)
const roadTowers = hexFlags(mapData.roadTowers)
const defenderSetup = hexFlags(mapData.defenderSetup)
const invaderSetup = hexFlags(mapData.invaderSetup)

/** DR-8.4: hexsides by which bridges and fords are entered and left. */
const links = flags(
  board.edgeCount,
  Object.entries({ ...mapData.bridgeLinks, ...mapData.fordLinks }).flatMap(([label, ends]) =>
    ends.map((end) => edgeBetween(board, hexOf(label), hexOf(end))),
  ),
)

export const terrainAt = (hex: HexId): Terrain => terrainByHex[hex] ?? 'sea'
export const isTower = (hex: HexId): boolean => towers[hex] === 1
export const isCity = (hex: HexId): boolean => city[hex] === 1
export const isRoadTower = (hex: HexId): boolean => roadTowers[hex] === 1
export const isRoadHex = (hex: HexId): boolean => roadHexes[hex] === 1
export const isRoadSide = (edge: EdgeId): boolean => roads[edge] === 1
export const isWallSide = (edge: EdgeId): boolean => walls[edge] === 1
export const isLinkSide = (edge: EdgeId): boolean => links[edge] === 1
export const isDefenderSetup = (hex: HexId): boolean => defenderSetup[hex] === 1
export const isInvaderSetup = (hex: HexId): boolean => invaderSetup[hex] === 1
export const wallSides: readonly EdgeId[] = mapData.walls.map(edgeOf)
export const towerHexes: readonly HexId[] = board.labels.map(hexOf).filter(isTower)
export const allHexes: readonly HexId[] = board.labels.map(hexOf)
export const defenderSetupHexes: readonly HexId[] = allHexes.filter(isDefenderSetup)
export const invaderSetupHexes: readonly HexId[] = allHexes.filter(isInvaderSetup)
export const reinforcementHexes: readonly HexId[] = mapData.reinforcementHexes.map(hexOf)

const closedSides = flags(
  board.edgeCount,
  Array.from({ length: board.edgeCount }, (_, edge) => edge as EdgeId).filter(
    (edge) => walls[edge] === 1 || hexesOfEdge(board, edge).some(isTower),
  ),
)
/** A hexside that lets nothing through on the ground but by an entrance (DR-8.6, DR-8.7). */
export const isClosedSide = (edge: EdgeId): boolean => closedSides[edge] === 1

/** Index of an entrance in `entrances`. */
export type EntranceId = number
export interface Entrance {
  readonly name: string
  readonly edge: EdgeId
  readonly kind: 'gate' | 'door'
  /** Whether it lies in the wall; otherwise it is a side of a tower, which the Defender controls. */
  readonly inWall: boolean
  /** Wall gates: the hex whose holder controls it (DR-9.3). */
  readonly inside: HexId | undefined
  readonly tower: HexId | undefined
}

export const entrances: readonly Entrance[] = mapData.entrances.map((entrance) => ({
  name: entrance.id,
  edge: edgeOf(entrance.side),
  kind: entrance.kind,
  inWall: entrance.structure === 'wall',
  inside: entrance.inside === undefined ? undefined : hexOf(entrance.inside),
  tower: entrance.tower === undefined ? undefined : hexOf(entrance.tower),
}))
export const wallGates: readonly EntranceId[] = entrances.flatMap((entrance, id) =>
  entrance.inWall ? [id] : [],
)
export const parseEntrance = (name: string): EntranceId =>
  entrances.findIndex((entrance) => entrance.name === name)

const entranceBySide = new Int16Array(board.edgeCount).fill(-1)
entrances.forEach((entrance, id) => {
  entranceBySide[entrance.edge] = id
})
/** The entrance on a hexside, or −1. */
export const entranceOn = (edge: EdgeId): EntranceId => entranceBySide[edge] ?? -1
export function entranceAt(id: EntranceId): Entrance {
  const entrance = entrances[id]
  if (entrance === undefined) throw new RangeError(`no entrance ${id}`)
  return entrance
}

/** VP hexes in the order of the data; their index is the bit in the state's mask. */
export const vpHexes: readonly HexId[] = Object.keys(mapData.victoryPoints).sort().map(hexOf)
export const vpValues: readonly number[] = vpHexes.map((hex) => mapData.victoryPoints[labelOf(hex)] ?? 0)
const vpByHex = new Int8Array(board.size).fill(-1)
vpHexes.forEach((hex, index) => {
  vpByHex[hex] = index
})
/** Index of the VP hex, or −1 where a hex has no victory points. */
export const vpIndexAt = (hex: HexId): number => vpByHex[hex] ?? -1

/** Bridges that can burn; their index is the bridge's number in the state. */
export const woodenBridges: readonly HexId[] = board.labels
  .filter((label) => mapData.hexes[label]?.bridge === 'wood')
  .map(hexOf)
/** Number of the wooden bridge in this hex, or −1. */
export const woodenBridgeAt = (hex: HexId): number => woodenBridges.indexOf(hex)

/** The hexside in a direction, or −1 on the rim of the map. */
export const sideOf = (hex: HexId, direction: Direction): EdgeId | -1 =>
  (board.edgeOf[hex * 6 + direction] ?? -1) as EdgeId | -1
export const ahead = (hex: HexId, direction: Direction): HexId | -1 => neighbour(board, hex, direction)
