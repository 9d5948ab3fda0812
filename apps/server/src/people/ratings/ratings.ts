import type { Manifest } from '@wyrmtable/kernel'
import type { RatedResult, RatingCategory, RatingStore, Skill } from '@wyrmtable/store'
import type { House } from '../../matches/house.ts'
import type { RunningMatch } from '../../matches/running-match.ts'
import { type Placing, placings } from './placing.ts'
import { newcomer, shown, skillsAfter } from './skill.ts'

/** Races against other matches of the same people that a match may lose before that is a fault. */
const mostAttempts = 20

interface Seated extends Placing, RatingCategory {
  readonly account: string
}

/** Sees to it that each rated match counts, once, when it is over; its people are told what became of their ratings. */
export class Ratings {
  private readonly house: House
  private readonly store: RatingStore

  constructor(house: House) {
    this.house = house
    this.store = house.store.ratings
  }

  /** May be asked for again, by any process, whenever it is not known whether it was done. */
  async count(running: RunningMatch): Promise<void> {
    const seated = await this.seated(running)
    const results = seated === undefined ? [] : await this.counted(running.row.id, seated)
    const seats = results.map(({ seat, before, ...after }) => ({
      seat,
      before: shown(before),
      after: shown(after),
    }))
    const at = this.house.time.now()
    await this.house.change(running, () => [
      running.add(
        at,
        undefined,
        undefined,
        { type: 'rated', ...(seated === undefined ? { why: 'handedOver' } : {}), seats },
        [],
      ),
    ])
  }

  /** Who sat there and how they did; undefined where it does not count, as somebody else played for one of them. */
  private async seated(running: RunningMatch): Promise<readonly Seated[] | undefined> {
    const { match } = await this.house.whole(running.row.id)
    const { seats, takeOvers } = running.standing
    if (match === undefined || takeOvers !== undefined) return undefined
    if (match.entries.some(({ fact }) => fact?.type === 'handedOver')) return undefined
    const manifest = this.house.games.find(({ id }) => id === running.game.id)
    const placed = placings(match)
    const seated = seats.flatMap(({ account }, seat) => {
      const placing = placed[seat]
      if (account === undefined || placing === undefined) return []
      return [{ account, ...categoryOf(manifest, running, seat), ...placing }]
    })
    return seated.length === seats.length ? seated : undefined
  }

  private async counted(match: string, seated: readonly Seated[]): Promise<readonly RatedResult[]> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const known = await this.store.resultsOf(match)
      if (known.length > 0) {
        // Whoever wrote them may have ended before the ratings followed.
        await this.store.keepRatings(known)
        return known
      }
      const ratings = await Promise.all(seated.map((one) => this.store.rating(one.account, one)))
      const before: Skill[] = ratings.map((one) =>
        one === undefined ? newcomer : { mean: one.mean, deviation: one.deviation },
      )
      const after = await skillsAfter(
        before,
        seated.map(({ place }) => place),
      )
      const at = this.house.time.now()
      const results = seated.map((one, seat): RatedResult => {
        const { mean, deviation } = after[seat] ?? newcomer
        const matches = (ratings[seat]?.matches ?? 0) + 1
        return { match, seat, ...one, mean, deviation, matches, at, before: before[seat] ?? newcomer }
      })
      if (await this.store.addResults(results)) return results
    }
    throw new Error(`${match}: the ratings of its people changed at every attempt`)
  }
}

/** What a seat of the match is rated in. */
const categoryOf = (
  manifest: Manifest | undefined,
  { game, table }: Pick<RunningMatch, 'game' | 'table'>,
  seat: number,
): RatingCategory => ({
  game: game.id,
  side: manifest?.seatsAreAlike === true ? '' : (game.seatIds[seat] ?? `${seat}`),
  pace: table.clock.kind,
})
