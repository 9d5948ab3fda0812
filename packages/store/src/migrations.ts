import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/**
 * How the tables came to be, in order. A migration that was released is never changed: an old database opens by those
 * that it lacks.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-matches': {
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
  },
  '002-replays': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('replay')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created_at', sql`bigint`, (column) => column.notNull())
        .execute()
    },
  },
  '003-replay-bytes': {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('replay')
        .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await sql`update replay set bytes = length(body)`.execute(db)
      // Their sum is read from the index alone.
      await db.schema.createIndex('replay_bytes').on('replay').column('bytes').execute()
    },
  },
  // What was there before had its characters counted.
  '004-replay-octets': {
    async up(db: Kysely<never>) {
      await sql`update replay set bytes = octet_length(body)`.execute(db)
    },
  },
  '005-people': {
    async up(db: Kysely<never>) {
      const long = sql`bigint`
      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull().unique())
        .addColumn('password', 'text', (column) => column.notNull())
        .addColumn('created_at', long, (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('session')
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('created_at', long, (column) => column.notNull())
        .addColumn('seen_at', long, (column) => column.notNull())
        .execute()
      await db.schema.createIndex('session_account').on('session').column('account').execute()
      await db.schema
        .createTable('recovery')
        .addColumn('code', 'text', (column) => column.primaryKey().notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('expires_at', long)
        .execute()
      await db.schema.createIndex('recovery_account').on('recovery').column('account').execute()
    },
  },
  '006-ratings': {
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
  },
  '007-moderation': {
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
  },
  '008-documents': {
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
  },
  '012-workers': {
    async up(db: Kysely<never>) {
      const long = sql`bigint`
      await db.schema
        .createTable('worker')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('added_at', long, (column) => column.notNull())
        .addColumn('seen_at', long)
        .addColumn('games', 'text', (column) => column.notNull())
        .addColumn('answered', 'integer', (column) => column.notNull())
        .addColumn('refused', 'integer', (column) => column.notNull())
        .addColumn('lost', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('thought')
        .addColumn('match', 'text', (column) => column.primaryKey().notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('opened_at', long, (column) => column.notNull())
        .addColumn('leases', 'integer', (column) => column.notNull())
        .addColumn('is_own', 'integer', (column) => column.notNull())
        .addColumn('lease', 'text', (column) => column.unique())
        .addColumn('worker', 'text')
        .addColumn('from_at', long)
        .addColumn('until', long)
        .addColumn('share', sql`double precision`, (column) => column.notNull())
        .addColumn('playouts', 'integer', (column) => column.notNull())
        .execute()
    },
  },
  '013-company': {
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
  },
  '014-notices': {
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
  },
  '015-tournaments': {
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
  },
  '016-tokens': {
    async up(db: Kysely<never>) {
      const long = sql`bigint`
      await db.schema
        .createTable('token')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('created_at', long, (column) => column.notNull())
        .addColumn('used_at', long)
        .execute()
      await db.schema.createIndex('token_account').on('token').column('account').execute()
    },
  },
  '017-bots': {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('account')
        .addColumn('is_bot', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Brings the database to the tables of today. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
