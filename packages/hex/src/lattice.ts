/**
 * The exact lattice: centres and corners of all hexes are points with whole coordinates, so that every
 * question about lines has an exact answer.
 *
 * A centre lies at `x = 3 * column`, `y = 2 * row`, one more southwards in a shifted column; y grows to the
 * south. The unit of x is a third of the step between columns, that of y half the height of a hex. The two
 * are not equally long on paper (y is longer by the square root of 3); straightness, sides and touching do
 * not depend on that.
 */
export interface LatticePoint {
  readonly x: number
  readonly y: number
}

/** Lattice offset of the neighbour's centre, by direction. */
export const STEP_X: readonly number[] = [0, 3, 3, 0, -3, -3]
export const STEP_Y: readonly number[] = [-2, -1, 1, 2, 1, -1]

/** Lattice offsets of the corners, clockwise from the east. */
export const CORNER_X: readonly number[] = [2, 1, -1, -2, -1, 1]
export const CORNER_Y: readonly number[] = [0, 1, 1, 0, -1, -1]

/**
 * Steps between two centres that lie `deltaX`, `deltaY` apart. Each step to another column also moves half
 * a hex north or south for nothing; what height is left costs a step for each whole hex.
 */
export function latticeDistance(deltaX: number, deltaY: number): number {
  const dx = Math.abs(deltaX) / 3
  const dy = Math.abs(deltaY)
  return dy > dx ? dx + (dy - dx) / 2 : dx
}
