import type { MatchStore } from '../match-store.ts'

/** What several databases say of what is theirs among the ids, each asked once; of an id that somebody made up none is. */
export async function joined<T>(
  shards: readonly MatchStore[],
  ids: readonly string[],
  placeOf: (id: string) => number,
  ask: (shard: MatchStore, own: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<ReadonlyMap<string, T>> {
  const answers = await Promise.all(
    shards.map((shard, place) =>
      ask(
        shard,
        ids.filter((id) => placeOf(id) === place),
      ),
    ),
  )
  return new Map(answers.flatMap((answer) => [...answer]))
}
