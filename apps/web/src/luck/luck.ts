import { isRolled, type Rolled } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'

/** How the rolls of one seat fell. */
export interface Luck {
  readonly seat: number
  readonly rolls: number
  readonly made: number
  /** How many were to be expected. */
  readonly expected: number
  /** Chance that as many rolls of these thresholds had brought fewer successes. */
  readonly worse: number
}

/** The luck of each seat that rolled against thresholds, in seat order. */
export function luckOf(
  log: readonly LoggedEntry[],
  seatOf: (piece: string) => number | undefined,
): readonly Luck[] {
  const bySeat = new Map<number, Tried[]>()
  for (const event of log.flatMap((entry) => entry.events)) {
    const tried = triedIn(event)
    const seat = tried?.roll.by === undefined ? undefined : seatOf(tried.roll.by)
    if (tried !== undefined && seat !== undefined) bySeat.set(seat, [...(bySeat.get(seat) ?? []), tried])
  }
  return [...bySeat].sort(([a], [b]) => a - b).map(([seat, tries]) => luckIn(seat, tries))
}

interface Tried {
  readonly roll: Rolled
  readonly chance: number
}

/** A roll against a threshold that its event tells, and its chance. */
function triedIn(event: LoggedEntry['events'][number]): Tried | undefined {
  if (!isRolled(event) || event.need === undefined || event.success === undefined) return undefined
  const { need, atMost = false, total, dice, sides } = event
  // Where the result does not follow from the figures, something else decided.
  if (event.success !== (atMost ? total <= need : total >= need)) return undefined
  const fixed = total - dice.reduce((sum, die) => sum + die, 0)
  const chance = atMost
    ? 1 - chanceOfAtLeast(need - fixed + 1, dice.length, sides)
    : chanceOfAtLeast(need - fixed, dice.length, sides)
  // What cannot fail or succeed says nothing of luck.
  return chance <= 0 || chance >= 1 ? undefined : { roll: event, chance }
}

function luckIn(seat: number, tries: readonly Tried[]): Luck {
  const made = tries.filter(({ roll }) => roll.success).length
  // Chances of each number of successes, one roll after the other.
  let spread = [1]
  for (const { chance } of tries) {
    spread = Array.from(
      { length: spread.length + 1 },
      (_, count) => (spread[count] ?? 0) * (1 - chance) + (spread[count - 1] ?? 0) * chance,
    )
  }
  return {
    seat,
    rolls: tries.length,
    made,
    expected: tries.reduce((sum, { chance }) => sum + chance, 0),
    worse: spread.slice(0, made).reduce((sum, one) => sum + one, 0),
  }
}

/** Exact up to its one division, so that certainty is 0 or 1 and nothing beside it. */
function chanceOfAtLeast(need: number, dice: number, sides: number): number {
  let ways = new Map([[0, 1]])
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways) {
      for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + count)
    }
    ways = next
  }
  const made = [...ways].reduce((all, [sum, count]) => (sum >= need ? all + count : all), 0)
  return made / sides ** dice
}
