import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../packages/store/src/testing/postgres.ts'
import { type Child, start } from './load.ts'

/** Where matches are kept while they are measured, and the servers that stand on it. */
export interface Ground {
  /** Stands in the names of rows: nothing for SQLite. */
  readonly suffix: string
  /** A place for the matches of one server. */
  place(): Promise<string>
  /** Our server on a place. */
  server(place: string): Promise<Child>
  /** What the same machine does with nothing but a request, a row and an answer, sharing commits. */
  bare(): Promise<Child>
  /** Ends all that stands on it, and leaves nothing. */
  close(): Promise<void>
}

/** `sqlite`: a file each; `postgres`: a database each of one server. */
export async function groundOf(kind: 'sqlite' | 'postgres'): Promise<Ground> {
  const children: Child[] = []
  const child = async (entry: string, ...args: readonly string[]) => {
    const started = await start(new URL(entry, import.meta.url), ...args)
    children.push(started)
    return started
  }
  const end = () => {
    for (const { process } of children) process.kill('SIGKILL')
  }
  const server = (place: string) => child('./match-server.ts', place)
  if (kind === 'postgres') {
    const postgres = await startPostgres()
    return {
      suffix: ', PostgreSQL',
      place: () => postgres.database(),
      server,
      bare: async () => child('./bare-postgres.ts', await postgres.database(), 'shared'),
      async close() {
        end()
        await postgres.stop()
      },
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bench-'))
  let files = 0
  const file = () => join(folder, `${files++}.sqlite`)
  return {
    suffix: '',
    place: async () => file(),
    server,
    bare: () => child('./bare-server.ts', file(), 'shared'),
    async close() {
      end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
