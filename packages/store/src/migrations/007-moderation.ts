import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const moderation: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('block')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addPrimaryKeyConstraint('block_key', ['account', 'other'])
      .execute()
    await db.schema.createIndex('block_other').on('block').column('other').execute()
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('by_account', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('match', 'text')
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('is_open', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('report_open').on('report').columns(['is_open', 'at']).execute()
    await db.schema.createIndex('report_about').on('report').column('about').execute()
    await db.schema.createIndex('report_by').on('report').columns(['by_account', 'is_open']).execute()
    await db.schema
      .createTable('measure')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('until', long)
      .addColumn('is_seen', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('measure_account').on('measure').columns(['account', 'at']).execute()
  },
}
