import { DIRECTIONS, type HexId, neighbour } from '@wyrmtable/hex'
import { outlineOf, type Point } from '@wyrmtable/ui/drawing'
import type { Side, Terrain } from '../../data/schema.ts'
import type { Ground } from '../../rules/ground.ts'
import type { Plan } from './plan.ts'

/** What is drawn at a time: the whole printed board, or the hexes of a piece that was laid on it. */
export interface Area {
  readonly plan: Plan
  readonly ground: Ground
  readonly hexes: readonly HexId[]
  /** Begins the ids of clips, which are one namespace in a page. */
  readonly key: string
}

export const hexesOf = ({ hexes, ground }: Area, ...terrains: readonly Terrain[]): readonly HexId[] =>
  hexes.filter((hex) => terrains.includes(ground.terrain(hex)))

/** Outlines of a set of hexes. */
export const outline = ({ plan }: Area, hexes: readonly HexId[]): readonly (readonly Point[])[] =>
  outlineOf(hexes.map(plan.name), plan.layout)

/** Hexes that touch one another, by groups. */
export function groupsOf({ ground }: Area, hexes: readonly HexId[]): readonly (readonly HexId[])[] {
  const left = new Set(hexes)
  const groups: HexId[][] = []
  for (const first of hexes) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const hex of group) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(ground.board, hex, direction)
        if (next !== -1 && left.delete(next)) group.push(next)
      }
    }
    groups.push(group)
  }
  return groups
}

/** Ends of every hexside of the kinds given that touches the area. */
export function sidesOf(
  { plan, ground, hexes }: Area,
  ...kinds: readonly Side[]
): readonly (readonly [Point, Point])[] {
  const seen = new Set<number>()
  return hexes.flatMap((hex) =>
    ground.around(hex).flatMap(({ edge, direction }): (readonly [Point, Point])[] => {
      if (seen.has(edge) || !kinds.includes(ground.side(edge))) return []
      seen.add(edge)
      return [plan.side(hex, direction)]
    }),
  )
}
