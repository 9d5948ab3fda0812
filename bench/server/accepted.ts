import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchRow, interleave, type MeasureOptions, median } from '../measure.ts'
import { Connection, Ear } from './connection.ts'
import { layTables, load, playing, start } from './load.ts'
import type { ServerBench } from './server-bench.ts'
import { step, type WarTable } from './war-table.ts'

const matches = 50

const refusalNames = {
  notTheirs: 'not theirs',
  stale: 'stale',
  illegal: 'illegal',
} as const

/** S1 to S3 and S10 on SQLite. */
export async function acceptedBench({ rounds, ms }: MeasureOptions): Promise<ServerBench> {
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
    // Nobody is late before the first move.
    const first = new Connection(ours.url)
    for (const table of quietTables) await step(first, table)
    first.end()
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
    const rates = await interleave(
      {
        shared: load(shared.url, post),
        own: load(own.url, post),
        quiet: playing(ours.url, quietTables, waits.quiet),
        heard: playing(heard.url, heardTables, waits.heard),
        notTheirs: load(
          ours.url,
          refused(quietTables, 403, () => ({ key: 'nobody-nobody-nobody' })),
        ),
        stale: load(
          ours.url,
          refused(quietTables, 409, ({ number }) => ({ after: number - 1 })),
        ),
        illegal: load(
          ours.url,
          refused(quietTables, 422, () => ({})),
        ),
      },
      { rounds, ms },
    )
    await mustHaveOnly(ours.url, quietTables)
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
        ...(['notTheirs', 'stale', 'illegal'] as const).map((why) =>
          benchRow(
            { name: `S10 refused: ${refusalNames[why]}`, unit, base: 'accepted', floor: 1 },
            rates[why],
            rates.quiet,
          ),
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

/** A step with a unit of the other side, sent by whoever is to move but for what is changed of it; it must be answered like that. */
function refused(
  tables: readonly WarTable[],
  status: number,
  change: (table: WarTable) => { readonly key?: string; readonly after?: number },
): (connection: Connection, place: number) => Promise<boolean> {
  let turn = 0
  return async (connection, place) => {
    // Nobody moves meanwhile.
    const table = tables[(place + turn++) % tables.length]
    const seat = table?.course[table.next]?.seat as 0 | 1 | undefined
    if (table === undefined || seat === undefined) return false
    const { key = table.keys[seat], after = table.number } = change(table)
    const action = `{"type":"step","unit":${seat === 0 ? 59 : 0},"to":1}`
    const command = `{"after":${after},"key":"r","deed":{"type":"play","action":${action}}}`
    const reply = await connection.send('POST', `/api/matches/${table.id}/commands`, key, command)
    if (reply.status !== status) throw new Error(`refused with ${reply.status}, not ${status}: ${reply.body}`)
    return true
  }
}

/** Throws where a match has more news than those of its moves: what was refused has written something. */
async function mustHaveOnly(url: string, tables: readonly WarTable[]): Promise<void> {
  const connection = new Connection(url)
  for (const { id, keys, number } of tables) {
    const { body } = await connection.send('GET', `/api/matches/${id}`, keys[0])
    if (JSON.parse(body).number !== number) throw new Error(`${id} has news of what was refused`)
  }
  connection.end()
}
