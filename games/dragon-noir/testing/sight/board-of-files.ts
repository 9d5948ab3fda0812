import { maps } from '../../data/maps.ts'
import type { Layout } from '../../data/scenario-schema.ts'
import type { Side, Terrain } from '../../data/schema.ts'
import type { PieceKind } from '../../data/spell-schema.ts'
import { sheets } from '../../data/tables.ts'
import { cornersOf, type Point } from './exact-line.ts'

/** A house or tower; a piece of magic is one too. */
interface Walls {
  readonly open: boolean
  readonly tower: boolean
}

export interface SlowHex extends Point {
  readonly label: string
  readonly column: number
  readonly row: number
  terrain: Terrain
  level: number
  walls: Walls | undefined
  room: string
  readonly dark: boolean
}

export interface SlowSide {
  readonly p: Point
  readonly q: Point
  readonly hexes: readonly SlowHex[]
  type: Side
  inner: readonly SlowHex[]
}

export interface SlowPiece {
  readonly kind: PieceKind
  readonly anchor: string
  readonly turn: number
}

/** The boards of a layout with magic pieces on them, read from the files once more by DN-2, DN-3 and DN-15.11. */
export class SlowBoard {
  readonly hexes: readonly SlowHex[]
  readonly #byPlace = new Map<number, SlowHex>()
  readonly #byLabel = new Map<string, SlowHex>()
  readonly #rings = new Map<SlowHex, readonly { readonly hex: SlowHex; readonly side: SlowSide }[]>()

  constructor(layout: Layout, pieces: readonly SlowPiece[]) {
    for (const board of layout) this.#print(board)
    this.hexes = [...this.#byPlace.values()]
    for (const board of layout) this.#wall(board)
    for (const [number, piece] of pieces.entries()) this.#lay(piece, number)
  }

  hex(label: string): SlowHex {
    const found = this.#byLabel.get(label)
    if (found === undefined) throw new RangeError(`no hex ${label}`)
    return found
  }
  at(column: number, row: number): SlowHex | undefined {
    return row < 0 || column < 0 ? undefined : this.#byPlace.get(column * 1000 + row)
  }
  /** DN-2.2: N, NE, SE, S, SW, NW. */
  beside({ column, row }: SlowHex, direction: number): SlowHex | undefined {
    const low = column % 2
    const [dc = 0, dr = 0] =
      [
        [0, -1],
        [1, low - 1],
        [1, low],
        [0, 1],
        [-1, low],
        [-1, low - 1],
      ][direction] ?? []
    return this.at(column + dc, row + dr)
  }
  /** The hexes round one, those that there are, each with the side that lies between. */
  ring(hex: SlowHex): readonly { readonly hex: SlowHex; readonly side: SlowSide }[] {
    const known = this.#rings.get(hex)
    if (known !== undefined) return known
    const corners = cornersOf(hex)
    const ring = [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const other = this.beside(hex, direction)
      if (other === undefined) return []
      const there = this.#rings.get(other)?.find((one) => one.hex === hex)?.side
      const [p, q] = [corners[direction] as Point, corners[(direction + 1) % 6] as Point]
      return [{ hex: other, side: there ?? { p, q, hexes: [hex, other], type: 'none', inner: [] } }]
    })
    this.#rings.set(hex, ring)
    return ring
  }
  /** The side between two hexes that lie beside one another. */
  side(a: SlowHex, b: SlowHex): SlowSide {
    const found = this.ring(a).find(({ hex }) => hex === b)
    if (found === undefined) throw new RangeError(`${a.label} is not beside ${b.label}`)
    return found.side
  }
  around(hex: SlowHex): readonly SlowHex[] {
    return this.ring(hex).map((one) => one.hex)
  }

  #print({ map, origin, rotation }: Layout[number]): void {
    const data = maps[map]
    if (data === undefined) throw new RangeError(map)
    for (let c = 0; c < 26; c++) {
      for (let r = 0; r < 18; r++) {
        const number = `${String(c + 1).padStart(2, '0')}${String(r + 1).padStart(2, '0')}`
        const printed = data.hexes[number]
        const column = rotation === 0 ? origin[0] + c : origin[0] + 25 - c
        const row = rotation === 0 ? origin[1] + r : origin[1] + 17 - r
        const terrain = printed?.t ?? data.defaultTerrain
        const isTower = terrain === 'tower-rampart' || terrain === 'tower-centre'
        const hex: SlowHex = {
          label: `${map}.${number}`,
          column,
          row,
          x: 6 * column,
          y: 4 * row + 2 * (column % 2),
          terrain,
          level: isTower ? 2 : (printed?.level ?? 0),
          walls: undefined,
          room: '',
          dark: data.kind === 'underground',
        }
        this.#byPlace.set(column * 1000 + row, hex)
        this.#byLabel.set(hex.label, hex)
      }
    }
    for (const { kind, hexes, roof, rooms } of data.buildings) {
      const walls = { open: roof === false, tower: kind === 'tower' }
      for (const number of hexes) this.hex(`${map}.${number}`).walls = walls
      for (const [room, numbers] of Object.entries(rooms))
        for (const number of numbers) this.hex(`${map}.${number}`).room = `${map} ${room}`
    }
  }

  #wall({ map }: Layout[number]): void {
    for (const { a, b, type, in: inner, gate, interior } of maps[map]?.hexsides ?? []) {
      const [one, two] = [this.hex(`${map}.${a}`), this.hex(`${map}.${b}`)]
      const side = this.side(one, two)
      side.type = gate === true ? 'gate' : type
      if (interior === true) side.inner = [one, two]
      else if (inner !== undefined) side.inner = [this.hex(`${map}.${inner}`)]
    }
  }

  /** The hexes of offsets turned clockwise; they go by axial steps, SE and S. */
  #turned(anchor: string, offsets: readonly (readonly [number, number])[], turn: number): readonly SlowHex[] {
    return offsets.map(([q, s]) => {
      let [dq, ds] = [q, s]
      for (let i = 0; i < turn; i++) [dq, ds] = [-ds, dq + ds]
      const { column, row } = this.hex(anchor)
      const axial = row - (column - (column % 2)) / 2 + ds
      const c = column + dq
      const found = this.at(c, axial + (c - (((c % 2) + 2) % 2)) / 2)
      if (found === undefined) throw new RangeError(`a piece at ${anchor} leaves the map`)
      return found
    })
  }

  #lay({ kind, anchor, turn }: SlowPiece, number: number): void {
    const { terrain, offsets, openings = [], open } = sheets.spells.pieces[kind]
    const hexes = this.#turned(anchor, offsets, turn)
    if (terrain === 'rubble') {
      for (const hex of hexes) {
        Object.assign(hex, { terrain, walls: undefined, room: '' })
        for (const other of this.around(hex)) {
          const side = this.side(hex, other)
          if (side.type === 'wall' || side.type === 'window') side.type = 'none'
        }
      }
      return
    }
    const isTower = terrain === 'tower'
    const isHouse = isTower || terrain === 'floor'
    if (isHouse) {
      const walls = { open: false, tower: isTower }
      for (const hex of hexes)
        Object.assign(hex, {
          terrain: isTower ? 'tower-rampart' : 'floor',
          walls,
          room: `piece ${number}`,
          level: isTower ? 2 : 0,
        })
      if (isTower && hexes[0] !== undefined) hexes[0].terrain = 'tower-centre'
    } else for (const hex of hexes) hex.terrain = terrain
    if (!isHouse && open === undefined) return
    for (const hex of hexes)
      for (const other of this.around(hex)) {
        const side = this.side(hex, other)
        side.type = hexes.includes(other) ? 'none' : isTower ? 'tower-wall' : 'wall'
        side.inner = []
      }
    const names = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
    for (const { hex: offset, dir, type } of openings) {
      const [hex] = this.#turned(anchor, [offset], turn)
      const other = hex && this.beside(hex, (names.indexOf(dir) + turn) % 6)
      if (hex !== undefined && other !== undefined)
        Object.assign(this.side(hex, other), { type, inner: [hex] })
    }
    for (const end of open ?? []) {
      const hex = end.startsWith('last:') ? hexes.at(-1) : hexes[0]
      const direction = names.indexOf(end.slice(end.indexOf(':') + 1))
      const other = hex && this.beside(hex, (direction + turn) % 6)
      if (hex !== undefined && other !== undefined) this.side(hex, other).type = 'none'
    }
  }
}

/** DN-2.3 */
export function distanceOf(a: SlowHex, b: SlowHex): number {
  const axial = ({ column, row }: SlowHex): number => row - (column - (column % 2)) / 2
  const dq = a.column - b.column
  const ds = axial(a) - axial(b)
  return (Math.abs(dq) + Math.abs(ds) + Math.abs(dq + ds)) / 2
}
