import data from './races.json' with { type: 'json' }
import { racesSchema } from './schema.ts'

/** SO-11: races, rosters and the sorcerer, checked once at load. */
export const racesData = racesSchema.parse(data)
