import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const company: Migration = {
  async up(db: Kysely<never>) {
    const long = sql`bigint`
    await db.schema
      .alterTable('account')
      .addColumn('is_host', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('measure').addColumn('by_account', 'text').execute()
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', long, (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .addColumn('used_at', long, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('passkey_account').on('passkey').column('account').execute()
    await db.schema
      .createTable('challenge')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('used_for', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addColumn('expires_at', long, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('challenge_expires').on('challenge').column('expires_at').execute()
    await db.schema
      .createTable('friend')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addPrimaryKeyConstraint('friend_key', ['account', 'other'])
      .execute()
    await db.schema.createIndex('friend_other').on('friend').column('other').execute()
    await db.schema
      .createTable('invitation')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('by_account', 'text', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addPrimaryKeyConstraint('invitation_key', ['match', 'account'])
      .execute()
    await db.schema.createIndex('invitation_account').on('invitation').column('account').execute()
    await db.schema
      .createTable('club')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('joining', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('created_at', long, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('club_member')
      .addColumn('club', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('at', long, (column) => column.notNull())
      .addPrimaryKeyConstraint('club_member_key', ['club', 'account'])
      .execute()
    await db.schema.createIndex('club_member_account').on('club_member').column('account').execute()
    await db.schema
      .createTable('club_table')
      .addColumn('match', 'text', (column) => column.primaryKey().notNull())
      .addColumn('club', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('club_table_club').on('club_table').column('club').execute()
  },
}
