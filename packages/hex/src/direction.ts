/**
 * The six ways out of a flat-topped hex, clockwise from the top:
 * 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west.
 */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Compass abbreviation of each direction, by its number. */
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type DirectionName = (typeof DIRECTION_NAMES)[number]

/** `direction` turned by `steps` sixths of a circle; positive is clockwise, any integer is allowed. */
export function rotate(direction: Direction, steps: number): Direction {
  return ((((direction + steps) % 6) + 6) % 6) as Direction
}

/** The direction that undoes a step in `direction`. */
export function opposite(direction: Direction): Direction {
  return ((direction + 3) % 6) as Direction
}

/** Turns of 60 degrees between two directions, the shorter way round: 0 to 3. */
export function turnsBetween(a: Direction, b: Direction): number {
  const clockwise = (b - a + 6) % 6
  return Math.min(clockwise, 6 - clockwise)
}
