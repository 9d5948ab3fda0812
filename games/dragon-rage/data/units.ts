import data from './esirien.units.json' with { type: 'json' }
import { unitsDataSchema } from './schema.ts'

/** Unit values, dragon, tables and spells of the base scenario, checked once at load. */
export const unitsData = unitsDataSchema.parse(data)
