import type { Job, Jobs, Tasks, Worker } from '../jobs.ts'
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
        // What is about all matches is asked for once.
        const own = jobs.filter(({ match }) => (match === '' ? 0 : this.placeOf(matchOfId(match))) === place)
        return own.length === 0 ? undefined : shard.add(own)
      }),
    )
  }

  async work(does: Tasks, atOnce: number, onFault: (error: unknown) => void): Promise<Worker> {
    const share = Math.ceil(atOnce / this.shards.length)
    const workers = await Promise.all(
      this.shards.map((shard, place) =>
        // One round looks through the matches of all.
        shard.work(place === 0 ? does : { ...does, round: async () => {} }, share, onFault),
      ),
    )
    return {
      async stop() {
        await Promise.all(workers.map((worker) => worker.stop()))
      },
    }
  }
}
