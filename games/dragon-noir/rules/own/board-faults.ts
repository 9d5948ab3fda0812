import { createHexBoard, edgeBetween, type HexBoard, type HexId, neighbour, parseHex } from '@wyrmtable/hex'
import type { BoardFile } from '../../data/board-schema.ts'
import type { MapData } from '../../data/map-schema.ts'
import type { Side, Terrain } from '../../data/schema.ts'
import type { Sheets } from '../../data/tables.ts'
import { type Refusal, refuse } from '../refusals.ts'

/** What is wrong with a board of somebody's own: the clause and its figures, where in the file, and where on the board. */
export interface BoardFault {
  readonly refusal: Refusal
  /** JSON pointer into the file. */
  readonly path: string
  /** Labels without the letters of the board; empty where the fault is nowhere on it. */
  readonly hexes: readonly string[]
}

/** Hexes of a board by label, and what lies on them. */
interface Laid {
  readonly map: MapData
  readonly board: HexBoard
  /** Kind of hexside by edge. */
  readonly sides: ReadonlyMap<number, Side>
  /** Place in `buildings` by hex. */
  readonly inside: ReadonlyMap<HexId, number>
}

/** Faults kept at most of one kind: more would only repeat what is to be done. */
const MOST = 12

/**
 * DN-3: what is wrong with a map. Faults of what the rest takes for granted – hexes that are on the board, sides that lie
 * between neighbours – are given alone.
 */
export function findMapFaults(map: BoardFile['map'], sheets: Sheets): readonly BoardFault[] {
  const board = createHexBoard({ columns: map.cols, rows: map.rows, shiftedColumns: 'even' })
  const grave = findUnknownHexes(map, board)
  if (grave.length > 0) return grave
  const inside = new Map<HexId, number>()
  for (const [number, { hexes }] of map.buildings.entries())
    for (const label of hexes) inside.set(hexOf(board, label), number)
  const sides = new Map<number, Side>()
  for (const { a, b, type, gate } of map.hexsides)
    sides.set(edgeBetween(board, hexOf(board, a), hexOf(board, b)), gate === true ? 'gate' : type)
  const laid: Laid = { map, board, sides, inside }
  return [
    ...findRimFaults(laid),
    ...findSideFaults(laid),
    ...findOpenWalls(laid),
    ...findCutOff(laid, sheets),
  ]
}

const hexOf = (board: HexBoard, label: string): HexId => parseHex(board, label) ?? (0 as HexId)

/** DN-2.1, DN-3.1, DN-3.2: names of hexes, of which each building has its own, and sides between neighbours. */
function findUnknownHexes(
  { hexes, hexsides, buildings, features }: MapData,
  board: HexBoard,
): readonly BoardFault[] {
  const faults: BoardFault[] = []
  const known = (label: string, path: string): boolean => {
    if (parseHex(board, label) !== undefined) return true
    faults.push({ refusal: refuse('boardOffMap', 'DN-2.1', { hex: label }), path, hexes: [] })
    return false
  }
  for (const label of Object.keys(hexes)) known(label, `/map/hexes/${label}`)
  const seen = new Set<number>()
  for (const [i, { a, b }] of hexsides.entries()) {
    const path = `/map/hexsides/${i}`
    if (!known(a, path) || !known(b, path)) continue
    const edge = edgeBetween(board, hexOf(board, a), hexOf(board, b))
    if (edge === -1 || seen.has(edge))
      faults.push({ refusal: refuse('boardSide', 'DN-3.2', { hex: `${a}/${b}` }), path, hexes: [a, b] })
    seen.add(edge)
  }
  const taken = new Set<string>()
  for (const [i, { hexes: own, rooms }] of buildings.entries()) {
    const path = `/map/buildings/${i}`
    for (const label of [...own, ...Object.values(rooms).flat()]) known(label, path)
    for (const label of own) {
      if (taken.has(label))
        faults.push({ refusal: refuse('boardBuilding', 'DN-3.1', { hex: label }), path, hexes: [label] })
      taken.add(label)
    }
    const roomed = Object.values(rooms).flat()
    const bare = own.find((label) => roomed.filter((one) => one === label).length !== 1)
    if (bare !== undefined)
      faults.push({ refusal: refuse('boardBuilding', 'DN-3.1', { hex: bare }), path, hexes: [bare] })
  }
  for (const [i, { hexes: own = [], plateau = [], talus = [] }] of features.entries())
    for (const label of [...own, ...plateau, ...talus]) known(label, `/map/features/${i}`)
  return faults.slice(0, MOST)
}

const onRim: readonly Terrain[] = ['clear', 'brush', 'tree', 'path']

/** DN-2.8: the rim of a surface board holds open ground only. */
function findRimFaults({ map, board, inside }: Laid): readonly BoardFault[] {
  if (map.kind !== 'surface') return []
  return board.labels
    .filter((label) => {
      const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))]
      const isRim = column === 1 || column === map.cols || row === 1 || row === map.rows
      return isRim && (!onRim.includes(groundAt(map, label)) || inside.has(hexOf(board, label)))
    })
    .slice(0, MOST)
    .map((label) => ({
      refusal: refuse('boardRim', 'DN-2.8', { hex: label }),
      path: `/map/hexes/${label}`,
      hexes: [label],
    }))
}

const groundAt = ({ hexes, defaultTerrain }: MapData, label: string): Terrain =>
  hexes[label]?.t ?? defaultTerrain

const withInside: readonly string[] = ['door', 'window', 'cell-door', 'bars', 'tower-door']

/** DN-3.2: openings have a hex inside, which belongs to a building; a crest has slope below and plateau above. */
function findSideFaults({ map, board, inside }: Laid): readonly BoardFault[] {
  const isIn = (label: string): boolean => inside.has(hexOf(board, label))
  return map.hexsides.flatMap(({ a, b, type, in: inner, low, high, interior }, i): readonly BoardFault[] => {
    const isCrest =
      [a, b].includes(low ?? '') &&
      [a, b].includes(high ?? '') &&
      groundAt(map, low ?? '') === 'talus' &&
      map.hexes[high ?? '']?.level === 1
    const isFine =
      type === 'crest'
        ? isCrest
        : withInside.includes(type)
          ? (inner === a || inner === b) && isIn(inner) && (interior !== true || (isIn(a) && isIn(b)))
          : true
    if (isFine) return []
    return [
      {
        refusal: refuse('boardSide', 'DN-3.2', { hex: `${a}/${b}` }),
        path: `/map/hexsides/${i}`,
        hexes: [a, b],
      },
    ]
  })
}

/** DN-3.4: every side between a building and what lies outside is given. */
function findOpenWalls({ map, board, sides, inside }: Laid): readonly BoardFault[] {
  return map.buildings.flatMap(({ hexes }, number) =>
    hexes.flatMap((label): readonly BoardFault[] => {
      const hex = hexOf(board, label)
      const isOpen = [0, 1, 2, 3, 4, 5].some((direction) => {
        const other = neighbour(board, hex, direction as 0)
        if (other === -1 || inside.get(other) === number) return false
        return !sides.has(edgeBetween(board, hex, other))
      })
      if (!isOpen) return []
      return [
        {
          refusal: refuse('boardOpenWall', 'DN-3.4', { hex: label }),
          path: `/map/buildings/${number}`,
          hexes: [label],
        },
      ]
    }),
  )
}

/** DN-3.4: every room can be walked into, and all ground that can be walked on hangs together. */
function findCutOff({ map, board, sides, inside }: Laid, sheets: Sheets): readonly BoardFault[] {
  const free = new Set(
    sheets.terrain.terrain.flatMap(({ id, foot }): readonly Terrain[] => (foot === null ? [] : [id])),
  )
  const closed = new Set(
    sheets.terrain.hexsides.flatMap(({ id, crossFoot }): readonly Side[] => (crossFoot === null ? [id] : [])),
  )
  const left = new Set(
    board.labels
      .map((label) => hexOf(board, label))
      .filter((hex) => free.has(groundAt(map, board.labels[hex] ?? ''))),
  )
  const parts: (readonly HexId[])[] = []
  for (const first of left) {
    left.delete(first)
    const part = [first]
    for (const hex of part) {
      for (const direction of [0, 1, 2, 3, 4, 5] as const) {
        const other = neighbour(board, hex, direction)
        if (other === -1 || !left.has(other)) continue
        if (closed.has(sides.get(edgeBetween(board, hex, other)) ?? 'none')) continue
        left.delete(other)
        part.push(other)
      }
    }
    parts.push(part)
  }
  const [, ...others] = parts.toSorted((a, b) => b.length - a.length)
  return others.slice(0, MOST).map((part) => {
    const labels = part.map((hex) => board.labels[hex] ?? '')
    const isRoom = part.every((hex) => inside.has(hex))
    const hex = labels[0] ?? ''
    return {
      refusal: isRoom ? refuse('boardNoDoor', 'DN-3.4', { hex }) : refuse('boardApart', 'DN-3.4', { hex }),
      path: `/map/hexes/${hex}`,
      hexes: labels,
    }
  })
}
