import { type BenchRow, benchRow, type MeasureOptions } from '../measure.ts'
import { Connection, Ear } from './connection.ts'
import type { Ground } from './ground.ts'
import { layTables, load, p99, paced, playing } from './load.ts'
import { step, type WarTable } from './war-table.ts'

const matches = 32
/** Steps of each that are prepared. */
const longest = 6_000

/** S7 and S8: how long people wait at half of what the server can do. Rows have waits a second, so that more is better. */
export async function waitsBench(
  { rounds, ms }: MeasureOptions,
  ground: Ground,
): Promise<readonly BenchRow[]> {
  const ours = await ground.server(await ground.place())
  const bare = await ground.bare()
  const ears: Ear[] = []
  try {
    const tables = await layTables(ours.url, matches, longest)
    /** When the opponent of a table was last told. */
    const feeds: number[] = []
    const sentAt = new Map<string, number>()
    for (const { id, keys } of tables) {
      const told = () => {
        const sent = sentAt.get(id)
        if (sent === undefined) return
        sentAt.delete(id)
        feeds.push(performance.now() - sent)
      }
      ears.push(new Ear(ours.url, '/api/stream', keys[0], told), new Ear(ours.url, '/api/stream', keys[1]))
    }
    const most = await playing(ours.url, tables)(ms)
    const perSecond = most / 2
    const steps = tables.map((table: WarTable) => {
      const connection = new Connection(ours.url)
      return async () => {
        sentAt.set(table.id, performance.now())
        await step(connection, table)
      }
    })
    const posts = tables.map(() => {
      const connection = new Connection(bare.url)
      return () => connection.send('POST', '/move', 'x', '{"after":41,"key":"s41"}')
    })
    await load(
      bare.url,
      async (connection) => (await connection.send('POST', '/move', 'x', '{}')).status === 200,
    )(ms)
    const rates: Record<'ours' | 'bare' | 'feed', number[]> = { ours: [], bare: [], feed: [] }
    for (let round = 0; round < rounds; round++) {
      rates.bare.push(1_000 / p99(await paced(perSecond, ms, posts)))
      feeds.length = 0
      rates.ours.push(1_000 / p99(await paced(perSecond, ms, steps)))
      rates.feed.push(1_000 / p99(feeds))
    }
    const unit = '1/p99'
    return [
      benchRow(
        { name: `S7 a move at half load${ground.suffix}`, unit, base: 'bare at the same rate', floor: 0.33 },
        rates.ours,
        rates.bare,
      ),
      benchRow(
        { name: `S8 until the opponent is told${ground.suffix}`, unit, base: 'the mover’s own', floor: 0.5 },
        rates.feed,
        rates.ours,
      ),
    ]
  } finally {
    for (const ear of ears) ear.end()
    for (const { process: child } of [ours, bare]) child.kill('SIGKILL')
  }
}
