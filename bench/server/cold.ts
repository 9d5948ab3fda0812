import { openPostgres, openSqlite } from '@wyrmtable/store'
import { type BenchRow, benchRow, type MeasureOptions, median } from '../measure.ts'
import { Connection } from './connection.ts'
import type { Ground } from './ground.ts'
import { layTables } from './load.ts'
import { step } from './war-table.ts'

/** Entries after which a match has a snapshot in the store. */
const played = 400
/** More than a server keeps open by itself; then those that grow cold, in a round. */
const [warm, cold] = [1_000, 1_000]
/** What the collector leaves lying, or takes back of the time before, in some rounds is nobody's either: the middle of these. */
const least = 5
/** Bytes a match that cannot be told from nothing: the heap of a server moves by itself by about 100 kB a round. */
const unseen = 100

/** G7: the memory that a match costs when nobody has looked at it for long, beside its snapshot. */
export async function coldBench({ rounds }: MeasureOptions, ground: Ground): Promise<readonly BenchRow[]> {
  const place = await ground.place()
  const server = await ground.server(place)
  const kept = () =>
    new Promise<number>((resolve) => {
      server.process.once('message', (bytes) => resolve(Number(bytes)))
      server.process.send('kept')
    })
  const connection = new Connection(server.url)
  const [long] = await layTables(server.url, 1, played)
  if (long === undefined) throw new Error('no table')
  while (await step(connection, long));
  // What is made ready once, and what was compiled for the first of them, is nobody's own.
  await layTables(server.url, warm, 4)
  const grown: number[] = []
  let before = await kept()
  for (let round = 0; round < Math.max(least, rounds); round++) {
    await layTables(server.url, cold, 4)
    const after = await kept()
    grown.push((after - before) / cold)
    before = after
  }
  connection.end()
  server.process.kill('SIGKILL')
  const store = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place))
  const snapshot = await store.snapshot(long.id, 2 ** 31 - 1)
  await store.close()
  const size = snapshot?.body.length ?? Number.NaN
  return [
    benchRow(
      {
        name: `G7 memory of a cold match${ground.suffix}`,
        unit: '1/byte',
        base: 'its snapshot',
        floor: 10,
      },
      [1 / Math.max(unseen, median(grown))],
      [1 / size],
    ),
  ]
}
