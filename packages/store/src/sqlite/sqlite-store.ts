import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Line, MatchStore, NewMatch, Snapshot, Write } from '../match-store.ts'
import { migrate } from '../migrations/index.ts'
import { lineOfRow, Queries } from '../queries/queries.ts'
import type { LineTable, Tables } from '../tables.ts'
import { SqliteWriter } from './sqlite-writer.ts'

/**
 * Opens (or makes) a database in one file, or in memory for ':memory:'. What is answered is on the disk: the log is
 * written ahead and forced out at each commit.
 */
export async function openSqlite(file: string): Promise<MatchStore> {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  // Another process, such as a backup, may hold the file for a moment.
  database.pragma('busy_timeout = 5000')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  try {
    // One commit for a hundred statements. The lock is taken at once: who opens the file at the same moment waits.
    database.exec('begin immediate')
    await migrate(db)
    database.exec('commit')
  } catch (error) {
    // What was not committed is undone.
    database.close()
    throw error
  }
  return new SqliteStore(db, database)
}

class SqliteStore extends Queries implements MatchStore {
  private readonly writer: SqliteWriter
  /** Asked for with each command that comes late: made ready once, or refusing it would cost more than doing it. */
  private readonly byCommand: Database.Statement<[string, string], LineTable>

  constructor(db: Kysely<Tables>, database: Database.Database) {
    const writer = new SqliteWriter(database)
    super(db, (write) => writer.appendTournament(write))
    this.writer = writer
    this.byCommand = database.prepare('select * from line where match = ? and command = ?')
  }

  /** The file belongs to one process. */
  get isShared(): boolean {
    return false
  }

  readonly jobs = undefined

  listen(): void {}

  whisper(): void {}

  create(match: NewMatch): Promise<void> {
    return this.writer.create(match)
  }

  append(write: Write): Promise<boolean> {
    return this.writer.append(write)
  }

  remove(match: string, after: number, at: number): Promise<boolean> {
    return this.writer.remove(match, after, at)
  }

  override async lineOf(match: string, command: string): Promise<Line | undefined> {
    const row = this.byCommand.get(match, command)
    return row === undefined ? undefined : lineOfRow(row)
  }

  override keepSnapshot(match: string, snapshot: Snapshot): Promise<void> {
    return this.writer.keepSnapshot(match, snapshot)
  }

  async close(): Promise<void> {
    this.writer.flush()
    await this.db.destroy()
  }
}
