import { DIRECTIONS, type Direction, directionTo, type HexBoard, type HexId, neighbour } from '@wyrmtable/hex'
import { type Side, type SideRow, sides, type Terrain, type TerrainRow, terrains } from '../data/schema.ts'
import type { PieceKind } from '../data/spell-schema.ts'
import type { Sheets } from '../data/tables.ts'
import { type Building, type Field, INNER_FIRST, INNER_SECOND, type Layers } from './field.ts'

/** A piece of magic terrain on the board (DN-1.3). */
export interface PlacedPiece {
  readonly kind: PieceKind
  readonly anchor: HexId
  readonly turn: Direction
}

/**
 * The live board: what is printed and what magic laid on it. It never changes; a new piece makes a new
 * ground, shared by every state with the same pieces in the same order.
 */
export class Ground {
  readonly field: Field
  readonly board: HexBoard
  readonly layers: Layers
  readonly sheets: Sheets
  readonly buildings: readonly Building[]
  /** The piece that covers each hex, as its place in the list of pieces, or -1. */
  readonly piece: Int8Array
  readonly pieces: readonly PlacedPiece[]
  readonly #rows: ReadonlyMap<Terrain, TerrainRow>
  readonly #sideRows: ReadonlyMap<Side, SideRow>

  constructor(
    field: Field,
    sheets: Sheets,
    laid?: {
      readonly layers: Layers
      readonly buildings: readonly Building[]
      readonly piece: Int8Array
      readonly pieces: readonly PlacedPiece[]
    },
  ) {
    this.field = field
    this.sheets = sheets
    this.board = field.board
    this.layers = laid?.layers ?? field.layers
    this.buildings = laid?.buildings ?? field.buildings
    this.piece = laid?.piece ?? new Int8Array(field.board.size).fill(-1)
    this.pieces = laid?.pieces ?? []
    this.#rows = new Map(sheets.terrain.terrain.map((row) => [row.id, row]))
    this.#sideRows = new Map(sheets.terrain.hexsides.map((row) => [row.id, row]))
  }

  /** DN-3.7: what the terrain sheet says of a kind of ground; the schema sees to it that it is there. */
  row(terrain: Terrain): TerrainRow {
    const row = this.#rows.get(terrain)
    if (row === undefined) throw new RangeError(`no ground ${terrain}`)
    return row
  }
  /** The same of a kind of hexside; undefined for an open one. */
  sideRow(side: Side): SideRow | undefined {
    return this.#sideRows.get(side)
  }

  terrain(hex: HexId): Terrain {
    return terrains[this.layers.terrain[hex] ?? 0] ?? 'rock'
  }
  /** 0 ground, 1 plateau, 2 tower. */
  level(hex: HexId): number {
    return this.layers.level[hex] ?? 0
  }
  isUnderground(hex: HexId): boolean {
    return this.layers.underground[hex] === 1
  }
  building(hex: HexId): Building | undefined {
    return this.buildings[this.layers.building[hex] ?? -1]
  }
  buildingNumber(hex: HexId): number {
    return this.layers.building[hex] ?? -1
  }
  room(hex: HexId): number {
    return this.layers.room[hex] ?? -1
  }
  /** DN-6.22: in a building that has a roof, towers apart. */
  isInside(hex: HexId): boolean {
    const building = this.building(hex)
    return building !== undefined && !building.open && !building.tower
  }
  /** The tower of a hex by its number among buildings, or -1. */
  tower(hex: HexId): number {
    return this.building(hex)?.tower === true ? this.buildingNumber(hex) : -1
  }

  side(edge: number): Side {
    return sides[this.layers.side[edge] ?? 0] ?? 'none'
  }
  /** The hexside between adjacent hexes, or -1. */
  edge(a: HexId, b: HexId): number {
    const direction = directionTo(this.board, a, b)
    return direction === -1 ? -1 : (this.board.edgeOf[a * 6 + direction] ?? -1)
  }
  sideBetween(a: HexId, b: HexId): Side {
    const edge = this.edge(a, b)
    return edge < 0 ? 'none' : this.side(edge)
  }
  edgeHexes(edge: number): readonly [HexId, HexId] {
    const { edgeHexes } = this.board
    return [(edgeHexes[edge * 2] ?? 0) as HexId, (edgeHexes[edge * 2 + 1] ?? 0) as HexId]
  }
  /** DN-3.5: whether the hex lies on the inner side of the hexside. */
  isInner(edge: number, hex: HexId): boolean {
    const inner = this.layers.inner[edge] ?? 0
    if (this.board.edgeHexes[edge * 2] === hex) return (inner & INNER_FIRST) !== 0
    return this.board.edgeHexes[edge * 2 + 1] === hex && (inner & INNER_SECOND) !== 0
  }
  /** Whether the hexside belongs to a building without roof and to no other (DN-6.17, DN-6.22). */
  isUnroofed(edge: number): boolean {
    const inside = this.edgeHexes(edge).map((hex) => this.building(hex))
    return inside.some((one) => one?.open === true) && !inside.some((one) => one !== undefined && !one.open)
  }

  /** Neighbours on the board, with the hexside towards each. */
  around(hex: HexId): readonly {
    readonly hex: HexId
    readonly edge: number
    readonly direction: Direction
  }[] {
    return DIRECTIONS.flatMap((direction) => {
      const other = neighbour(this.board, hex, direction)
      if (other === -1) return []
      return [
        {
          hex: other,
          edge: this.board.edgeOf[hex * 6 + direction] ?? -1,
          direction,
        },
      ]
    })
  }
  label(hex: HexId): string {
    return this.field.joined.labels[hex] ?? '?'
  }
}
