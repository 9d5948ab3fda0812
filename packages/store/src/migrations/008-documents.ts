import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documents: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('document')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('saved_at', sql`bigint`, (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_key', ['account', 'name'])
      .execute()
  },
}
