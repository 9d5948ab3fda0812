import type { HexId } from '@wyrmtable/hex'
import { type HexLayout, hexLayout, type Point } from '@wyrmtable/ui/drawing'
import type { Field } from '../../rules/field.ts'

/** Size of a hex on the drawing; everything else is measured in it. */
export const SIZE = 36

/** Where the hexes of the joined boards lie on the drawing. */
export interface Plan {
  readonly layout: HexLayout
  /** Hexes that a board covers. */
  readonly hexes: readonly HexId[]
  /** Name of a hex on the whole drawing, which `layout` goes by. */
  name(hex: HexId): string
  /** The hex under a point. */
  at(point: Point): HexId | undefined
  /** The hex of a name of the whole drawing. */
  hexOf(name: string): HexId | undefined
  centre(hex: HexId): Point
  corners(hex: HexId, scale?: number): readonly Point[]
  side(hex: HexId, direction: number): readonly [Point, Point]
}

const plans = new WeakMap<Field, Plan>()

/** One plan for a layout of boards. */
export function planOf(field: Field): Plan {
  const known = plans.get(field)
  if (known !== undefined) return known
  const { board, joined } = field
  const layout = hexLayout(board, SIZE)
  const hexes = [...joined.sheetOf.keys()].filter((hex) => joined.sheetOf[hex] !== -1) as HexId[]
  const byName = new Map(hexes.map((hex) => [board.labels[hex] ?? '', hex]))
  const name = (hex: HexId): string => board.labels[hex] ?? ''
  const plan: Plan = {
    layout,
    hexes,
    name,
    at: ([x, y]) => {
      const found = layout.at(x, y)
      return found === undefined ? undefined : byName.get(found)
    },
    hexOf: (wanted) => byName.get(wanted),
    centre: (hex) => layout.centre(name(hex)),
    corners: (hex, scale) => layout.corners(name(hex), scale),
    side: (hex, direction) => layout.side(name(hex), direction),
  }
  plans.set(field, plan)
  return plan
}

/** A colour of the printed board. */
export const ink = (name: string): string => `var(--map-${name})`
