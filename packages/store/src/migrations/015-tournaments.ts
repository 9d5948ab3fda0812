import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const tournaments: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('tournament')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('organiser', 'text', (column) => column.notNull())
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('tournament_state')
      .on('tournament')
      .columns(['state', 'created_at'])
      .execute()
    await db.schema
      .createTable('tournament_line')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('tournament_line_key', ['tournament', 'n'])
      .execute()
    await db.schema
      .createTable('tournament_secret')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('tournament_secret_key', ['tournament', 'name'])
      .execute()
  },
}
