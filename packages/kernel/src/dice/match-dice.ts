import type { Dice } from './dice.ts'

/** A place in a sequence of dice, to come back to or to save; only the dice that made it can read it. */
export type DiceMark = readonly number[]

/** Dice that can be put back to an earlier place: what a match needs to survive a rule that throws. */
export interface MatchDice extends Dice {
  /** How many dice were drawn so far; each item of a shuffle but the first counts as one. */
  readonly draws: number
  save(): DiceMark
  restore(mark: DiceMark): void
}

/** What entries in which no die fell share. */
export const noDice: readonly number[] = Object.freeze([])

/** For a match that is only looked at: whoever draws is told that there are no dice. */
export function absentDice(draws = 0): MatchDice {
  const refuse = (why: string): never => {
    throw new Error(`this match was opened without dice (${why})`)
  }
  return {
    draws,
    roll: (_sides, why) => refuse(why),
    pick: (_n, why) => refuse(why),
    shuffle: (items, why) => {
      if (items.length > 1) refuse(why)
    },
    save: () => [],
    restore: () => {},
  }
}
