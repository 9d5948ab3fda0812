import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const replayBytes: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('replay')
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update replay set bytes = length(body)`.execute(db)
    // Their sum is read from the index alone.
    await db.schema.createIndex('replay_bytes').on('replay').column('bytes').execute()
  },
}
