import { z } from 'zod'
import { mapSchema } from './map-schema.ts'
import { armySchema, hexSchema, sideIdSchema, victorySchema } from './scenario-schema.ts'

/**
 * A board of somebody's own with the scenario that is played on it: what the editor writes and a match has among its
 * options. Map and scenario are written like those of the game (DN-3, DN-18.4); the board lies alone and straight.
 */
export const boardFileSchema = z.strictObject({
  schema: z.literal('dragon-noir-board/1'),
  title: z.string().min(1).max(60),
  /** Who, where and why, for whoever is about to play it. */
  story: z.string().max(1200).optional(),
  map: mapSchema,
  scenario: z.strictObject({
    firstSide: sideIdSchema,
    turnLimit: z.int().min(1).max(99),
    magic: z.boolean(),
    sides: z.strictObject({ exile: armySchema, horde: armySchema }),
    locked: z.boolean().optional(),
    chest: hexSchema.optional(),
    victory: z.array(victorySchema).min(1).max(20),
  }),
})
export type BoardFile = z.infer<typeof boardFileSchema>
