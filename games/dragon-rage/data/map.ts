import data from './esirien.json' with { type: 'json' }
import { mapDataSchema } from './schema.ts'

/** The map of Esirien, checked once at load. */
export const mapData = mapDataSchema.parse(data)
