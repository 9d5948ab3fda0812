import type { Point } from './point.ts'
import type { Polygon } from './polygon.ts'
import type { Segment } from './segment.ts'

/** An upright rectangle that blocks sight between two heights, both included (SO-3.5). */
export interface SightWall extends Segment {
  readonly bottom: number
  readonly top: number
}

/** A level plate that blocks sight at its height (SO-3.7). */
export interface Slab {
  readonly polygon: Polygon
  readonly z: number
}

/** A wood with the height of its tree tops (SO-3.8). */
export interface Wood {
  readonly polygon: Polygon
  readonly top: number
}

/** What a figure can stand on. The table has no polygon: it is bounded by the terrain's size. */
export interface Surface {
  readonly z: number
  readonly polygon?: Polygon
}

/** Everything on a table that does not move, made ready for geometry. Lengths in mm. */
export interface Terrain {
  readonly width: number
  readonly height: number
  /** The first one is the table itself. */
  readonly surfaces: readonly Surface[]
  /** SO-3.4; they matter to figures on the table only. */
  readonly moveWalls: readonly Segment[]
  /** Obstacles that one can step over. */
  readonly lows: readonly Segment[]
  /** Rocks and solid buildings: no centre may lie in one. */
  readonly solids: readonly Polygon[]
  /** Woods, buildings and ruins, which are closed to sorcerers. */
  readonly shelters: readonly Polygon[]
  readonly sightWalls: readonly SightWall[]
  /** Roofs, floors and tops of rocks. */
  readonly slabs: readonly Slab[]
  /** Roofs and floors: what a tall figure may not fit under. */
  readonly ceilings: readonly Slab[]
  readonly woods: readonly Wood[]
}

export const isOnTable = ({ polygon }: Surface): boolean => polygon === undefined

/** Whether a base reaches over an edge of the table. */
export const leavesTable = ({ width, height }: Terrain, { x, y }: Point, r: number): boolean =>
  x < r || y < r || x > width - r || y > height - r
