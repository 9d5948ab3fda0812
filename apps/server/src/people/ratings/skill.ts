import type { Skill } from '@wyrmtable/store'

/** Somebody of whom nothing is known yet, in the figures of the library. */
export const newcomer: Skill = { mean: 25, deviation: 25 / 3 }

/** So uncertain a rating may be at most to stand in a list; a newcomer needs about ten matches. */
export const mostDeviation = 5.5

/** A little doubt comes with each match: whoever gets better is believed after a while. */
const tau = 25 / 300

/** What is believed of each after a match, by what was believed before and the place that each came to, 1 for the best. */
export async function skillsAfter(
  before: readonly Skill[],
  places: readonly number[],
): Promise<readonly Skill[]> {
  // It is several hundred files, which a server that starts need not read.
  const { rate, rating } = await import('openskill')
  const teams = before.map(({ mean, deviation }) => [rating({ mu: mean, sigma: deviation })])
  return rate(teams, { rank: [...places], tau }).map(([one], seat) =>
    one === undefined ? (before[seat] ?? newcomer) : { mean: one.mu, deviation: one.sigma },
  )
}

/** A rating in the figures that people know: 1500 in the middle, and 400 more wins ten times of eleven. */
export interface ShownRating {
  readonly rating: number
  /** Nineteen times of twenty it is no farther off than this. */
  readonly within: number
}

const shownAs = { middle: 1500, point: 30 }

export const shown = ({ mean, deviation }: Skill): ShownRating => ({
  rating: Math.round(shownAs.middle + shownAs.point * (mean - newcomer.mean)),
  within: Math.round(2 * shownAs.point * deviation),
})
