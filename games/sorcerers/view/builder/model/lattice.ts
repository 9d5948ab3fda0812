/** A box that may be turned: its middle in mm, degrees clockwise, and its sides in mm. */
interface TurnedBox {
  readonly x: number
  readonly y: number
  readonly degrees: number
  readonly wide: number
  readonly deep: number
}

/** The longest step along the side of a house that stands askew: its doors lie on whole steps, in mm. */
const LONGEST = 25

/** Directions in whole millimetres with no smaller ones in them, for a quarter of a turn. */
const directions: readonly (readonly [number, number])[] = Array.from(
  { length: LONGEST * LONGEST },
  (_, place) => [1 + (place % LONGEST), Math.floor(place / LONGEST)] as const,
).filter(([p, q]) => p * p + q * q <= LONGEST * LONGEST && greatestDivisor(p, q) === 1)

export function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/**
 * A rectangle with whole corners whose sides go in whole steps, so that doors and windows can lie exactly on them
 * (SO-15.5), as near to a box as there is one. Clockwise on the screen from the corner that is at the upper left before
 * the box is turned.
 */
export function squareRectangle({ x, y, degrees, wide, deep }: TurnedBox): [number, number][] {
  const quarter = ((Math.floor(degrees / 90) % 4) + 4) % 4
  const turn = ((degrees - Math.floor(degrees / 90) * 90) * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  // In a quarter of a turn's own directions; whole quarters are put on at the end.
  let best = { cost: Number.POSITIVE_INFINITY, across: [wide, 0], down: [0, deep] }
  for (const [p, q] of directions) {
    const step = Math.hypot(p, q)
    const [k, m] = [Math.max(1, Math.round(wide / step)), Math.max(1, Math.round(deep / step))]
    const cost =
      Math.hypot(k * p - wide * c, k * q - wide * s) +
      Math.hypot(m * p - deep * c, m * q - deep * s) +
      step * 0.12
    if (cost < best.cost) best = { cost, across: [k * p, k * q], down: [-m * q, m * p] }
  }
  const quarters = ([dx = 0, dy = 0]: readonly number[]): readonly [number, number] => {
    if (quarter === 1) return [-dy, dx]
    if (quarter === 2) return [-dx, -dy]
    return quarter === 3 ? [dy, -dx] : [dx, dy]
  }
  const [ax, ay] = quarters(best.across)
  const [dx, dy] = quarters(best.down)
  const [left, top] = [Math.round(x - (ax + dx) / 2), Math.round(y - (ay + dy) / 2)]
  return [
    [left, top],
    [left + ax, top + ay],
    [left + ax + dx, top + ay + dy],
    [left + dx, top + dy],
  ]
}
