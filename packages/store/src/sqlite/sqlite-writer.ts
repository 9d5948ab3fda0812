import type Database from 'better-sqlite3'
import type { NewMatch, Snapshot, Write } from '../match-store.ts'
import type { Occasion } from '../notice-store.ts'
import { newMatchRow } from '../queries/queries.ts'
import { clearing, removedLine } from '../removal.ts'
import type { TournamentWrite } from '../tournament-store.ts'

interface Waiting {
  /** Who goes on from what it writes, if anybody does. */
  readonly author: object | undefined
  /** Writes its rows; false where another was first. */
  readonly write: () => boolean
  readonly resolve: (isWritten: boolean) => void
  readonly reject: (error: unknown) => void
}

type Holders = readonly { readonly seat: number; readonly key: string }[]

/**
 * Writes in transactions: all that was asked for in one turn of the event loop is one commit, since the commit is what
 * costs. A write is never split over two.
 */
export class SqliteWriter {
  private readonly database: Database.Database
  private readonly statements: Statements
  private waiting: Waiting[] = []
  /** Authors who went on from lines that another wrote first, or that were not written. */
  private readonly refuted = new WeakSet<object>()

  constructor(database: Database.Database) {
    this.database = database
    this.statements = prepare(database)
  }

  create(match: NewMatch): Promise<void> {
    return this.enqueue(undefined, () => {
      this.writeMatch(match)
      return true
    }).then(() => undefined)
  }

  appendTournament({
    tournament,
    lines,
    state,
    secrets = {},
    matches = [],
    occasions = [],
  }: TournamentWrite): Promise<boolean> {
    const { tournamentLine, tournamentState, tournamentSecret } = this.statements
    return this.enqueue(undefined, () => {
      for (const [place, { n, at, body }] of lines.entries()) {
        if (tournamentLine.run(tournament, n, at, body).changes === 1) continue
        // The first number was taken; what follows a number that was free is free as well.
        if (place > 0) throw new Error(`${tournament}: line ${n} was there before the one ahead of it`)
        return false
      }
      if (state !== undefined) tournamentState.run(state, tournament)
      for (const [name, value] of Object.entries(secrets)) tournamentSecret.run(tournament, name, value)
      for (const match of matches) this.writeMatch(match)
      this.writeOccasions(occasions)
      return true
    })
  }

  append(write: Write): Promise<boolean> {
    return this.enqueue(write.author, () => this.write(write))
  }

  remove(match: string, after: number, at: number): Promise<boolean> {
    const { line, clear } = this.statements
    return this.enqueue(undefined, () => {
      if (line.run(match, after + 1, at, null, null, '', removedLine).changes === 0) return false
      for (const statement of clear) statement.run({ match, after })
      return true
    })
  }

  /** A snapshot shares the commit of the commands that come with it. */
  async keepSnapshot(match: string, { n, body }: Snapshot): Promise<void> {
    await this.enqueue(undefined, () => {
      this.statements.snapshot.run(match, n, body)
      return true
    })
  }

  /** Commits what waits, now. */
  flush(): void {
    const batch = this.waiting
    if (batch.length === 0) return
    this.waiting = []
    const { begin, commit, rollback } = this.statements
    let results: readonly boolean[]
    try {
      begin.run()
      results = batch.map(({ write }) => write())
      commit.run()
    } catch (error) {
      if (this.database.inTransaction) rollback.run()
      for (const { author, reject } of batch) {
        if (author !== undefined) this.refuted.add(author)
        reject(error)
      }
      return
    }
    for (const [place, { resolve }] of batch.entries()) resolve(results[place] === true)
  }

  private enqueue(author: object | undefined, write: () => boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ author, write, resolve, reject })
      if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  private write(write: Write): boolean {
    const { match, author, lines, state, deadline, secrets, holders, vacated } = write
    if (this.refuted.has(author)) return false
    const { line, setState, setDeadline } = this.statements
    for (const [place, { n, at, by, command, told, body }] of lines.entries()) {
      if (line.run(match, n, at, by, command, told, body).changes === 1) continue
      // The first number or the command was taken; what follows a number that was free is free as well.
      if (place > 0) throw new Error(`${match}: line ${n} was there before the one ahead of it`)
      this.refuted.add(author)
      return false
    }
    if (state !== undefined) setState.run(state, match)
    if (deadline !== undefined) setDeadline.run(deadline, match)
    if (secrets !== undefined) this.writeSecrets(match, secrets)
    for (const seat of vacated ?? []) {
      for (const statement of this.statements.vacate) statement.run(match, seat)
    }
    if (holders !== undefined) this.writeHolders(match, holders)
    this.writeOccasions(write.occasions ?? [])
    return true
  }

  private writeMatch(match: NewMatch): void {
    const row = newMatchRow(match)
    this.statements.match.run(
      row.id,
      row.game,
      row.version,
      row.laid,
      row.state,
      row.is_public,
      row.created_at,
    )
    this.writeSecrets(row.id, match.secrets)
    this.writeHolders(row.id, match.holders)
  }

  private writeSecrets(match: string, secrets: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(secrets)) this.statements.secret.run(match, name, value)
  }

  private writeOccasions(occasions: readonly Occasion[]): void {
    for (const { id, match, seat, kind, seq, at, dueAt } of occasions) {
      this.statements.occasion.run(id, match, seat, kind, seq, at, dueAt)
    }
  }

  private writeHolders(match: string, holders: Holders): void {
    for (const { seat, key } of holders) this.statements.holder.run(match, seat, key, key)
  }
}

type Statements = ReturnType<typeof prepare>

const prepare = (database: Database.Database) => ({
  begin: database.prepare('begin immediate'),
  commit: database.prepare('commit'),
  rollback: database.prepare('rollback'),
  line: database.prepare(
    'insert or ignore into line (match, n, at, by_seat, command, told, body) values (?, ?, ?, ?, ?, ?, ?)',
  ),
  match: database.prepare(
    'insert into match (id, game, version, laid, state, is_public, created_at) values (?, ?, ?, ?, ?, ?, ?)',
  ),
  setState: database.prepare('update match set state = ? where id = ?'),
  setDeadline: database.prepare('update match set deadline = ? where id = ?'),
  snapshot: database.prepare('insert or replace into snapshot (match, n, body) values (?, ?, ?)'),
  secret: database.prepare('insert or replace into secret (match, name, value) values (?, ?, ?)'),
  holder: database.prepare(
    'insert into holder (match, seat, key, place) ' +
      'values (?, ?, ?, (select coalesce(max(place), -1) + 1 from holder where key = ?)) ' +
      'on conflict (match, seat, key) do update set ended = 0',
  ),
  occasion: database.prepare(
    'insert or ignore into occasion (id, match, seat, kind, seq, at, due_at) values (?, ?, ?, ?, ?, ?, ?)',
  ),
  tournamentLine: database.prepare(
    'insert or ignore into tournament_line (tournament, n, at, body) values (?, ?, ?, ?)',
  ),
  tournamentState: database.prepare('update tournament set state = ? where id = ?'),
  tournamentSecret: database.prepare(
    'insert or replace into tournament_secret (tournament, name, value) values (?, ?, ?)',
  ),
  clear: clearing.map((text) => database.prepare(text)),
  vacate: [
    database.prepare('update holder set ended = 1 where match = ? and seat = ?'),
    database.prepare('delete from pass where match = ? and seat = ?'),
    database.prepare('delete from note where match = ? and seat = ?'),
  ],
})
