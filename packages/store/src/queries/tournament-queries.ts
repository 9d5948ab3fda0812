import type { Kysely } from 'kysely'
import type { Tables, TournamentTable } from '../tables.ts'
import type {
  NewTournament,
  StoredLine,
  TournamentRow,
  TournamentState,
  TournamentStore,
  TournamentWrite,
} from '../tournament-store.ts'

/** Tournaments, in words that both databases understand; what must be whole each of them writes in its own way. */
export class TournamentQueries implements TournamentStore {
  private readonly db: Kysely<Tables>
  private readonly write: (write: TournamentWrite) => Promise<boolean>

  constructor(db: Kysely<Tables>, write: (write: TournamentWrite) => Promise<boolean>) {
    this.db = db
    this.write = write
  }

  async create({ id, organiser, rules, createdAt }: NewTournament): Promise<void> {
    await this.db
      .insertInto('tournament')
      .values({ id, organiser, rules, state: 'open', created_at: createdAt })
      .execute()
  }

  async tournament(id: string): Promise<TournamentRow | undefined> {
    const row = await this.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : tournamentOfRow(row)
  }

  async list(state: TournamentState, limit: number): Promise<readonly TournamentRow[]> {
    const rows = await this.db
      .selectFrom('tournament')
      .selectAll()
      .where('state', '=', state)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(tournamentOfRow)
  }

  async of(account: string): Promise<readonly TournamentRow[]> {
    // Asked for seldom: when somebody takes along what is theirs, or goes. No index is kept for that.
    const rows = await this.db
      .selectFrom('tournament')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('organiser', '=', account),
          eb(
            'id',
            'in',
            eb
              .selectFrom('tournament_line')
              .select('tournament')
              .where('body', 'like', `{"type":"joined",%"account":${JSON.stringify(account)}%`),
          ),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(tournamentOfRow)
  }

  async lines(id: string): Promise<readonly StoredLine[]> {
    return this.db
      .selectFrom('tournament_line')
      .select(['n', 'at', 'body'])
      .where('tournament', '=', id)
      .orderBy('n')
      .execute()
  }

  async linesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly StoredLine[]>> {
    if (ids.length === 0) return new Map()
    const rows = await this.db
      .selectFrom('tournament_line')
      .select(['tournament', 'n', 'at', 'body'])
      .where('tournament', 'in', ids)
      .orderBy('n')
      .execute()
    const lines = new Map<string, StoredLine[]>()
    for (const { tournament, ...line } of rows) {
      lines.set(tournament, [...(lines.get(tournament) ?? []), line])
    }
    return lines
  }

  append(write: TournamentWrite): Promise<boolean> {
    return this.write(write)
  }

  async secrets(id: string): Promise<Readonly<Record<string, string>>> {
    const rows = await this.db
      .selectFrom('tournament_secret')
      .select(['name', 'value'])
      .where('tournament', '=', id)
      .execute()
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  }
}

const tournamentOfRow = ({ created_at: createdAt, ...row }: TournamentTable): TournamentRow => ({
  ...row,
  createdAt,
})
