import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const tokens: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('token')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .addColumn('used_at', long)
      .execute()
    await db.schema.createIndex('token_account').on('token').column('account').execute()
  },
}
