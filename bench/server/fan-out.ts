import { type BenchRow, benchRow, type Candidate, interleave, type MeasureOptions } from '../measure.ts'
import { Connection, Ear } from './connection.ts'
import type { Ground } from './ground.ts'
import { layTables, start } from './load.ts'
import { step } from './war-table.ts'

const spectators = 500
/** Matches that all of them watch: each move waits for its commit, and one would leave the rest idle. */
const matches = 4
/** Bytes of news in both. */
const news = JSON.stringify({ text: 'x'.repeat(180) })

/** S9: what 500 who watch are told in a second. */
export async function fanOutBench(
  { rounds, ms }: MeasureOptions,
  ground: Ground,
): Promise<readonly BenchRow[]> {
  const ours = await ground.server(await ground.place())
  const bare = await start(new URL('./bare-streams.ts', import.meta.url))
  const tables = await layTables(ours.url, matches)
  const watched = tables.map(({ id }) => id).join(',')
  const watchers = Array.from(
    { length: spectators },
    (_, n) => new Ear(ours.url, `/api/stream?watch=${watched}`, `spectator-of-the-bench-${n}`),
  )
  const listeners = Array.from({ length: spectators }, () => new Ear(bare.url, '/stream', 'x'))
  const heardBy = (ears: readonly Ear[]): number => ears.reduce((sum, { heard }) => sum + heard, 0)
  try {
    const deliveries =
      (ears: readonly Ear[], tellers: readonly (() => Promise<unknown>)[]): Candidate =>
      async (time) => {
        const [begun, before] = [performance.now(), heardBy(ears)]
        let told = 0
        await Promise.all(
          tellers.map(async (tell) => {
            while (performance.now() - begun < time) {
              await tell()
              told++
              // No faster than they can be told.
              while (heardBy(ears) - before < (told - 20) * ears.length) await turn()
            }
          }),
        )
        while (heardBy(ears) - before < told * ears.length) await turn()
        return ((heardBy(ears) - before) * 1_000) / (performance.now() - begun)
      }
    const isThere = () => watchers.every(({ heard }) => heard >= 1)
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20))
    const rates = await interleave(
      {
        bare: deliveries(
          listeners,
          tables.map(() => {
            const connection = new Connection(bare.url)
            return () => connection.send('POST', '/tell', 'x', news)
          }),
        ),
        ours: deliveries(
          watchers,
          tables.map((table) => {
            const connection = new Connection(ours.url)
            return () => step(connection, table)
          }),
        ),
      },
      { rounds, ms },
    )
    return [
      benchRow(
        {
          name: `S9 ${spectators} watch, each told once${ground.suffix}`,
          unit: 'news',
          base: 'bare streams',
          floor: 0.6,
        },
        rates.ours,
        rates.bare,
      ),
    ]
  } finally {
    for (const ear of [...watchers, ...listeners]) ear.end()
    for (const { process: child } of [ours, bare]) child.kill('SIGKILL')
  }
}

/** Lets all that has come be read. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => resolve()))
