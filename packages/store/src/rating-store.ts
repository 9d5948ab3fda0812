/**
 * Where ratings are kept. What a rated match counted for is written once, and the last of an account's results in a
 * category says how it is rated now: ratings are never written apart from the match that made them.
 */
export interface RatingStore {
  /**
   * Writes what a match counted for, for all its seats or none. False where it has counted before, or a rating that
   * was gone on from is no longer the last.
   */
  addResults(results: readonly RatedResult[]): Promise<boolean>
  /**
   * Brings the ratings up to these results, so that lists need not look through all of them; changes nothing where they
   * are further. Done with `addResults`, unless the process ended between the two.
   */
  keepRatings(results: readonly RatedResult[]): Promise<void>
  /** What the match counted for, by seat. */
  resultsOf(match: string): Promise<readonly RatedResult[]>
  /** The results of an account, latest first, from the one after `before` on. */
  resultsBy(account: string, limit: number, before?: ResultPlace): Promise<readonly RatedResult[]>
  /** How often the account's matches ended in each way for it. */
  countEndings(account: string): Promise<Readonly<Record<string, number>>>
  /** How the account is rated now; undefined: it never was, there. */
  rating(account: string, category: RatingCategory): Promise<Rating | undefined>
  /** All ratings of an account. */
  ratingsOf(account: string): Promise<readonly Rating[]>
  /** The highest ratings that are no less certain than `most`, of accounts that there are, highest first. */
  best(category: RatingCategory, most: number, limit: number): Promise<readonly NamedRating[]>
}

/** What one is rated in: a game, a side of it, and how fast it is played. */
export interface RatingCategory {
  readonly game: string
  /** Id of the seat; '' where all seats of the game are alike. */
  readonly side: string
  readonly pace: string
}

/** How good somebody is believed to be, and how uncertain that is. */
export interface Skill {
  readonly mean: number
  readonly deviation: number
}

export interface Rating extends RatingCategory, Skill {
  readonly account: string
  /** How many matches it rests on: 1, 2, 3 … */
  readonly matches: number
  /** When it last changed. */
  readonly at: number
}

export interface NamedRating extends Rating {
  readonly name: string
}

/** What a match counted for to one of those who sat there. */
export interface RatedResult extends Rating {
  readonly match: string
  readonly seat: number
  /** 1 for the best; those who shared a place have the same. */
  readonly place: number
  /** How it ended for that seat, such as `outOfTime`. */
  readonly ending: string
  /** As it was before. */
  readonly before: Skill
}

export interface ResultPlace {
  readonly at: number
  readonly match: string
}
