import { z } from 'zod'

const count = z.int().min(0).max(99)
export const hexSchema = z.string().regex(/^[A-Z]{2}\.\d{4}$/)
export const sideIdSchema = z.enum(['exile', 'horde'])
const facing = z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW'])

/** Where a unit may be set up: all that are given must hold (DN-18.3). */
const where = z.strictObject({
  hexes: z.array(hexSchema).optional(),
  map: z.string().optional(),
  building: z.string().optional(),
  room: z.string().optional(),
  terrain: z.string().optional(),
  columns: z.tuple([count, count]).optional(),
  within: z.strictObject({ hex: hexSchema, distance: count }).optional(),
  notWithin: z.strictObject({ hex: hexSchema, distance: count }).optional(),
  notBuilding: z.union([z.literal(true), z.array(z.string())]).optional(),
  notTerrain: z.array(z.string()).optional(),
  centre: hexSchema.optional(),
  facing: facing.optional(),
  pair: z.tuple([hexSchema, hexSchema]).optional(),
  front: hexSchema.optional(),
})
export type Where = z.infer<typeof where>

const whom = { side: sideIdSchema.optional(), types: z.array(z.string()).optional() }
const simple = z.union([
  z.literal('otherwise'),
  z.literal('opponentEliminated'),
  z.literal('morePoints'),
  z.strictObject({
    standing: z.strictObject({
      side: sideIdSchema,
      building: z.string().optional(),
      hexes: z.array(hexSchema).optional(),
      atLeast: count.optional(),
      atMost: count.optional(),
    }),
  }),
  z.strictObject({ dead: z.strictObject({ ...whom, atLeast: count }) }),
  z.strictObject({
    exited: z.strictObject({
      ...whom,
      sides: z.array(z.string()),
      atLeast: count,
      including: z.array(z.string()).optional(),
    }),
  }),
  z.strictObject({
    chestExited: z.strictObject({ side: sideIdSchema, sides: z.array(z.string()) }),
  }),
])
const condition = z.union([simple, z.strictObject({ all: z.array(simple) })])
export type SimpleCondition = z.infer<typeof simple>
export type Condition = z.infer<typeof condition>

const moments = ['any-time', 'end-of-own-player-turn', 'turn-limit-reached'] as const
export type Moment = (typeof moments)[number]

export const victorySchema = z.strictObject({
  side: z.union([sideIdSchema, z.enum(['either', 'points'])]),
  when: z.enum(moments),
  condition,
})
export type Victory = z.infer<typeof victorySchema>

const setup = z.union([
  z.strictObject({
    units: z.union([z.record(z.string(), count), z.literal('all')]),
    where,
  }),
  z.strictObject({ horse: z.string(), where }),
])

export const armySchema = z.strictObject({
  units: z.array(
    z.strictObject({
      type: z.string(),
      count,
      posture: z.enum(['foot', 'mounted']).optional(),
    }),
  ),
  setup: z.array(setup).optional(),
  entries: z
    .array(
      z.strictObject({
        turn: count,
        side: z.string(),
        units: z.union([z.array(z.string()), z.literal('all')]),
        hexes: z.array(hexSchema),
      }),
    )
    .optional(),
})
export type Army = z.infer<typeof armySchema>

export const layoutSchema = z.array(
  z.strictObject({
    map: z.enum(['WM', 'AR', 'DL', 'DC']),
    origin: z.tuple([z.int().min(0).max(78), z.int().min(0).max(78)]).default([0, 0]),
    rotation: z.union([z.literal(0), z.literal(180)]).default(0),
  }),
)
/** How boards lie: those of the game, or one of somebody's own. */
export type Layout = readonly {
  readonly map: string
  readonly origin: readonly [number, number]
  readonly rotation: 0 | 180
}[]

/** A scenario (DN-18.4). `special` are notes for readers; what they say, `locked` and `chest` say as data. */
const scenarioSchema = z.strictObject({
  id: z.string(),
  order: count,
  title: z.string(),
  level: z.string(),
  layout: layoutSchema,
  links: z.array(z.strictObject({ from: hexSchema, to: hexSchema, cost: count.default(2) })),
  firstSide: sideIdSchema,
  turnLimit: count,
  magic: z.boolean(),
  sides: z.strictObject({ exile: armySchema, horde: armySchema }),
  special: z.array(z.string()).optional(),
  /** Cell doors start locked (DN-7.9). */
  locked: z.boolean().optional(),
  /** Where the treasure chest lies. */
  chest: hexSchema.optional(),
  victory: z.array(victorySchema),
})
export type Scenario = Omit<z.infer<typeof scenarioSchema>, 'layout'> & { readonly layout: Layout }

export const scenariosSchema = z.strictObject({
  schema: z.literal('dragon-noir-scenarios/1'),
  origin: z.string().optional(),
  points: z.strictObject({
    note: z.string().optional(),
    values: z.record(z.string(), count),
  }),
  /** One at least. */
  scenarios: z.tuple([scenarioSchema], scenarioSchema),
  campaign: z.strictObject({
    episodes: z.array(
      z.strictObject({
        id: z.string(),
        number: count,
        title: z.string(),
        status: z.string(),
        scenarios: z.array(z.string()),
      }),
    ),
    carryOver: z.record(z.string(), z.string()),
    score: z.string(),
  }),
})
