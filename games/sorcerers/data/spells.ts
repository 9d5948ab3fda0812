import { spellsSchema } from './schema.ts'
import data from './spells.json' with { type: 'json' }

/** SO-10: magic, checked once at load. */
export const spellsData = spellsSchema.parse(data)
