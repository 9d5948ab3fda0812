import { z } from 'zod'
import { boardFileSchema } from '../data/board-schema.ts'

/** The variants, each with its default; the clause that names it stands beside it. */
export const optionsSchema = z.strictObject({
  escapeTable: z.enum(['derived', 'printed']).default('derived'), // DR-2.3
  cavalrySetupInTower: z.boolean().default(false), // DR-4.4
  walkDestroyOccupied: z.boolean().default(true), // DR-5.3
  claim: z.enum(['invaderChoice', 'autoAt16', 'autoAt20']).default('invaderChoice'), // DR-5.8
  insideClock: z.enum(['anyMoment', 'endOfTurn']).default('anyMoment'), // DR-5.11
  troopJoinsCharacter: z.boolean().default(false), // DR-7.3
  openInward: z.boolean().default(false), // DR-9.14
  crashOnBridge: z.enum(['broken', 'drown']).default('broken'), // DR-10.6
  wingThreshold: z.enum(['group', 'half']).default('group'), // DR-11.4
  leglessTowerBound: z.boolean().default(false), // DR-11.5
  hover: z.boolean().default(false), // DR-12.21
  fireFromTower: z.enum(['free', 'entranceOnly']).default('free'), // DR-15.8
  fireFromWhirlwind: z.boolean().default(false), // DR-15.11
  splitAreas: z.boolean().default(true), // DR-16.5
  boostDuration: z.enum(['untilNextSpellPhase', 'playerTurn']).default('untilNextSpellPhase'), // DR-18.3
  boostVsDragon: z.union([z.literal(1), z.literal(2)]).default(1), // DR-18.5
  heroBonusMissiles: z.boolean().default(false), // DR-21.3
  missileAreaChoice: z.enum(['before', 'after']).default('before'), // DR-21.4
  aboveAttack: z.enum(['frontOnly', 'anyTower']).default('frontOnly'), // DR-16.3
  gateShot: z.enum(['archerAtGate', 'anyLine']).default('archerAtGate'), // DR-21.7
  losTouch: z.enum(['blocks', 'open']).default('blocks'), // DR-21.6
  berserkTarget: z.enum(['nearestHex', 'nearestReachable']).default('nearestHex'), // DR-24.1
  berserkOverrun: z.boolean().default(false), // DR-24.3
  woundedHeroOwnBonus: z.boolean().default(true), // DR-26.2
  woundedHeroLeadsMilitia: z.boolean().default(true), // DR-26.3
  /** A board of somebody's own; absent: the printed map. */
  board: boardFileSchema.optional(), // DR-3.1
})

export type Options = Readonly<z.infer<typeof optionsSchema>>

export const defaultOptions: Options = optionsSchema.parse({})
