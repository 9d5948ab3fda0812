import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was there before had its characters counted. */
export const replayOctets: Migration = {
  async up(db: Kysely<never>) {
    await sql`update replay set bytes = octet_length(body)`.execute(db)
  },
}
