import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const matches: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .createTable('match')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('laid', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .addColumn('deadline', long)
      .execute()
    await db.schema
      .createIndex('match_open')
      .on('match')
      .columns(['state', 'is_public', 'created_at'])
      .execute()
    await db.schema
      .createIndex('match_deadline')
      .on('match')
      .column('deadline')
      .where(sql.ref('deadline'), 'is not', null)
      .execute()
    await db.schema
      .createTable('line')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('by_seat', 'integer')
      .addColumn('command', 'text')
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('line_key', ['match', 'n'])
      .execute()
    await db.schema
      .createIndex('line_command')
      .unique()
      .on('line')
      .columns(['match', 'command'])
      .where(sql.ref('command'), 'is not', null)
      .execute()
    await db.schema
      .createTable('snapshot')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshot_key', ['match', 'n'])
      .execute()
    await db.schema
      .createTable('secret')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('secret_key', ['match', 'name'])
      .execute()
    await db.schema
      .createTable('holder')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('ended', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('holder_key', ['match', 'seat', 'key'])
      .execute()
    await db.schema.createIndex('holder_place').unique().on('holder').columns(['key', 'place']).execute()
    await db.schema
      .createTable('pass')
      .addColumn('pass', 'text', (column) => column.primaryKey().notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('expires_at', long, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('note')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('note_key', ['match', 'seat'])
      .execute()
  },
}
