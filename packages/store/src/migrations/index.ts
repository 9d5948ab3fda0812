import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { matches } from './001-matches.ts'
import { replays } from './002-replays.ts'
import { replayBytes } from './003-replay-bytes.ts'
import { replayOctets } from './004-replay-octets.ts'
import { people } from './005-people.ts'
import { ratings } from './006-ratings.ts'
import { moderation } from './007-moderation.ts'
import { documents } from './008-documents.ts'
import { workers } from './012-workers.ts'
import { company } from './013-company.ts'
import { notices } from './014-notices.ts'
import { tournaments } from './015-tournaments.ts'
import { tokens } from './016-tokens.ts'
import { bots } from './017-bots.ts'

/**
 * How the tables came to be, in order. A migration that was released is never changed: an old database opens by those
 * that it lacks.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-matches': matches,
  '002-replays': replays,
  '003-replay-bytes': replayBytes,
  '004-replay-octets': replayOctets,
  '005-people': people,
  '006-ratings': ratings,
  '007-moderation': moderation,
  '008-documents': documents,
  '012-workers': workers,
  '013-company': company,
  '014-notices': notices,
  '015-tournaments': tournaments,
  '016-tokens': tokens,
  '017-bots': bots,
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Brings the database to the tables of today. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
