import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchRow, benchRow, interleave, type MeasureOptions, median } from '../measure.ts'
import { coldBench } from './cold.ts'
import { type Connection, Ear } from './connection.ts'
import { crowdBench } from './crowd.ts'
import { fanOutBench } from './fan-out.ts'
import { fieldBench } from './field-size.ts'
import { groundOf } from './ground.ts'
import { growthBench } from './growth.ts'
import { layTables, load, playing, start } from './load.ts'
import { postgresBench } from './postgres.ts'
import { thinkingBench } from './thinking.ts'
import { waitsBench } from './waits.ts'

const matches = 50

export interface ServerBench {
  readonly rows: readonly BenchRow[]
  readonly figures: readonly { readonly name: string; readonly unit: string; readonly value: number }[]
}

/** What the match server does beside what the same machine does with nothing but a request, a row and an answer. */
export async function serverBench(options: MeasureOptions): Promise<ServerBench> {
  const { rows, figures } = await acceptedBench(options)
  return {
    rows: [...rows, ...(await groundBench(options, 'sqlite'))],
    figures: [...figures, ...(await crowdBench(options))],
  }
}

/** The same on PostgreSQL: S4, S7 to S9, what grows, and what several processes do on one database. */
export async function serverOnPostgresBench(options: MeasureOptions): Promise<ServerBench> {
  return {
    rows: [...(await postgresBench(options)), ...(await groundBench(options, 'postgres'))],
    figures: [],
  }
}

/** What is measured in the same way wherever matches are kept. */
async function groundBench(
  options: MeasureOptions,
  kind: Parameters<typeof groundOf>[0],
): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const bench of [waitsBench, fanOutBench, growthBench, fieldBench, coldBench, thinkingBench]) {
    const ground = await groundOf(kind)
    try {
      rows.push(...(await bench(options, ground)))
    } finally {
      await ground.close()
    }
  }
  return rows
}

/** S1 to S3 and S10 on SQLite. */
async function acceptedBench({ rounds, ms }: MeasureOptions): Promise<ServerBench> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bench-'))
  const ours = await start(new URL('./match-server.ts', import.meta.url), join(folder, 'quiet.sqlite'))
  const heard = await start(new URL('./match-server.ts', import.meta.url), join(folder, 'heard.sqlite'))
  const shared = await start(
    new URL('./bare-server.ts', import.meta.url),
    join(folder, 'shared.sqlite'),
    'shared',
  )
  const own = await start(new URL('./bare-server.ts', import.meta.url), join(folder, 'own.sqlite'), 'own')
  const children = [ours, heard, shared, own]
  const ears: Ear[] = []
  try {
    const quietTables = await layTables(ours.url, matches)
    const heardTables = await layTables(heard.url, matches)
    for (const { keys } of heardTables)
      for (const key of keys) ears.push(new Ear(heard.url, '/api/stream', key))
    const body = JSON.stringify({
      after: 41,
      key: 's41',
      deed: { type: 'play', action: { type: 'step', unit: 17, to: 233 } },
    })
    const post = async (connection: Connection) =>
      (await connection.send('POST', '/move', 'x', body)).status === 200
    const waits: Record<'quiet' | 'heard', number[]> = { quiet: [], heard: [] }
    const refuse = load(ours.url, async (connection, place) => {
      const table = quietTables[place % matches]
      if (table === undefined) return false
      const command = `{"after":0,"key":"r","deed":{"type":"play","action":{"type":"step","unit":1,"to":1}}}`
      return (
        (await connection.send('POST', `/api/matches/${table.id}/commands`, 'nobody-nobody-nobody', command))
          .status === 403
      )
    })
    const rates = await interleave(
      {
        shared: load(shared.url, post),
        own: load(own.url, post),
        quiet: playing(ours.url, quietTables, waits.quiet),
        heard: playing(heard.url, heardTables, waits.heard),
        refused: refuse,
      },
      { rounds, ms },
    )
    const unit = 'moves'
    const told = heardTables.reduce((sum, { next }) => sum + 2 * next, 0)
    return {
      rows: [
        benchRow(
          { name: 'S1 accepted, two listeners a match', unit, base: 'a commit a turn', floor: 0.5 },
          rates.heard,
          rates.shared,
        ),
        benchRow(
          { name: 'S2 accepted, nobody listens', unit, base: 'a commit a turn', floor: 0.7 },
          rates.quiet,
          rates.shared,
        ),
        benchRow(
          { name: 'S3 accepted, two listeners a match', unit, base: 'a commit a request', floor: 2 },
          rates.heard,
          rates.own,
        ),
        benchRow(
          { name: 'S10 refused (not theirs)', unit, base: 'accepted', floor: 1 },
          rates.refused,
          rates.quiet,
        ),
      ],
      figures: [
        { name: 'a move at full load, median', unit: 'µs', value: 1000 * median(waits.heard) },
        {
          name: 'news told that were heard',
          unit: '%',
          value: (100 * ears.reduce((sum, ear) => sum + ear.heard, 0)) / Math.max(1, told),
        },
      ],
    }
  } finally {
    for (const ear of ears) ear.end()
    for (const { process: child } of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
