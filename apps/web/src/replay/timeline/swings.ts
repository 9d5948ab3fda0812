import { leastSwing } from './acts.ts'

/** An entry that changed the chances much. */
export interface Swing {
  readonly seq: number
  /** Share by which the chance of the first seat rose or fell. */
  readonly change: number
}

/**
 * The entries with the greatest changes after position `from`, in the order of play. `chances` is the first
 * seat's, by position.
 */
export function swingsOf(chances: ArrayLike<number>, from = 0, most = 6): readonly Swing[] {
  const found: Swing[] = []
  for (let seq = from + 1; seq < chances.length; seq++) {
    const change = (chances[seq] ?? 0) - (chances[seq - 1] ?? 0)
    if (Math.abs(change) >= leastSwing) found.push({ seq, change })
  }
  return found
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq)
}
