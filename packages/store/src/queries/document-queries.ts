import { type Kysely, sql } from 'kysely'
import type { Document, DocumentStore, ListedDocument, WrittenDocument } from '../document-store.ts'
import type { Tables } from '../tables.ts'

/** What people made, in words that both databases understand. Each write is one statement: whoever comes second is told. */
export class DocumentQueries implements DocumentStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async list(account: string): Promise<readonly ListedDocument[]> {
    const rows = await this.db
      .selectFrom('document')
      .select(['name', 'version', 'saved_at', 'bytes'])
      .where('account', '=', account)
      .orderBy('name')
      .execute()
    return rows.map(({ name, version, saved_at: savedAt, bytes }) => ({
      name,
      version,
      savedAt,
      isRemoved: bytes === 0,
    }))
  }

  async document(account: string, name: string): Promise<Document | undefined> {
    const row = await this.db
      .selectFrom('document')
      .select(['version', 'saved_at', 'body'])
      .where('account', '=', account)
      .where('name', '=', name)
      .executeTakeFirst()
    if (row === undefined) return undefined
    return { name, version: row.version, savedAt: row.saved_at, body: row.body }
  }

  async put(account: string, { name, base, savedAt, body }: WrittenDocument): Promise<number | undefined> {
    const now = { version: base + 1, saved_at: savedAt, body, bytes: Buffer.byteLength(body ?? '') }
    const written =
      base === 0
        ? await this.db
            .insertInto('document')
            .values({ account, name, ...now })
            .onConflict((conflict) => conflict.columns(['account', 'name']).doNothing())
            .returning('version')
            .executeTakeFirst()
        : await this.db
            .updateTable('document')
            .set(now)
            .where('account', '=', account)
            .where('name', '=', name)
            .where('version', '=', base)
            .returning('version')
            .executeTakeFirst()
    return written?.version
  }

  async size(account: string) {
    const { count, bytes } = await this.db
      .selectFrom('document')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('count'),
        sql<number | string>`coalesce(sum(bytes), 0)`.as('bytes'),
      ])
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    return { count: Number(count), bytes: Number(bytes) }
  }
}
