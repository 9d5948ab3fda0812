import { type HexLayout, hexLayout } from '@wyrmtable/ui/drawing'
import type { MapData } from '../../data/schema.ts'
import { board } from '../../rules/map.ts'

/** Size of a hex on the drawing; everything else is measured in it. */
export const SIZE = 36

export const layout: HexLayout = hexLayout(board, SIZE)

export type MapHex = MapData['hexes'][string]

/** What a drawing asks of a map again and again. */
export interface Plan {
  readonly map: MapData
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
