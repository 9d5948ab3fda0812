import { headerShape } from '@wyrmtable/kernel'
import { z } from 'zod'
import { anyJson } from '../any-json.ts'

const name = z.string().trim().min(1).max(40)

const minutes = 60_000
const days = 24 * 60 * minutes

/** How long somebody may think. Figures are milliseconds. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** What each seat has for the whole match. */
    baseMs: z.int().min(1_000).max(days),
    /** What it gets for each decision it has made. */
    incrementMs: z
      .int()
      .min(0)
      .max(30 * minutes)
      .default(0),
    /** Of each decision so much costs nothing. */
    reserveMs: z
      .int()
      .min(0)
      .max(30 * minutes)
      .default(0),
  }),
  z.strictObject({
    kind: z.literal('days'),
    /** What each seat begins with. */
    bankMs: z
      .int()
      .min(minutes)
      .max(60 * days),
    /** What it gets for each turn it has made … */
    bonusMs: z
      .int()
      .min(0)
      .max(30 * days),
    /** … but never more than this together. */
    capMs: z
      .int()
      .min(minutes)
      .max(120 * days),
    /** Hours in which nobody's time runs, by the clock on the player's own wall. */
    night: z
      .strictObject({ fromHour: z.int().min(0).max(23), toHour: z.int().min(0).max(23) })
      .refine(({ fromHour, toHour }) => fromHour !== toHour)
      .optional(),
    /** So many days each seat may take off. */
    vacationDays: z.int().min(0).max(60).optional(),
  }),
])
export type ClockRule = z.infer<typeof clockSchema>

/** How well a computer plays. */
export const levelSchema = z.enum(['novice', 'squire', 'captain', 'warlord'])

/** Who is to sit somewhere: whoever asks, anybody who comes, or a computer. */
const seatWishSchema = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('me') }),
  z.strictObject({ for: z.literal('anybody') }),
  z.strictObject({
    for: z.literal('computer'),
    level: levelSchema,
    name: name.optional(),
  }),
])
export type SeatWish = z.infer<typeof seatWishSchema>

const rules = {
  clock: clockSchema.default({ kind: 'none' }),
  /** What happens to whose time is out: the seat is lost, the game answers for it, or a computer plays on there. */
  whenOut: z.enum(['forfeit', 'answer', 'computer']).default('forfeit'),
  spectators: z.enum(['none', 'all']).default('all'),
  /** Whoever only watches sees everything so much later, until it is over. */
  spectatorDelayMs: z.int().min(0).max(days).optional(),
  /** Beyond what a seat may take back by itself: never, or when all agree. */
  takeBacks: z.enum(['never', 'byConsent']).default('byConsent'),
}

/** What whoever opens a table says of it. */
export const tableWishSchema = z.strictObject({
  game: z.string().max(100),
  /** Named starting point of the game; absent: its first. */
  scenario: z.string().max(100).optional(),
  /** Options that go over those of the scenario. */
  options: z.record(z.string().max(100), anyJson).optional(),
  seats: z.array(seatWishSchema).min(1).max(16),
  /** Whether it is shown to all; else only who has the link may sit down. */
  isPublic: z.boolean().default(false),
  /** The club whose members alone may sit down; it is shown to them. */
  club: z
    .string()
    .regex(/^[\da-z]{6,20}$/)
    .optional(),
  /** Whether it counts for the ratings of those who sit down. */
  isRated: z.boolean().default(false),
  ...rules,
})
export type TableWish = z.infer<typeof tableWishSchema>

/** The same of a match that was begun elsewhere: the record says what is played. */
export const goingOnSchema = tableWishSchema
  .omit({ game: true, scenario: true, options: true, isRated: true, club: true })
  .extend({ replay: anyJson })
export type GoingOn = z.infer<typeof goingOnSchema>

/** A table as it was laid, for good: what the store keeps with the match. */
export const laidTableSchema = z.strictObject({
  options: anyJson,
  scenario: z.string().optional(),
  seats: z.array(
    z.strictObject({ kind: z.enum(['person', 'computer']), name: z.string(), level: z.string().optional() }),
  ),
  commitment: z.string(),
  isRated: z.literal(true).optional(),
  /** The tournament that it is played in, and the round there. */
  tournament: z.strictObject({ id: z.string(), round: z.int() }).optional(),
  /** It stands only as long as somebody seeks there. */
  isSought: z.literal(true).optional(),
  /** The match of which this is the next. */
  after: z.string().optional(),
  /** Where it was begun elsewhere: what is fixed about it since its beginning, and the versions it was played under. */
  goesOn: z.strictObject({ ...headerShape, versions: z.array(z.string()).min(1) }).optional(),
  ...rules,
})
export type LaidTable = z.infer<typeof laidTableSchema>
