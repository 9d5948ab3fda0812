import {
  edgeBetween,
  type HexBoard,
  type HexId,
  type JoinedBoard,
  joinSheets,
  parseJoinedHex,
} from '@wyrmtable/hex'
import type { MapData } from '../data/map-schema.ts'
import { maps } from '../data/maps.ts'
import type { Layout, Scenario } from '../data/scenario-schema.ts'
import { type Side, sides, terrains } from '../data/schema.ts'

/** Marks of which hexes beside a hexside lie on its inner side. */
export const INNER_FIRST = 1
export const INNER_SECOND = 2

/** Boards by the letters of their hexes: those of the game, or one of somebody's own. */
export type Boards = Readonly<Record<string, MapData>>

/** One building of the boards in play; towers are buildings too. */
export interface Building {
  /** `WM.mill` */
  readonly id: string
  readonly name: string
  readonly map: string
  readonly open: boolean
  readonly tower: boolean
}

/** The boards of a match as printed: everything by hex or by hexside, never changed. */
export interface Field {
  readonly joined: JoinedBoard
  readonly board: HexBoard
  readonly layers: Layers
  readonly buildings: readonly Building[]
  readonly rooms: readonly string[]
  /** Cell doors in order of hexside: their locks are numbered by it (DN-7.9). */
  readonly cellDoors: readonly number[]
  readonly links: readonly {
    readonly from: HexId
    readonly to: HexId
    readonly cost: number
  }[]
}

/** What lies where: the part of a board that magic changes. */
export interface Layers {
  /** Index into `terrains`. */
  readonly terrain: Uint8Array
  /** 0 ground, 1 plateau, 2 tower. */
  readonly level: Uint8Array
  /** Index into buildings, or -1. */
  readonly building: Int8Array
  /** Index into rooms, or -1. */
  readonly room: Int8Array
  readonly underground: Uint8Array
  /** Index into `sides`, by hexside. */
  readonly side: Uint8Array
  readonly inner: Uint8Array
}

export const terrainIndex = (name: (typeof terrains)[number]): number => terrains.indexOf(name)
export const sideIndex = (name: Side): number => sides.indexOf(name)

/** DN-2.7 to DN-2.10: the boards of a layout, joined. */
export function createField(layout: Layout, links: Scenario['links'], boards: Boards = maps): Field {
  const mapOf = (id: string): MapData => {
    const map = boards[id]
    if (map === undefined) throw new Error(`no board ${id}`)
    return map
  }
  const joined = joinSheets(
    layout.map(({ map, origin, rotation }) => ({
      prefix: map,
      columns: mapOf(map).cols,
      rows: mapOf(map).rows,
      origin,
      rotation,
    })),
  )
  const { board } = joined
  const layers: Layers = {
    terrain: new Uint8Array(board.size).fill(terrainIndex('rock')),
    level: new Uint8Array(board.size),
    building: new Int8Array(board.size).fill(-1),
    room: new Int8Array(board.size).fill(-1),
    underground: new Uint8Array(board.size),
    side: new Uint8Array(board.edgeCount),
    inner: new Uint8Array(board.edgeCount),
  }
  const buildings: Building[] = []
  const rooms: string[] = []
  for (const { map } of layout) printMap(joined, mapOf(map), layers, buildings, rooms)
  const cellDoors = [...layers.side.keys()].filter((edge) => layers.side[edge] === sideIndex('cell-door'))
  const hex = (label: string): HexId => parseJoinedHex(joined, label) ?? (0 as HexId)
  return {
    joined,
    board,
    layers,
    buildings,
    rooms,
    cellDoors,
    links: links.map(({ from, to, cost }) => ({
      from: hex(from),
      to: hex(to),
      cost,
    })),
  }
}

/** Lays one map file onto the layers (DN-3). */
function printMap(
  joined: JoinedBoard,
  map: MapData,
  layers: Layers,
  buildings: Building[],
  rooms: string[],
): void {
  const at = (label: string): HexId => {
    const hex = parseJoinedHex(joined, `${map.id}.${label}`)
    if (hex === undefined) throw new Error(`no hex ${label} on ${map.id}`)
    return hex
  }
  const ground = terrainIndex(map.defaultTerrain)
  for (const [hex, sheet] of joined.sheetOf.entries()) {
    if (sheet < 0 || joined.sheets[sheet]?.prefix !== map.id) continue
    layers.terrain[hex] = ground
    layers.underground[hex] = map.kind === 'underground' ? 1 : 0
  }
  for (const [label, { t, level }] of Object.entries(map.hexes)) {
    layers.terrain[at(label)] = terrainIndex(t)
    layers.level[at(label)] = t === 'tower-rampart' || t === 'tower-centre' ? 2 : (level ?? 0)
  }
  for (const { id, kind, name, hexes, roof, rooms: inside } of map.buildings) {
    for (const label of hexes) layers.building[at(label)] = buildings.length
    buildings.push({
      id: `${map.id}.${id}`,
      name,
      map: map.id,
      open: roof === false,
      tower: kind === 'tower',
    })
    for (const [room, labels] of Object.entries(inside)) {
      for (const label of labels) layers.room[at(label)] = rooms.length
      rooms.push(`${map.id}.${room}`)
    }
  }
  for (const { a, b, type, in: inner, gate, interior } of map.hexsides) {
    const edge = edgeBetween(joined.board, at(a), at(b))
    if (edge === -1) throw new Error(`${a} and ${b} of ${map.id} are not adjacent`)
    layers.side[edge] = sideIndex(gate === true ? 'gate' : type)
    if (interior === true) layers.inner[edge] = INNER_FIRST | INNER_SECOND
    else if (inner !== undefined) {
      const first = joined.board.edgeHexes[edge * 2] === at(inner)
      layers.inner[edge] = first ? INNER_FIRST : INNER_SECOND
    }
  }
}
