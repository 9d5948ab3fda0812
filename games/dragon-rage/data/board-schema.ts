import { z } from 'zod'

const label = z.string().regex(/^\d{4}$/)
const side = z.string().regex(/^\d{4}\|\d{4}$/)

/** What lies in a hex of a board that somebody drew. */
const grounds = [
  'open',
  'forest',
  'tower',
  'river',
  'ford',
  'wooden-bridge',
  'stone-bridge',
  'sea',
  'mole',
] as const

export interface BoardSize {
  readonly columns: number
  readonly rows: number
}

/** DR-3.1: the printed map. Hexes are numbered on its grid, so that none is larger. */
export const largest: BoardSize = { columns: 27, rows: 17 }
/** Two turns of a dragon's flight across: room for a city and land around it. */
export const smallest: BoardSize = { columns: 12, rows: 9 }

/**
 * A board of somebody's own: what the editor writes and a match has among its options. It is as large as the printed map
 * or smaller (DR-3.1); whoever plays and what wins is as in the game.
 */
export const boardFileSchema = z.strictObject({
  schema: z.literal('dragon-rage-board/1'),
  title: z.string().min(1).max(60),
  /** Who, where and why, for whoever is about to play it. */
  story: z.string().max(1200).optional(),
  map: z.strictObject({
    /** Its size where it is smaller than the printed map; its hexes have the names that they would have there. */
    columns: z.int().min(smallest.columns).max(largest.columns).optional(),
    rows: z.int().min(smallest.rows).max(largest.rows).optional(),
    /** Hexes that are not named are open land outside the city. */
    hexes: z.record(
      label,
      z.strictObject({
        t: z.enum(grounds).default('open'),
        /** DR-3.7: within the walls; towers always are. */
        city: z.literal(true).optional(),
        /** DR-5.6: victory points that stand here. */
        points: z.int().min(1).max(9).optional(),
        /** What the place is called, in one language. */
        name: z.string().min(1).max(40).optional(),
      }),
    ),
    walls: z.array(side).max(400),
    /** DR-9.2: on a wall or a side of a tower. */
    entrances: z.array(z.strictObject({ side, kind: z.enum(['gate', 'door']) })).max(90),
    /** Hexsides that the road crosses; its two are the ends of a bridge (DR-8.4). */
    roads: z.array(side).max(400),
    /** DR-8.4: the two hexsides by which a ford is entered and left. */
    crossings: z.array(side).max(40),
    /** Land where units are set up (DR-4.2), dragons begin (DR-4.5) and reinforcements arrive (DR-19.3). */
    defenderSetup: z.array(label).max(459),
    invaderSetup: z.array(label).max(459),
    reinforcements: z.array(label).max(40),
  }),
})
export type BoardFile = z.infer<typeof boardFileSchema>
export type OwnGround = (typeof grounds)[number]
