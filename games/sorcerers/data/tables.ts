import { tablesSchema } from './table-schema.ts'
import data from './tables.json' with { type: 'json' }

/** The five tables that come with the game, checked once at load. */
export const tablesData = tablesSchema.parse(data)
