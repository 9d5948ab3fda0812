import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MeasureOptions } from '../measure.ts'
import { Connection, Ear } from './connection.ts'
import { layTables, p99, paced, start } from './load.ts'
import { step } from './war-table.ts'

const matches = 500
const streams = 2_000
/** Moves a second while all of them listen. */
const perSecond = 100

interface Figure {
  readonly name: string
  readonly unit: string
  readonly value: number
}

/** 500 running matches and 2,000 streams on one process: how much memory that takes, and how long a move. */
export async function crowdBench({ ms }: MeasureOptions): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-crowd-'))
  const server = await start(new URL('./match-server.ts', import.meta.url), join(folder, 'crowd.sqlite'))
  const ears: Ear[] = []
  const memory = () =>
    new Promise<number>((resolve) => {
      server.process.once('message', (bytes) => resolve(Number(bytes) / 1024 ** 2))
      server.process.send('memory')
    })
  try {
    const idle = await memory()
    const tables = await layTables(server.url, matches, 400)
    const laid = await memory()
    for (let n = 0; n < streams; n++) {
      const { id, keys } = tables[n % matches] ?? { id: '', keys: ['', ''] }
      // Both who play, and two who watch.
      const place = Math.floor(n / matches)
      const key = keys[place] ?? `spectator-of-the-crowd-${n}`
      ears.push(new Ear(server.url, place < 2 ? '/api/stream' : `/api/stream?watch=${id}`, key))
    }
    while (!ears.every(({ heard }) => heard > 0)) await new Promise((resolve) => setTimeout(resolve, 50))
    const listened = await memory()
    let turn = 0
    const workers = Array.from({ length: 32 }, () => {
      const connection = new Connection(server.url)
      return async () => {
        const table = tables[turn++ % matches]
        if (table !== undefined) await step(connection, table)
      }
    })
    const waits = await paced(perSecond, 2 * ms, workers)
    return [
      { name: 'memory of a server that does nothing', unit: 'MB', value: idle },
      { name: `memory with ${matches} running matches`, unit: 'MB', value: laid },
      { name: `memory with ${streams} streams, too`, unit: 'MB', value: listened },
      { name: `memory after ${perSecond} moves a second`, unit: 'MB', value: await memory() },
      { name: 'p99 of a move among them', unit: 'µs', value: 1_000 * p99(waits) },
    ]
  } finally {
    for (const ear of ears) ear.end()
    server.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
