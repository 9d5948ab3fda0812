import { openPostgres, openSqlite } from '@wyrmtable/store'
import { type BenchRow, benchRow, type MeasureOptions, median } from '../measure.ts'
import { Connection } from './connection.ts'
import type { Ground } from './ground.ts'
import { layTables, p99 } from './load.ts'
import { step, type WarTable } from './war-table.ts'

const [early, cold, late] = [100, 500, 10_000]
const [few, many] = [50, 5_000]

/** What grows with a match and with all that is stored: G1, G2, G6 and G8. Rows have inverse costs, so that more is better. */
export async function growthBench({ rounds }: MeasureOptions, ground: Ground): Promise<readonly BenchRow[]> {
  const place = await ground.place()
  const begin = (at = place) => ground.server(at)
  const first = await begin()
  const [long, short, brief] = await layTables(first.url, 3, late + 2_000)
  if (long === undefined || short === undefined || brief === undefined) throw new Error('no tables')
  await playTo(first.url, [long], late)
  await playTo(first.url, [short], early)
  await playTo(first.url, [brief], cold)

  const connection = new Connection(first.url)
  const moves: Record<'long' | 'short', number[]> = { long: [], short: [] }
  for (let round = 0; round < rounds; round++) {
    moves.short.push(1_000 / median(await timesOf(() => step(connection, short), 40)))
    moves.long.push(1_000 / median(await timesOf(() => step(connection, long), 40)))
  }
  const bytes = async (table: WarTable) =>
    (await connection.send('GET', `/api/matches/${table.id}`, table.keys[0])).body.length
  const [joinLong, joinShort] = [await bytes(long), await bytes(short)]

  const opens: Record<'long' | 'brief', number[]> = { long: [], brief: [] }
  for (let round = 0; round < rounds; round++) {
    // Nobody has opened anything yet after a start.
    const fresh = await begin()
    const asking = new Connection(fresh.url)
    for (const [name, { id, keys }] of [
      ['brief', brief],
      ['long', long],
    ] as const) {
      const [took = 0] = await timesOf(() => asking.send('GET', `/api/matches/${id}`, keys[0]), 1)
      opens[name].push(1_000 / took)
    }
    fresh.process.kill('SIGKILL')
  }

  const full = await ground.place()
  await fill(full, many)
  const crowd: Record<'few' | 'many', number[]> = { few: [], many: [] }
  const busy = await begin(full)
  const [crowded] = await layTables(busy.url, 1, 4_000)
  if (crowded === undefined) throw new Error('no table')
  const among = new Connection(busy.url)
  for (let round = 0; round < rounds; round++) {
    crowd.few.push(1_000 / p99(await timesOf(() => step(connection, short), 200)))
    crowd.many.push(1_000 / p99(await timesOf(() => step(among, crowded), 200)))
  }
  const unit = '1/s'
  return [
    benchRow(
      { name: `G1 a move at entry ${late}${ground.suffix}`, unit, base: `at entry ${early}`, floor: 0.83 },
      moves.long,
      moves.short,
    ),
    benchRow(
      {
        name: `G2 bytes to join at entry ${late}${ground.suffix}`,
        unit: '1/byte',
        base: `at entry ${early}`,
        floor: 0.83,
      },
      [1 / joinLong],
      [1 / joinShort],
    ),
    benchRow(
      {
        name: `G6 p99 of a move beside ${many} stored${ground.suffix}`,
        unit,
        base: `beside ${few}`,
        floor: 0.77,
      },
      crowd.many,
      crowd.few,
    ),
    benchRow(
      { name: `G8 opened cold at entry ${late}${ground.suffix}`, unit, base: `at entry ${cold}`, floor: 0.5 },
      opens.long,
      opens.brief,
    ),
  ]
}

async function playTo(url: string, tables: readonly WarTable[], entry: number): Promise<void> {
  const connection = new Connection(url)
  for (const table of tables) while (table.next < entry && (await step(connection, table)));
  connection.end()
}

/** What each took, in milliseconds. */
export async function timesOf(does: () => Promise<unknown>, times: number): Promise<readonly number[]> {
  const took: number[] = []
  for (let i = 0; i < times; i++) {
    const begun = performance.now()
    await does()
    took.push(performance.now() - begun)
  }
  return took
}

/** Matches that wait in the store, and that nobody opens. */
async function fill(place: string, count: number): Promise<void> {
  const store = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place))
  const rest = {
    game: 'war-game',
    version: '1',
    table: '{}',
    isPublic: false,
    createdAt: 1,
    secrets: { dice: 's' },
  }
  let next = 0
  const lay = async () => {
    for (let n = next++; n < count; n = next++) {
      const id = `idle${n}`
      await store.create({ ...rest, id, holders: [{ seat: 0, key: `k${n}` }] })
      const line = { n: 1, at: 1, by: null, command: null, told: '1,1,1', body: '{"type":"calledOff"}' }
      await store.append({ match: id, author: {}, lines: [line] })
    }
  }
  // Not all at once: a store gives up on a database that takes too long.
  await Promise.all(Array.from({ length: 50 }, lay))
  await store.close()
}
