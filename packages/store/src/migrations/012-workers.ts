import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const workers: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('worker')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('added_at', long, (column) => column.notNull())
      .addColumn('seen_at', long)
      .addColumn('games', 'text', (column) => column.notNull())
      .addColumn('answered', 'integer', (column) => column.notNull())
      .addColumn('refused', 'integer', (column) => column.notNull())
      .addColumn('lost', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('thought')
      .addColumn('match', 'text', (column) => column.primaryKey().notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('opened_at', long, (column) => column.notNull())
      .addColumn('leases', 'integer', (column) => column.notNull())
      .addColumn('is_own', 'integer', (column) => column.notNull())
      .addColumn('lease', 'text', (column) => column.unique())
      .addColumn('worker', 'text')
      .addColumn('from_at', long)
      .addColumn('until', long)
      .addColumn('share', sql`double precision`, (column) => column.notNull())
      .addColumn('playouts', 'integer', (column) => column.notNull())
      .execute()
  },
}
