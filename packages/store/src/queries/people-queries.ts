import { type Kysely, type Selectable, sql } from 'kysely'
import type { Account, PeopleStore, Session } from '../people-store.ts'
import type { Tables } from '../tables.ts'

/**
 * People, in words that both databases understand. Without transactions: with SQLite the writer of lines has the one
 * connection, too. What belongs together is written in an order in which each part alone does no harm.
 */
export class PeopleQueries implements PeopleStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async addAccount({ id, name, nameKey, password, createdAt, isHost, isBot }: Account): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.db
      .insertInto('account')
      .values({
        ...{ id, name, name_key: nameKey, password, created_at: createdAt },
        is_host: isHost ? 1 : 0,
        is_bot: isBot ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }

  async account(id: string): Promise<Account | undefined> {
    const row = await this.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : accountOf(row)
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  async accountNamed(nameKey: string): Promise<Account | undefined> {
    const row = await this.db
      .selectFrom('account')
      .selectAll()
      .where('name_key', '=', nameKey)
      .executeTakeFirst()
    return row === undefined ? undefined : accountOf(row)
  }

  async accounts(after: string, limit: number): Promise<readonly Account[]> {
    const rows = await this.db
      .selectFrom('account')
      .selectAll()
      .where('name_key', '>', after)
      .orderBy('name_key')
      .limit(limit)
      .execute()
    return rows.map(accountOf)
  }

  async accountsLike(part: string, limit: number): Promise<readonly Account[]> {
    const rows = await this.db
      .selectFrom('account')
      .selectAll()
      .where(sql<boolean>`name_key like ${`%${part.replaceAll(/[%_!]/g, '!$&')}%`} escape '!'`)
      .orderBy('name_key')
      .limit(limit)
      .execute()
    return rows.map(accountOf)
  }

  async setHost(account: string, isHost: boolean): Promise<void> {
    await this.db
      .updateTable('account')
      .set({ is_host: isHost ? 1 : 0 })
      .where('id', '=', account)
      .execute()
  }

  async setBot(account: string): Promise<void> {
    await this.db.updateTable('account').set({ is_bot: 1 }).where('id', '=', account).execute()
  }

  async bots(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('account').select('id').where('is_bot', '=', 1).execute()
    return rows.map(({ id }) => id)
  }

  async setPassword(account: string, password: string): Promise<void> {
    await this.db.updateTable('account').set({ password }).where('id', '=', account).execute()
  }

  async removeAccount(id: string): Promise<void> {
    await this.db.deleteFrom('session').where('account', '=', id).execute()
    await this.db.deleteFrom('recovery').where('account', '=', id).execute()
    await this.db.deleteFrom('rating').where('account', '=', id).execute()
    for (const column of ['account', 'other'] as const) {
      await this.db.deleteFrom('block').where(column, '=', id).execute()
    }
    for (const column of ['by_account', 'about'] as const) {
      await this.db.deleteFrom('report').where(column, '=', id).execute()
    }
    await this.db.deleteFrom('measure').where('account', '=', id).execute()
    await this.db.deleteFrom('document').where('account', '=', id).execute()
    await this.db.deleteFrom('passkey').where('account', '=', id).execute()
    await this.db.deleteFrom('challenge').where('account', '=', id).execute()
    await this.db.deleteFrom('token').where('account', '=', id).execute()
    for (const column of ['account', 'other'] as const) {
      await this.db.deleteFrom('friend').where(column, '=', id).execute()
    }
    for (const column of ['account', 'by_account'] as const) {
      await this.db.deleteFrom('invitation').where(column, '=', id).execute()
    }
    await this.db.deleteFrom('club_member').where('account', '=', id).execute()
    for (const table of ['notice_rules', 'channel', 'delivery'] as const) {
      await this.db.deleteFrom(table).where('account', '=', id).execute()
    }
    await this.db.deleteFrom('account').where('id', '=', id).execute()
  }

  async addSession({ key, account, device, createdAt, seenAt }: Session): Promise<void> {
    await this.db
      .insertInto('session')
      .values({ key, account, device, created_at: createdAt, seen_at: seenAt })
      .execute()
  }

  async session(key: string): Promise<Session | undefined> {
    const row = await this.db.selectFrom('session').selectAll().where('key', '=', key).executeTakeFirst()
    return row === undefined ? undefined : sessionOf(row)
  }

  async sessionsOf(account: string): Promise<readonly Session[]> {
    const rows = await this.db
      .selectFrom('session')
      .selectAll()
      .where('account', '=', account)
      .orderBy('seen_at', 'desc')
      .execute()
    return rows.map(sessionOf)
  }

  async sessionSeen(key: string, at: number): Promise<void> {
    await this.db.updateTable('session').set({ seen_at: at }).where('key', '=', key).execute()
  }

  async endSession(account: string, key: string): Promise<void> {
    await this.db.deleteFrom('session').where('account', '=', account).where('key', '=', key).execute()
  }

  async endSessions(account: string, except?: string): Promise<void> {
    let ended = this.db.deleteFrom('session').where('account', '=', account)
    if (except !== undefined) ended = ended.where('key', '!=', except)
    await ended.execute()
  }

  async setCodes(account: string, codes: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('recovery')
      .where('account', '=', account)
      .where('expires_at', 'is', null)
      .execute()
    if (codes.length === 0) return
    const rows = codes.map((code) => ({ code, account, expires_at: null }))
    await this.db.insertInto('recovery').values(rows).execute()
  }

  async addCode(account: string, code: string, expiresAt: number): Promise<void> {
    await this.db.insertInto('recovery').values({ code, account, expires_at: expiresAt }).execute()
  }

  async takeCode(account: string, code: string, at: number): Promise<boolean> {
    const row = await this.db
      .deleteFrom('recovery')
      .where('account', '=', account)
      .where('code', '=', code)
      .returning('expires_at')
      .executeTakeFirst()
    return row !== undefined && (row.expires_at === null || row.expires_at >= at)
  }

  async countCodes(account: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('recovery')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('account', '=', account)
      .where('expires_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}

const accountOf = (row: Selectable<Tables['account']>): Account => ({
  id: row.id,
  name: row.name,
  nameKey: row.name_key,
  password: row.password,
  createdAt: row.created_at,
  isHost: row.is_host === 1,
  isBot: row.is_bot === 1,
})

const sessionOf = ({
  key,
  account,
  device,
  created_at,
  seen_at,
}: Selectable<Tables['session']>): Session => ({
  key,
  account,
  device,
  createdAt: created_at,
  seenAt: seen_at,
})
