import { type Kysely, sql } from 'kysely'
import type {
  Held,
  Holder,
  KeptReplay,
  Line,
  MatchRow,
  MatchState,
  MatchStore,
  NewMatch,
  Pass,
  Snapshot,
  TablePlace,
} from '../match-store.ts'
import type { LineTable, MatchTable, Tables } from '../tables.ts'
import type { TournamentWrite } from '../tournament-store.ts'
import { ClubQueries } from './club-queries.ts'
import { DocumentQueries } from './document-queries.ts'
import { FriendQueries } from './friend-queries.ts'
import { ModerationQueries } from './moderation-queries.ts'
import { NoticeQueries } from './notice-queries.ts'
import { PasskeyQueries } from './passkey-queries.ts'
import { PeopleQueries } from './people-queries.ts'
import { RatingQueries } from './rating-queries.ts'
import { TokenQueries } from './token-queries.ts'
import { TournamentQueries } from './tournament-queries.ts'
import { WorkerQueries } from './worker-queries.ts'

/** Under what is kept in how many databases there are matches. */
const shardsKey = 'shards'
const holderColumns = ['match', 'seat', 'key', 'place'] as const

/** All that a store does besides appending, in words that both databases understand. */
export class Queries
  implements
    Omit<MatchStore, 'append' | 'create' | 'remove' | 'close' | 'listen' | 'whisper' | 'isShared' | 'jobs'>
{
  protected readonly db: Kysely<Tables>
  readonly people: PeopleQueries
  readonly ratings: RatingQueries
  readonly moderation: ModerationQueries
  readonly documents: DocumentQueries
  readonly tournaments: TournamentQueries
  readonly workers: WorkerQueries
  readonly passkeys: PasskeyQueries
  readonly tokens: TokenQueries
  readonly friends: FriendQueries
  readonly clubs: ClubQueries
  readonly notices: NoticeQueries

  constructor(db: Kysely<Tables>, writeTournament: (write: TournamentWrite) => Promise<boolean>) {
    this.db = db
    this.people = new PeopleQueries(db)
    this.ratings = new RatingQueries(db)
    this.moderation = new ModerationQueries(db)
    this.documents = new DocumentQueries(db)
    this.tournaments = new TournamentQueries(db, writeTournament)
    this.workers = new WorkerQueries(db)
    this.passkeys = new PasskeyQueries(db)
    this.tokens = new TokenQueries(db)
    this.friends = new FriendQueries(db)
    this.clubs = new ClubQueries(db)
    this.notices = new NoticeQueries(db)
  }

  async shardsKnown(): Promise<number> {
    const known = this.db.selectFrom('server_key').select('value').where('name', '=', shardsKey)
    return Number((await known.executeTakeFirst())?.value ?? 0)
  }

  async knowShards(count: number): Promise<void> {
    if ((await this.shardsKnown()) >= count) return
    const value = `${count}`
    await this.db
      .insertInto('server_key')
      .values({ name: shardsKey, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }

  matchId(word: string): string {
    return word
  }

  async match(id: string): Promise<MatchRow | undefined> {
    const row = await this.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : matchOf(row)
  }

  async openTables(limit: number, before?: TablePlace): Promise<readonly MatchRow[]> {
    let rows = this.db.selectFrom('match').selectAll().where('state', '=', 'open').where('is_public', '=', 1)
    if (before !== undefined) {
      const { createdAt, id } = before
      rows = rows.where(({ eb, or, and }) =>
        or([eb('created_at', '<', createdAt), and([eb('created_at', '=', createdAt), eb('id', '<', id)])]),
      )
    }
    const found = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return found.map(matchOf)
  }

  async lines(match: string, after: number, limit = 1_000_000): Promise<readonly Line[]> {
    const rows = await this.db
      .selectFrom('line')
      .selectAll()
      .where('match', '=', match)
      .where('n', '>', after)
      .orderBy('n')
      .limit(limit)
      .execute()
    return rows.map(lineOfRow)
  }

  async lastLines(match: string, count: number): Promise<readonly Line[]> {
    const rows = await this.db
      .selectFrom('line')
      .selectAll()
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(count)
      .execute()
    return rows.reverse().map(lineOfRow)
  }

  async lineBy(match: string, at: number): Promise<number> {
    const [first, last] = await Promise.all([
      this.db
        .selectFrom('line')
        .select('n')
        .where('match', '=', match)
        .where('at', '>', at)
        .orderBy('n')
        .limit(1)
        .executeTakeFirst(),
      this.lastLines(match, 1),
    ])
    return first === undefined ? (last[0]?.n ?? 0) : first.n - 1
  }

  async lineOf(match: string, command: string): Promise<Line | undefined> {
    const row = await this.db
      .selectFrom('line')
      .selectAll()
      .where('match', '=', match)
      .where('command', '=', command)
      .executeTakeFirst()
    return row === undefined ? undefined : lineOfRow(row)
  }

  async keepSnapshot(match: string, { n, body }: Snapshot): Promise<void> {
    await this.db
      .insertInto('snapshot')
      .values({ match, n, body })
      .onConflict((conflict) => conflict.columns(['match', 'n']).doUpdateSet({ body }))
      .execute()
  }

  async snapshot(match: string, atMost: number): Promise<Snapshot | undefined> {
    return this.db
      .selectFrom('snapshot')
      .select(['n', 'body'])
      .where('match', '=', match)
      .where('n', '<=', atMost)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  async secrets(match: string): Promise<Readonly<Record<string, string>>> {
    const rows = await this.db
      .selectFrom('secret')
      .select(['name', 'value'])
      .where('match', '=', match)
      .execute()
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  }

  async setSecret(match: string, name: string, value: string): Promise<void> {
    await this.db
      .insertInto('secret')
      .values({ match, name, value })
      .onConflict((conflict) => conflict.columns(['match', 'name']).doUpdateSet({ value }))
      .execute()
  }

  async holders(match: string): Promise<readonly Holder[]> {
    return this.db
      .selectFrom('holder')
      .select(holderColumns)
      .where('match', '=', match)
      .where('ended', '=', 0)
      .execute()
  }

  async heldBy(key: string): Promise<readonly Held[]> {
    const rows = await this.db
      .selectFrom('holder')
      .innerJoin('match', 'match.id', 'holder.match')
      .select([
        'holder.match',
        'holder.seat',
        'holder.key',
        'holder.place',
        'match.state',
        'match.created_at',
      ])
      .where('holder.key', '=', key)
      .where('holder.ended', '=', 0)
      .orderBy('holder.place')
      .execute()
    return rows.map(({ created_at: createdAt, ...held }) => ({ ...held, createdAt }))
  }

  async hold(match: string, seat: number, key: string): Promise<void> {
    // The next place of the key.
    const place = sql<number>`(select coalesce(max(place), -1) + 1 from holder where key = ${key})`
    await this.db
      .insertInto('holder')
      .values({ match, seat, key, place, ended: 0 })
      .onConflict((conflict) => conflict.columns(['match', 'seat', 'key']).doUpdateSet({ ended: 0 }))
      .execute()
  }

  async holdAlone(match: string, seat: number, key: string): Promise<void> {
    await this.db.deleteFrom('pass').where('match', '=', match).where('seat', '=', seat).execute()
    await this.db
      .updateTable('holder')
      .set({ ended: 1 })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('key', '!=', key)
      .execute()
  }

  async release(match: string, seat: number, key: string): Promise<void> {
    await this.db
      .updateTable('holder')
      .set({ ended: 1 })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('key', '=', key)
      .execute()
  }

  async handOver(from: string, to: string): Promise<readonly string[]> {
    const held = await this.heldBy(from)
    for (const { match, seat } of held) {
      await this.hold(match, seat, to)
      await this.release(match, seat, from)
    }
    return [...new Set(held.map(({ match }) => match))]
  }

  async addPass({ pass, match, seat, expiresAt }: Pass): Promise<void> {
    await this.db.insertInto('pass').values({ pass, match, seat, expires_at: expiresAt }).execute()
  }

  async takePass(pass: string, at: number): Promise<Pass | undefined> {
    const row = await this.db.deleteFrom('pass').where('pass', '=', pass).returningAll().executeTakeFirst()
    if (row === undefined || row.expires_at < at) return undefined
    return { pass, match: row.match, seat: row.seat, expiresAt: row.expires_at }
  }

  async note(match: string, seat: number): Promise<string> {
    const row = await this.db
      .selectFrom('note')
      .select('text')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .executeTakeFirst()
    return row?.text ?? ''
  }

  async setNote(match: string, seat: number, text: string): Promise<void> {
    await this.db
      .insertInto('note')
      .values({ match, seat, text })
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet({ text }))
      .execute()
  }

  async addReplay({ id, game, body, createdAt }: KeptReplay): Promise<void> {
    await this.db
      .insertInto('replay')
      .values({ id, game, body, created_at: createdAt, bytes: Buffer.byteLength(body) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async replayBytes(): Promise<number> {
    const { bytes } = await this.db
      .selectFrom('replay')
      .select(sql<number | string>`coalesce(sum(bytes), 0)`.as('bytes'))
      .executeTakeFirstOrThrow()
    return Number(bytes)
  }

  async replay(id: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('replay').select('body').where('id', '=', id).executeTakeFirst()
    return row?.body
  }

  async due(at: number, limit: number) {
    const rows = await this.db
      .selectFrom('match')
      .select(['id', 'deadline'])
      .where('deadline', '<=', at)
      .orderBy('deadline')
      .limit(limit)
      .execute()
    return rows.map(({ id, deadline }) => ({ id, deadline: deadline ?? 0 }))
  }

  async nextDeadline(): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('match')
      .select('deadline')
      .where('deadline', 'is not', null)
      .orderBy('deadline')
      .limit(1)
      .executeTakeFirst()
    return row?.deadline ?? undefined
  }

  async states(ids: readonly string[]): Promise<ReadonlyMap<string, MatchState>> {
    if (ids.length === 0) return new Map()
    const rows = await this.db.selectFrom('match').select(['id', 'state']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, state }) => [id, state]))
  }

  async idsOf(state: MatchState, after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('state', '=', state)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
}

/** The row of a new match. */
export const newMatchRow = ({ id, game, version, table, isPublic, createdAt }: NewMatch): MatchTable => ({
  id,
  game,
  version,
  laid: table,
  state: 'open',
  is_public: isPublic ? 1 : 0,
  created_at: createdAt,
  deadline: null,
})

const matchOf = (row: MatchTable): MatchRow => ({
  id: row.id,
  game: row.game,
  version: row.version,
  table: row.laid,
  state: row.state,
  isPublic: row.is_public === 1,
  createdAt: row.created_at,
  deadline: row.deadline ?? undefined,
})

export const lineOfRow = ({ n, at, by_seat, command, told, body }: LineTable): Line => ({
  n,
  at,
  by: by_seat,
  command,
  told,
  body,
})
