import { isRolled } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'

/** How often each face of one kind of dice fell for a seat, whatever the roll was for. */
export interface Faces {
  /** Absent for dice of no side, as those of the weather. */
  readonly seat: number | undefined
  readonly sides: number
  /** By face, 1 first. */
  readonly counts: readonly number[]
  /** Dice thrown: the sum of the counts. */
  readonly thrown: number
}

/** The faces of all dice that fell, in the order of seats, no side last, for each the dice with few sides first. */
export function facesOf(
  log: readonly LoggedEntry[],
  seatOf: (piece: string) => number | undefined,
): readonly Faces[] {
  const found = new Map<string, { readonly seat: number | undefined; readonly counts: number[] }>()
  for (const event of log.flatMap((entry) => entry.events)) {
    if (!isRolled(event)) continue
    const seat = event.by === undefined ? undefined : seatOf(event.by)
    const key = `${seat} ${event.sides}`
    const known = found.get(key) ?? { seat, counts: new Array<number>(event.sides).fill(0) }
    for (const die of event.dice) known.counts[die - 1] = (known.counts[die - 1] ?? 0) + 1
    found.set(key, known)
  }
  return [...found.values()]
    .map(({ seat, counts }) => ({
      seat,
      counts,
      sides: counts.length,
      thrown: counts.reduce((sum, count) => sum + count, 0),
    }))
    .sort((a, b) => place(a) - place(b) || a.sides - b.sides)
}

const place = ({ seat }: Faces): number => seat ?? Number.MAX_SAFE_INTEGER
