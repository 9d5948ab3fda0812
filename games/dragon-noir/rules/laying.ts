import { DIRECTION_NAMES, type Direction, type HexId, rotate, shapeHexes } from '@wyrmtable/hex'
import type { Piece } from '../data/spell-schema.ts'
import { INNER_FIRST, INNER_SECOND, type Layers, sideIndex, terrainIndex } from './field.ts'
import { Ground, type PlacedPiece } from './ground.ts'

/** The hexes of a piece; undefined where one would lie off the map. */
export function hexesOfPiece(
  ground: Ground,
  { kind, anchor, turn }: PlacedPiece,
): readonly HexId[] | undefined {
  const { offsets } = ground.sheets.spells.pieces[kind]
  const hexes = shapeHexes(ground.board, anchor, offsets, turn)
  const there = hexes.filter((hex): hex is HexId => hex !== -1 && ground.field.joined.sheetOf[hex] !== -1)
  return there.length === hexes.length ? there : undefined
}

/** DN-3.6: the printed board with pieces laid on it in order. */
export function layPieces(printed: Ground, pieces: readonly PlacedPiece[]): Ground {
  const { field, sheets } = printed
  if (pieces.length === 0) return printed
  const layers: Layers = {
    terrain: field.layers.terrain.slice(),
    level: field.layers.level.slice(),
    building: field.layers.building.slice(),
    room: field.layers.room.slice(),
    underground: field.layers.underground,
    side: field.layers.side.slice(),
    inner: field.layers.inner.slice(),
  }
  const buildings = [...field.buildings]
  const piece = new Int8Array(field.board.size).fill(-1)
  const ground = new Ground(field, sheets, {
    layers,
    buildings,
    piece,
    pieces,
  })
  for (const [number, placed] of pieces.entries()) {
    const hexes = hexesOfPiece(ground, placed) ?? []
    const data = sheets.spells.pieces[placed.kind]
    for (const hex of hexes) piece[hex] = number
    if (data.terrain === 'rubble') demolish(ground, layers, hexes)
    else if (data.terrain === 'tower' || data.terrain === 'floor') {
      const tower = data.terrain === 'tower'
      for (const hex of hexes) layers.building[hex] = buildings.length
      buildings.push({
        id: `piece-${number}`,
        name: placed.kind,
        map: '',
        open: false,
        tower,
      })
      for (const hex of hexes) layers.terrain[hex] = terrainIndex(tower ? 'tower-rampart' : 'floor')
      for (const hex of hexes) layers.room[hex] = 100 + number
      if (tower) raiseTower(layers, hexes)
      wallIn(ground, layers, hexes, sideIndex(tower ? 'tower-wall' : 'wall'))
      open(ground, layers, placed, data)
    } else {
      for (const hex of hexes) layers.terrain[hex] = terrainIndex(data.terrain)
      if (data.open !== undefined) dig(ground, layers, placed, hexes, data)
    }
  }
  return ground
}

function raiseTower(layers: Layers, hexes: readonly HexId[]): void {
  for (const hex of hexes) layers.level[hex] = 2
  const [centre] = hexes
  if (centre !== undefined) layers.terrain[centre] = terrainIndex('tower-centre')
}

/** Every hexside between the piece and what lies round it. */
function wallIn(ground: Ground, layers: Layers, hexes: readonly HexId[], side: number): void {
  for (const hex of hexes) {
    for (const { hex: other, edge } of ground.around(hex)) {
      layers.side[edge] = hexes.includes(other) ? 0 : side
      layers.inner[edge] = 0
    }
  }
}

function innerMark(ground: Ground, edge: number, hex: HexId): number {
  return ground.edgeHexes(edge)[0] === hex ? INNER_FIRST : INNER_SECOND
}

function open(ground: Ground, layers: Layers, { anchor, turn }: PlacedPiece, data: Piece): void {
  for (const { hex: offset, dir, type } of data.openings ?? []) {
    const [hex] = shapeHexes(ground.board, anchor, [offset], turn)
    if (hex === undefined || hex === -1) continue
    const direction = rotate(DIRECTION_NAMES.indexOf(dir) as Direction, turn)
    const edge = ground.board.edgeOf[hex * 6 + direction] ?? -1
    if (edge < 0) continue
    layers.side[edge] = sideIndex(type)
    layers.inner[edge] = innerMark(ground, edge, hex)
  }
}

/** DN-15.11: a gallery is closed on all sides but its open ends. */
function dig(
  ground: Ground,
  layers: Layers,
  { turn }: PlacedPiece,
  hexes: readonly HexId[],
  data: Piece,
): void {
  wallIn(ground, layers, hexes, sideIndex('wall'))
  for (const { hex, direction } of openEnds(hexes, data, turn)) {
    const edge = ground.board.edgeOf[hex * 6 + direction] ?? -1
    if (edge >= 0) layers.side[edge] = 0
  }
}

/** Open ends of a gallery: hex and direction of each. */
export function openEnds(
  hexes: readonly HexId[],
  data: Piece,
  turn: Direction,
): readonly { readonly hex: HexId; readonly direction: Direction }[] {
  return (data.open ?? []).flatMap((end) => {
    const hex = end.startsWith('last:') ? hexes.at(-1) : hexes[0]
    const name = end.slice(end.indexOf(':') + 1)
    const named = (DIRECTION_NAMES as readonly string[]).indexOf(name)
    return hex === undefined || named < 0 ? [] : [{ hex, direction: rotate(named as Direction, turn) }]
  })
}

/** DN-15.13: rubble opens the walls and windows of its hex, which is inside no more. */
function demolish(ground: Ground, layers: Layers, hexes: readonly HexId[]): void {
  for (const hex of hexes) {
    layers.terrain[hex] = terrainIndex('rubble')
    layers.building[hex] = -1
    layers.room[hex] = -1
    for (const { edge } of ground.around(hex)) {
      const side = ground.side(edge)
      if (side === 'wall' || side === 'window') layers.side[edge] = 0
    }
  }
}
