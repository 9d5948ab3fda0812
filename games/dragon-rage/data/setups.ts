import { z } from 'zod'
import data from './setups.json' with { type: 'json' }

const label = z.string().regex(/^\d{4}$/)

const setupsSchema = z.strictObject({
  defender: z.array(z.strictObject({ id: z.enum(['gates', 'west']), units: z.record(z.string(), label) })),
  invader: z.array(
    z.strictObject({
      id: z.enum(['north', 'pincers', 'shore']),
      dragons: z.strictObject({
        D1: z.strictObject({ hex: label, facing: z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']) }),
        D2: z.strictObject({ hex: label, facing: z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']) }),
      }),
    }),
  ),
})

/** Set-ups worth a first try, for each side: all its pieces with their posts. */
export const setups = setupsSchema.parse(data)
