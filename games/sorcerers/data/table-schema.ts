import { z } from 'zod'

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const name = z.strictObject({ en: z.string(), fr: z.string(), es: z.string() })
const mm = z.int().min(0).max(3000)
const height = z.int().min(1).max(200)
const point = z.tuple([mm, mm])
const poly = z.array(point).min(3).max(24)

const opening = z.strictObject({
  edge: z.int().min(0).max(23),
  type: z.enum(['door', 'window']),
  a: point,
  b: point,
  z0: z.int().min(0).max(200),
  z1: height,
})

/** SO-3.2, SO-15.4: a piece of terrain. Corners go clockwise on the screen, y downwards. */
const pieceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('wood'), poly, top: height }),
  z.strictObject({
    id,
    kind: z.literal('building'),
    solid: z.boolean(),
    poly,
    roof: height,
    parapet: z.int().min(0).max(50),
    floors: z.array(height).max(4),
    openings: z.array(opening).max(24),
  }),
  z.strictObject({
    id,
    kind: z.literal('ruin'),
    poly,
    walls: z.array(z.strictObject({ a: point, b: point, top: height })).max(24),
    floors: z.array(z.strictObject({ poly, z: height })).max(4),
  }),
  z.strictObject({ id, kind: z.literal('rock'), poly, top: height }),
  z.strictObject({ id, kind: z.literal('low'), a: point, b: point, top: z.int().min(1).max(20) }),
])
export type Piece = z.infer<typeof pieceSchema>

const linkEnd = z.strictObject({ s: z.string(), x: mm, y: mm })
const link = z.strictObject({
  id,
  type: z.enum(['stairs', 'ladder', 'gangway']),
  a: linkEnd,
  b: linkEnd,
  cost: z.int().min(0).max(50),
  maxRadius: z.int().min(1).max(30),
})

const start = z.strictObject({
  x: mm,
  y: mm,
  fx: z.int().min(-3000).max(3000),
  fy: z.int().min(-3000).max(3000),
})
const starts = z.strictObject({
  2: z.array(start).length(2).optional(),
  3: z.array(start).length(3).optional(),
  4: z.array(start).length(4).optional(),
})

/** SO-15.4: a table. Whether it is valid as well is judged by SO-15.5. */
export const tableSchema = z.strictObject({
  id,
  name,
  width: z.int().min(800).max(3000),
  height: z.int().min(800).max(3000),
  starts,
  pieces: z.array(pieceSchema).max(60),
  links: z.array(link).max(60),
})
export type TableData = z.infer<typeof tableSchema>

/** The name of the format in which tables travel, and its version. */
export const TABLE_FORMAT = 'so-table/1'

/** A table as a file, as it is kept in a browser and in a link (docs/formats/sorcerers-tables.md). */
export const tableFileSchema = z.strictObject({ format: z.literal(TABLE_FORMAT), table: tableSchema })

export const tablesSchema = z.strictObject({
  schema: z.literal(1),
  units: z.literal('mm'),
  defaultTable: id,
  tables: z.array(tableSchema),
})
