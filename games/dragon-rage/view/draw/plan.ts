import { type HexLayout, hexLayout } from '@wyrmtable/ui/drawing'
import { mapData } from '../../data/map.ts'
import { board } from '../../rules/map.ts'

/** Size of a hex on the drawing; everything else is measured in it. */
export const SIZE = 36

export const layout: HexLayout = hexLayout(board, SIZE)

export type MapHex = (typeof mapData.hexes)[string]

/** The data of a hex that is on the map. */
export function hexData(label: string): MapHex {
  const hex = mapData.hexes[label]
  if (hex === undefined) throw new RangeError(`no hex ${label} on the map`)
  return hex
}

/** A colour of the printed board. */
export const ink = (name: string): string => `var(--map-${name})`

/** The hexes that the road joins to a hex. */
export const roadsAt: ReadonlyMap<string, readonly string[]> = joinRoads()

function joinRoads(): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  const add = (from: string, to: string) => joined.set(from, [...(joined.get(from) ?? []), to])
  for (const side of mapData.roads) {
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

/** Docks built out into the sea. */
export const moles: ReadonlySet<string> = new Set(
  layout.labels.filter((label) => hexData(label).mole === true),
)

const neighbours = (label: string) =>
  [0, 1, 2, 3, 4, 5].flatMap((direction) => layout.neighbour(label, direction) ?? [])

const isSea = (label: string) => hexData(label).terrain === 'sea'

/** Hexes painted as sea: the sea itself, what was built into it, and bridges over the mouth of the river. */
export const seaHexes: readonly string[] = layout.labels.filter(
  (label) =>
    isSea(label) ||
    moles.has(label) ||
    (hexData(label).terrain === 'bridge' && neighbours(label).some(isSea)),
)

/** Hexes that are paved. */
export const pavedHexes: readonly string[] = layout.labels.filter(
  (label) => ['west', 'east', 'waterfront', 'tower'].includes(hexData(label).zone) && !moles.has(label),
)

export const forestHexes: readonly string[] = layout.labels.filter(
  (label) => hexData(label).terrain === 'forest',
)

export const towerHexes: readonly string[] = layout.labels.filter(
  (label) => hexData(label).terrain === 'tower',
)

/** River, fords and bridges from north to south. */
export const riverHexes: readonly string[] = layout.labels
  .filter((label) => ['river', 'ford', 'bridge'].includes(hexData(label).terrain))
  .sort((a, b) => layout.row(a) - layout.row(b))
