import { scenariosSchema } from './scenario-schema.ts'
import data from './scenarios.json' with { type: 'json' }

/** Scenarios, points and the campaign frame, checked once at load (DN-18, DN-19). */
export const scenariosData = scenariosSchema.parse(data)
