import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { inTime } from '../in-time.ts'
import type { Jobs } from '../jobs.ts'
import type { MatchStore, NewMatch, Notice, Write } from '../match-store.ts'
import { migrate } from '../migrations/index.ts'
import { Queries } from '../queries/queries.ts'
import type { Tables } from '../tables.ts'
import { Bulletin } from './bulletin.ts'
import { migrateJobs, PostgresJobs } from './postgres-jobs.ts'
import { PostgresWriter } from './postgres-writer.ts'
import { Sockets } from './sockets.ts'

/** Connections of one process: one writes lines, the others read. */
const mostConnections = 10
/** A database that does not even answer by then is away. */
const connectWithinMs = 10_000
/** What it may take to finish what is being written and to say goodbye. */
const closeWithinMs = 3_000
const bigint = 20

/** 64-bit integers are times and counts here, which numbers hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format as 'text')),
}

/** The store of `openPostgres`. */
export async function connectPostgres(url: string): Promise<MatchStore> {
  const sockets = new Sockets()
  const pool = new pg.Pool({
    connectionString: url,
    stream: sockets.next,
    max: mostConnections,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    types,
  })
  // A connection that breaks while it is idle is replaced when the next is wanted. One that breaks between two questions
  // of a transaction fails the second of them; that it said so to nobody would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  await migrateJobs(url)
  const bulletin = new Bulletin(url, sockets)
  await bulletin.open()
  return new PostgresStore(db, pool, sockets, bulletin, new PostgresJobs(url, pool))
}

class PostgresStore extends Queries implements MatchStore {
  private readonly writer: PostgresWriter
  private readonly bulletin: Bulletin
  private readonly pool: pg.Pool
  private readonly sockets: Sockets
  readonly jobs: Jobs

  constructor(db: Kysely<Tables>, pool: pg.Pool, sockets: Sockets, bulletin: Bulletin, jobs: Jobs) {
    const writer = new PostgresWriter(pool, bulletin)
    super(db, (write) => writer.appendTournament(write))
    this.jobs = jobs
    this.pool = pool
    this.sockets = sockets
    this.bulletin = bulletin
    this.writer = writer
  }

  get isShared(): boolean {
    return true
  }

  listen(heard: (notice: Notice) => void): void {
    this.bulletin.listen(heard)
  }

  whisper(text: string): void {
    // Nobody waits for it, and what is lost is said again.
    this.tell(this.bulletin.whisperNotice(text)).catch(() => {})
  }

  create(match: NewMatch): Promise<void> {
    return this.writer.create(match)
  }

  append(write: Write): Promise<boolean> {
    return this.writer.append(write)
  }

  remove(match: string, after: number, at: number): Promise<boolean> {
    return this.writer.remove(match, after, at)
  }

  override hold(match: string, seat: number, key: string): Promise<void> {
    return this.writer.hold(match, seat, key)
  }

  override async holdAlone(match: string, seat: number, key: string): Promise<void> {
    await super.holdAlone(match, seat, key)
    await this.tellHolders(match)
  }

  override async release(match: string, seat: number, key: string): Promise<void> {
    await super.release(match, seat, key)
    await this.tellHolders(match)
  }

  async close(): Promise<void> {
    const closed = this.sayGoodbye()
    if (await inTime(closed, closeWithinMs)) return
    // The database says nothing. Nobody was told that what is being written is stored.
    this.sockets.cut()
  }

  private async sayGoodbye(): Promise<void> {
    await this.writer.settled()
    await this.bulletin.close()
    await this.db.destroy()
  }

  private tellHolders(match: string): Promise<void> {
    return this.tell(this.bulletin.holdersNotice(match))
  }

  private async tell(notice: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', ['wyrmtable', notice])
  }
}
