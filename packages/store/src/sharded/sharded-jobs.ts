import { type Job, type Jobs, type Tasks, together, type Worker } from '../jobs.ts'
import { matchOfId } from '../notice-store.ts'

/** Jobs of several databases: each is kept with the match it is about, and any process does those of all. */
export class ShardedJobs implements Jobs {
  private readonly shards: readonly Jobs[]
  private readonly placeOf: (match: string) => number

  constructor(shards: readonly Jobs[], placeOf: (match: string) => number) {
    this.shards = shards
    this.placeOf = placeOf
  }

  async add(jobs: readonly Job[]): Promise<void> {
    await Promise.all(
      this.shards.map((shard, place) => {
        const own = jobs.filter(({ match }) => this.keeperOf(match) === place)
        return own.length === 0 ? undefined : shard.add(own)
      }),
    )
  }

  async work(does: Tasks, atOnce: number, onFault: (error: unknown) => void): Promise<Worker> {
    const share = Math.ceil(atOnce / this.shards.length)
    return together(
      this.shards.map((shard, place) =>
        // One round looks through the matches of all.
        shard.work(place === 0 ? does : { ...does, round: async () => {} }, share, onFault),
      ),
    )
  }

  /** What is about no match may be anywhere, but always in the same place: there is one of it at most. */
  private keeperOf(match: string): number {
    const place = this.placeOf(matchOfId(match))
    return place < this.shards.length ? place : 0
  }
}
