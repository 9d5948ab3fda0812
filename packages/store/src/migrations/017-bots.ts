import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const bots: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('account')
      .addColumn('is_bot', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
