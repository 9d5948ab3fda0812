import { z } from 'zod'
import { tableSchema } from '../data/table-schema.ts'
import { tablesData } from '../data/tables.ts'
import { tableFaults } from './tables/validity.ts'

/** A table made out of a seed: the same seed makes the same table for ever. */
const generatedName = /^generated-[a-z0-9]{1,24}$/

const shipped = z.enum(tablesData.tables.map(({ id }) => id) as [string, ...string[]])
const drawn = tableSchema.superRefine((table, issues) => {
  for (const { type, clause, piece, other } of tableFaults(table)) {
    const message = [clause, type, piece, other].filter((word) => word !== undefined).join(' ')
    const place = table.pieces.findIndex(({ id }) => id === piece)
    issues.addIssue({ code: 'custom', path: place < 0 ? [] : ['pieces', place], message })
  }
})

/** SO-0.1: the variants with their defaults, and what SO-5.1 chooses. */
export const optionsSchema = z.strictObject({
  /** A shipped table, a generated one by name, or a whole table (SO-15.4). */
  table: z.union([shipped, z.string().regex(generatedName), drawn]).default(tablesData.defaultTable),
  /** Names of the sorcerers in seat order; those that are left out are named after their seat. */
  names: z.array(z.string().min(1).max(24)).max(4).default([]),
  roster: z.enum(['document', 'all']).default('document'), // SO-11
  /** SO-8.4: whether distances are shown before an attack is announced; a setting of the table, no rule. */
  measuring: z.enum(['closed', 'open']).default('closed'),
  hitDie: z.enum(['d20', '3d6']).default('d20'), // SO-8.5
  armour: z.enum(['soak', 'pool']).default('soak'), // SO-8.8
  attacksPerTurn: z.union([z.literal(2), z.literal(1)]).default(2), // SO-6.8
  archerKnife: z.boolean().default(false), // SO-8.12
  wind: z.enum(['all', 'one']).default('all'), // SO-10.9
  ramKills: z.boolean().default(false), // SO-8.10
  gunMoveCrew: z.enum(['any', 'three']).default('any'), // SO-9.5
  cohesion: z.enum(['chain', 'pairwise']).default('chain'), // SO-10.13
  freeTurn: z.boolean().default(true), // SO-7.11
  convictionLock: z.enum(['game', 'living']).default('game'), // SO-11.3
  setup: z.enum(['fixed', 'edge']).default('fixed'), // SO-5.3
  starter: z.enum(['document', 'roll']).default('document'), // SO-5.6
  fade: z.int().min(0).max(9999).default(0), // SO-12.7
  turnLimit: z.int().min(0).max(9999).default(0), // SO-12.5
})

export type Options = Readonly<z.infer<typeof optionsSchema>>

/** SO-0.2: named sets of options; `document` is every default. */
export const presets = {
  document: {},
  club: { starter: 'roll', fade: 20 },
} as const
