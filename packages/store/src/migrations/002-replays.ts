import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const replays: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('replay')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`bigint`, (column) => column.notNull())
      .execute()
  },
}
