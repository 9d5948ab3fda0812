import { weaponsSchema } from './schema.ts'
import data from './weapons.json' with { type: 'json' }

/** SO-8.7: weapons, checked once at load. */
export const weaponsData = weaponsSchema.parse(data)
