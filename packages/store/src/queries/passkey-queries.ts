import { type Kysely, sql } from 'kysely'
import type { Challenge, Passkey, PasskeyStore } from '../passkey-store.ts'
import type { Tables } from '../tables.ts'

/** Passkeys, in words that both databases understand. Each write is one statement: a challenge is used up once. */
export class PasskeyQueries implements PasskeyStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async add({ publicKey, createdAt, usedAt, ...passkey }: Passkey): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.db
      .insertInto('passkey')
      .values({ ...passkey, public_key: publicKey, created_at: createdAt, used_at: usedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return await this.passkeys().where('id', '=', id).executeTakeFirst()
  }

  async of(account: string): Promise<readonly Passkey[]> {
    return await this.passkeys().where('account', '=', account).orderBy('created_at').orderBy('id').execute()
  }

  async used(id: string, counter: number, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('passkey')
      .set({ counter, used_at: at })
      .where('id', '=', id)
      .where(({ eb, or, and }) =>
        // Some never count, and say 0 each time.
        or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(sql.val(counter), '=', 0)])]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async remove(account: string, id: string, mayBeLast: boolean): Promise<boolean> {
    let removed = this.db.deleteFrom('passkey').where('account', '=', account).where('id', '=', id)
    if (!mayBeLast) {
      removed = removed.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('passkey as other')
            .select('other.id')
            .where('other.account', '=', account)
            .where('other.id', '!=', id),
        ),
      )
    }
    const { numDeletedRows } = await removed.executeTakeFirst()
    return numDeletedRows > 0n
  }

  async addChallenge({ hash, use, account, expiresAt }: Challenge, now: number): Promise<void> {
    await this.db.deleteFrom('challenge').where('expires_at', '<', now).execute()
    await this.db
      .insertInto('challenge')
      .values({ hash, used_for: use, account: account ?? null, expires_at: expiresAt })
      .execute()
  }

  async takeChallenge(hash: string, at: number): Promise<Challenge | undefined> {
    const row = await this.db
      .deleteFrom('challenge')
      .where('hash', '=', hash)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined || row.expires_at < at) return undefined
    return { hash, use: row.used_for, account: row.account ?? undefined, expiresAt: row.expires_at }
  }

  private passkeys() {
    return this.db
      .selectFrom('passkey')
      .select(['id', 'account', 'name', 'counter', 'transports'])
      .select(['public_key as publicKey', 'created_at as createdAt', 'used_at as usedAt'])
  }
}
