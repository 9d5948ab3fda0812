import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const ratings: Migration = {
  async up(db: Kysely<never>) {
    const [long, real] = [sql`bigint`, sql`double precision`]
    await db.schema
      .createTable('result')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('mean', real, (column) => column.notNull())
      .addColumn('deviation', real, (column) => column.notNull())
      .addColumn('mean_before', real, (column) => column.notNull())
      .addColumn('deviation_before', real, (column) => column.notNull())
      .addPrimaryKeyConstraint('result_key', ['match', 'seat'])
      .execute()
    // Of two matches that end at once the second must go on from what the first made of a rating.
    await db.schema
      .createIndex('result_order')
      .unique()
      .on('result')
      .columns(['account', 'game', 'side', 'pace', 'matches'])
      .execute()
    await db.schema.createIndex('result_latest').on('result').columns(['account', 'at', 'match']).execute()
    await db.schema
      .createTable('rating')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('mean', real, (column) => column.notNull())
      .addColumn('deviation', real, (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_key', ['account', 'game', 'side', 'pace'])
      .execute()
    await db.schema
      .createIndex('rating_best')
      .on('rating')
      .columns(['game', 'side', 'pace', 'mean'])
      .execute()
  },
}
