import { type BenchRow, benchRow, type MeasureOptions } from '../measure.ts'
import { Connection } from './connection.ts'
import type { Ground } from './ground.ts'
import { layTables, p99, paced } from './load.ts'
import { thinkersGame } from './war-box.ts'
import { step } from './war-table.ts'

const matches = 16
/** Steps of each that are prepared. */
const longest = 4_000
/** Moves a second of those who play while computers think: far from what a server can do. */
const perSecond = 100
/** Matches in which a computer sets up, for seconds at each step. */
const thinking = 2

/** How long others wait for a move while computers think, beside a server that nobody else asks anything. */
export async function thinkingBench(
  { rounds, ms }: MeasureOptions,
  ground: Ground,
): Promise<readonly BenchRow[]> {
  const rates: Record<'idle' | 'busy', number[]> = { idle: [], busy: [] }
  for (let round = 0; round < rounds; round++) {
    // Anew each time: who thinks cannot be asked to stop.
    const server = await ground.server(await ground.place())
    const steps = (await layTables(server.url, matches, longest / rounds)).map((table) => {
      const connection = new Connection(server.url)
      return () => step(connection, table)
    })
    await paced(perSecond, ms, steps)
    rates.idle.push(1_000 / p99(await paced(perSecond, ms, steps)))
    for (let n = 0; n < thinking; n++) await layThinking(server.url)
    // The threads that think start once in the life of a server.
    await paced(perSecond, ms, steps)
    rates.busy.push(1_000 / p99(await paced(perSecond, ms, steps)))
    server.process.kill('SIGKILL')
  }
  return [
    benchRow(
      {
        name: `p99 of a move while computers think${ground.suffix}`,
        unit: '1/p99',
        base: 'while none does',
        floor: 0.67,
      },
      rates.busy,
      rates.idle,
    ),
  ]
}

/** A match whose first decisions are a computer's, and long ones. */
async function layThinking(url: string): Promise<void> {
  const connection = new Connection(url)
  const ask = async (path: string, key: string, body: object) => {
    const reply = await connection.send('POST', path, key, JSON.stringify(body))
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.body}`)
    return JSON.parse(reply.body)
  }
  const { key } = await ask('/api/keys', '-', {})
  const { id } = await ask('/api/matches', key, {
    game: thinkersGame,
    seats: [{ for: 'me' }, { for: 'computer', level: 'warlord' }],
  })
  await ask(`/api/matches/${id}/join`, key, { name: 'W', seed: 'w' })
  connection.end()
}
