import type { Kysely, Selectable } from 'kysely'
import type {
  NamedRating,
  RatedResult,
  Rating,
  RatingCategory,
  RatingStore,
  ResultPlace,
} from '../rating-store.ts'
import type { RatingTable, Tables } from '../tables.ts'
import { isTaken } from './is-taken.ts'

/** Ratings, in words that both databases understand; without transactions, as with all that is kept of people. */
export class RatingQueries implements RatingStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async addResults(results: readonly RatedResult[]): Promise<boolean> {
    if (results.length === 0) return true
    const rows = results.map(({ match, seat, place, ending, before, ...rating }) => ({
      match,
      seat,
      place,
      ending,
      mean_before: before.mean,
      deviation_before: before.deviation,
      ...rating,
    }))
    try {
      // One statement: all of it, or none.
      await this.db.insertInto('result').values(rows).execute()
    } catch (error) {
      if (isTaken(error)) return false
      throw error
    }
    await this.keepRatings(results)
    return true
  }

  async keepRatings(results: readonly RatedResult[]): Promise<void> {
    for (const result of results) {
      const { mean, deviation, matches, at } = result
      const latest = { mean, deviation, matches, at }
      await this.db
        .insertInto('rating')
        .values(ratingOf(result))
        .onConflict((conflict) =>
          conflict
            .columns(['account', 'game', 'side', 'pace'])
            .doUpdateSet(latest)
            .where('rating.matches', '<', matches),
        )
        .execute()
    }
  }

  async resultsOf(match: string): Promise<readonly RatedResult[]> {
    const rows = await this.db
      .selectFrom('result')
      .selectAll()
      .where('match', '=', match)
      .orderBy('seat')
      .execute()
    return rows.map(resultOf)
  }

  async resultsBy(account: string, limit: number, before?: ResultPlace): Promise<readonly RatedResult[]> {
    let found = this.db.selectFrom('result').selectAll().where('account', '=', account)
    if (before !== undefined) {
      const { at, match } = before
      found = found.where(({ eb, or, and }) =>
        or([eb('at', '<', at), and([eb('at', '=', at), eb('match', '<', match)])]),
      )
    }
    const rows = await found.orderBy('at', 'desc').orderBy('match', 'desc').limit(limit).execute()
    return rows.map(resultOf)
  }

  async countEndings(account: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.db
      .selectFrom('result')
      .select(({ fn }) => ['ending', fn.countAll<number | string>().as('count')])
      .where('account', '=', account)
      .groupBy('ending')
      .execute()
    return Object.fromEntries(rows.map(({ ending, count }) => [ending, Number(count)]))
  }

  async rating(account: string, { game, side, pace }: RatingCategory): Promise<Rating | undefined> {
    // Out of the results: those are what a new one has to go on from.
    const row = await this.db
      .selectFrom('result')
      .selectAll()
      .where('account', '=', account)
      .where('game', '=', game)
      .where('side', '=', side)
      .where('pace', '=', pace)
      .orderBy('matches', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? undefined : ratingOf(row)
  }

  async ratingsOf(account: string): Promise<readonly Rating[]> {
    const rows = await this.db
      .selectFrom('rating')
      .selectAll()
      .where('account', '=', account)
      .orderBy('game')
      .orderBy('pace')
      .orderBy('side')
      .execute()
    return rows.map(ratingOf)
  }

  async best(
    { game, side, pace }: RatingCategory,
    most: number,
    limit: number,
  ): Promise<readonly NamedRating[]> {
    const rows = await this.db
      .selectFrom('rating')
      .innerJoin('account', 'account.id', 'rating.account')
      .selectAll('rating')
      .select('account.name')
      .where('game', '=', game)
      .where('side', '=', side)
      .where('pace', '=', pace)
      .where('deviation', '<=', most)
      // Of people: what a program was rated before it was called one says nothing among them.
      .where('account.is_bot', '=', 0)
      .orderBy('mean', 'desc')
      .orderBy('account.name_key')
      .limit(limit)
      .execute()
    return rows.map(({ name, ...row }) => ({ name, ...ratingOf(row) }))
  }
}

const ratingOf = ({ account, game, side, pace, mean, deviation, matches, at }: RatingTable): Rating => ({
  account,
  game,
  side,
  pace,
  mean,
  deviation,
  matches,
  at,
})

const resultOf = (row: Selectable<Tables['result']>): RatedResult => ({
  ...ratingOf(row),
  match: row.match,
  seat: row.seat,
  place: row.place,
  ending: row.ending,
  before: { mean: row.mean_before, deviation: row.deviation_before },
})
