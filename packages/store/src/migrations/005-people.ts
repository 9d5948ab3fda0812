import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const people: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('session')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .addColumn('seen_at', long, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('session_account').on('session').column('account').execute()
    await db.schema
      .createTable('recovery')
      .addColumn('code', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('expires_at', long)
      .execute()
    await db.schema.createIndex('recovery_account').on('recovery').column('account').execute()
  },
}
