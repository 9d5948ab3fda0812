import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const notices: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('notice_rules')
      .addColumn('account', 'text', (column) => column.primaryKey().notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('channel')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .addColumn('is_confirmed', 'integer', (column) => column.notNull())
      .addColumn('is_paused', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('failed_at', long)
      .addColumn('why', 'text')
      .addColumn('worked_at', long)
      .addUniqueConstraint('channel_target', ['account', 'kind', 'target'])
      .execute()
    await db.schema
      .createTable('occasion')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('due_at', long, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('occasion_due').on('occasion').column('due_at').execute()
    await db.schema
      .createTable('delivery')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('due_at', long, (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('claimed_until', long, (column) => column.notNull())
      .addColumn('done_at', long)
      .execute()
    await db.schema
      .createIndex('delivery_due')
      .on('delivery')
      .column('due_at')
      .where(sql.ref('done_at'), 'is', null)
      .execute()
    await db.schema.createIndex('delivery_match').on('delivery').columns(['match', 'seat']).execute()
    await db.schema.createIndex('delivery_account').on('delivery').column('account').execute()
    await db.schema
      .createTable('server_key')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
