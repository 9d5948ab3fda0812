import { createHexBoard } from '@wyrmtable/hex'
import { type HexLayout, hexLayout } from '@wyrmtable/ui/drawing'
import type { BoardSize } from '../../data/board-schema.ts'
import type { MapData } from '../../data/schema.ts'
import { board } from '../../rules/map.ts'

/** Size of a hex on the drawing; everything else is measured in it. */
export const SIZE = 36

/** Where hexes lie on the drawing of any map: one that is smaller than the printed one has fewer of them, at the same places. */
export const layout: HexLayout = hexLayout(board, SIZE)

const layouts = new Map<string, HexLayout>()

/** The hexes of a map of a size, and nothing beyond its rim. */
export function layoutOf({ columns, rows }: BoardSize): HexLayout {
  if (columns === board.columns && rows === board.rows) return layout
  const key = `${columns} ${rows}`
  const known = layouts.get(key) ?? hexLayout(createHexBoard({ columns, rows, shiftedColumns: 'even' }), SIZE)
  layouts.set(key, known)
  return known
}

export type MapHex = MapData['hexes'][string]

/** What a drawing asks of a map again and again. */
export interface Plan {
  readonly map: MapData
  readonly layout: HexLayout
  /** The data of a hex that is on the map. */
  hex(label: string): MapHex
  /** The hexes that the road joins to a hex. */
  readonly roadsAt: ReadonlyMap<string, readonly string[]>
  /** Docks built out into the sea. */
  readonly moles: ReadonlySet<string>
  /** Hexes painted as sea: the sea itself, what was built into it, and bridges over the mouth of the river. */
  readonly seaHexes: readonly string[]
  /** Hexes that are paved. */
  readonly pavedHexes: readonly string[]
  readonly forestHexes: readonly string[]
  readonly towerHexes: readonly string[]
  /** River, fords and bridges from north to south. */
  readonly riverHexes: readonly string[]
}

const plans = new WeakMap<MapData, Plan>()

/** The plan of a map; the same map gives the same plan. */
export function planOf(map: MapData): Plan {
  const plan = plans.get(map) ?? makePlan(map)
  plans.set(map, plan)
  return plan
}

function makePlan(map: MapData): Plan {
  const layout = layoutOf(map.layout)
  const hex = (label: string): MapHex => {
    const found = map.hexes[label]
    if (found === undefined) throw new RangeError(`no hex ${label} on the map`)
    return found
  }
  const where = (is: (hex: MapHex, label: string) => boolean): readonly string[] =>
    layout.labels.filter((label) => is(hex(label), label))
  const moles = new Set(where(({ mole }) => mole === true))
  const isBySea = (label: string) =>
    [0, 1, 2, 3, 4, 5].some((direction) => {
      const next = layout.neighbour(label, direction)
      return next !== undefined && hex(next).terrain === 'sea'
    })
  return {
    map,
    layout,
    hex,
    roadsAt: joinRoads(map.roads),
    moles,
    seaHexes: where(
      ({ terrain }, label) =>
        terrain === 'sea' || moles.has(label) || (terrain === 'bridge' && isBySea(label)),
    ),
    pavedHexes: where(
      ({ zone }, label) => ['west', 'east', 'waterfront', 'tower'].includes(zone) && !moles.has(label),
    ),
    forestHexes: where(({ terrain }) => terrain === 'forest'),
    towerHexes: where(({ terrain }) => terrain === 'tower'),
    riverHexes: where(({ terrain }) => ['river', 'ford', 'bridge'].includes(terrain)).toSorted(
      (a, b) => layout.row(a) - layout.row(b),
    ),
  }
}

/** A colour of the printed board. */
export const ink = (name: string): string => `var(--map-${name})`

function joinRoads(roads: readonly string[]): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  const add = (from: string, to: string) => joined.set(from, [...(joined.get(from) ?? []), to])
  for (const side of roads) {
    const [a, b] = splitSide(side)
    add(a, b)
    add(b, a)
  }
  return joined
}

/** The two hexes of a hexside label. */
export function splitSide(side: string): readonly [string, string] {
  return [side.slice(0, 4), side.slice(5)]
}
