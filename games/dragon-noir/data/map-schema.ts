import { z } from 'zod'
import { terrains } from './schema.ts'

const label = z.string().regex(/^\d{4}$/)

/** Shape of a map file (DN-3). */
export const mapSchema = z.strictObject({
  schema: z.literal('dragon-noir-map/1'),
  id: z.string().regex(/^[A-Z]{2}$/),
  name: z.string(),
  kind: z.enum(['surface', 'underground']),
  cols: z.literal(26),
  rows: z.literal(18),
  layout: z.literal('flat-top-odd-q'),
  sides: z.strictObject({
    N: z.string(),
    E: z.string(),
    S: z.string(),
    W: z.string(),
  }),
  arrow: z.enum(['N']).nullable(),
  defaultTerrain: z.enum(['clear', 'rock']),
  hexes: z.record(
    label,
    z.strictObject({
      t: z.enum(terrains),
      level: z.int().min(0).max(2).optional(),
      tree: z.enum(['small', 'medium', 'large']).optional(),
      group: z.string().optional(),
      building: z.string().optional(),
      room: z.string().optional(),
      open: z.boolean().optional(),
    }),
  ),
  hexsides: z.array(
    z.strictObject({
      a: label,
      b: label,
      type: z.enum(['wall', 'door', 'window', 'bars', 'cell-door', 'crest', 'tower-wall', 'tower-door']),
      in: label.optional(),
      low: label.optional(),
      high: label.optional(),
      gate: z.boolean().optional(),
      interior: z.boolean().optional(),
      cell: z.string().optional(),
    }),
  ),
  buildings: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      hexes: z.array(label),
      rooms: z.record(z.string(), z.array(label)),
      centre: label.optional(),
      roof: z.boolean().optional(),
    }),
  ),
  features: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      /** What a place without a building is called. */
      name: z.string().max(60).optional(),
      size: z.string().optional(),
      hexes: z.array(label).optional(),
      plateau: z.array(label).optional(),
      talus: z.array(label).optional(),
    }),
  ),
})
export type MapData = z.infer<typeof mapSchema>
