import { edgeDistance, type Point } from '@wyrmtable/plane'
import type { Figure } from '../../rules/topics/scene.ts'

/** A place that a tape goes through: a point of the table, or the base of a figure. */
export interface Peg extends Point {
  readonly figure?: Figure | undefined
}

/** SO-2.6: the length of a tape in hundredths of a mm, from edge to edge where it begins or ends at a figure. */
export function tapeLength(pegs: readonly Peg[]): number {
  const [first] = pegs
  const last = pegs.at(-1)
  if (first === undefined || last === undefined || pegs.length < 2) return 0
  if (pegs.length === 2 && first.figure !== undefined && last.figure !== undefined)
    return edgeDistance(first.figure, last.figure)
  const whole = pegs.reduce((sum, { x, y }, place) => {
    const before = pegs[place - 1]
    return before === undefined ? sum : sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
  const bases = (first.figure?.radius ?? 0) + (last.figure?.radius ?? 0)
  return Math.max(0, Math.ceil(100 * (whole - bases)))
}
