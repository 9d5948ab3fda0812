import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Token, TokenStore } from '../token-store.ts'

/** Tokens, in words that both databases understand. */
export class TokenQueries implements TokenStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async add({ createdAt, usedAt, ...token }: Token): Promise<void> {
    await this.db
      .insertInto('token')
      .values({ ...token, created_at: createdAt, used_at: usedAt ?? null })
      .execute()
  }

  async token(hash: string): Promise<Token | undefined> {
    const row = await this.db.selectFrom('token').selectAll().where('hash', '=', hash).executeTakeFirst()
    return row === undefined ? undefined : tokenOf(row)
  }

  async of(account: string): Promise<readonly Token[]> {
    const rows = await this.db
      .selectFrom('token')
      .selectAll()
      .where('account', '=', account)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(tokenOf)
  }

  async used(id: string, at: number): Promise<void> {
    await this.db.updateTable('token').set({ used_at: at }).where('id', '=', id).execute()
  }

  async remove(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('token')
      .where('account', '=', account)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async removeAll(account: string): Promise<void> {
    await this.db.deleteFrom('token').where('account', '=', account).execute()
  }
}

const tokenOf = ({ created_at, used_at, ...row }: Selectable<Tables['token']>): Token => ({
  ...row,
  createdAt: created_at,
  usedAt: used_at ?? undefined,
})
