import { z } from 'zod'
import { anyJson } from '../any-json.ts'
import { clockSchema, levelSchema, type TableWish } from '../matches/table.ts'
import { type TieBreak, tieBreaks } from './pure/standings.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What whoever makes a tournament says of it: told to all before they join, and kept as it is. */
export const tournamentWishSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(60),
    /** A league is a round robin whose rounds are all open from the start, each with a last day. */
    kind: z.enum(['swiss', 'roundRobin', 'league']),
    /** Rounds of a Swiss tournament; the others have as many as it takes. */
    rounds: z.int().min(1).max(15).default(5),
    /** How often everybody meets everybody, where they do. */
    turns: z.union([z.literal(1), z.literal(2)]).default(1),
    /** Matches of a pairing: one, or two with the seats changed. */
    games: z.union([z.literal(1), z.literal(2)]).default(1),
    /** Most that may be in it at once. */
    most: z.int().min(2).max(64).default(12),
    game: z.string().max(100),
    scenario: z.string().max(100).optional(),
    options: z.record(z.string().max(100), anyJson).optional(),
    clock: clockSchema,
    /** Whether matches between two people count for their ratings. */
    isRated: z.boolean().default(false),
    /** What decides between those who have as many points, in this order. Absent: as is usual for the kind. */
    tieBreaks: z.array(z.enum(tieBreaks)).max(tieBreaks.length).optional(),
    /** Whoever has not sat down so long after a round was opened has lost its match. */
    sitWithinMs: z
      .int()
      .min(minute)
      .max(30 * day)
      .default(15 * minute),
    /** The time of a round. Absent: it lasts until its matches are over. */
    roundMs: z
      .int()
      .min(10 * minute)
      .max(60 * day)
      .optional(),
    /** How well a computer plays that comes when the number is odd. Absent: somebody is free. */
    evens: levelSchema.optional(),
  })
  .superRefine(({ kind, clock, roundMs, most, turns, games }, context) => {
    if (clock.kind === 'none') {
      const values = ['live', 'days']
      context.addIssue({ code: 'invalid_value', values, path: ['clock', 'kind'], input: clock.kind })
    }
    if (kind === 'league' && roundMs === undefined) {
      context.addIssue({ code: 'invalid_type', expected: 'number', path: ['roundMs'], input: undefined })
    }
    const maximum = kind === 'swiss' ? 64 : Math.floor(24 / (turns * games))
    if (most > maximum) {
      context.addIssue({ code: 'too_big', origin: 'number', maximum, path: ['most'], input: most })
    }
  })
export type TournamentWish = z.infer<typeof tournamentWishSchema>

/** The same as it is kept. */
export type TournamentRules = TournamentWish & { readonly tieBreaks: readonly TieBreak[] }

const usual: Readonly<Record<TournamentWish['kind'], readonly TieBreak[]>> = {
  swiss: ['buchholzCut1', 'buchholz', 'sonnebornBerger', 'directEncounter', 'wins'],
  roundRobin: ['directEncounter', 'sonnebornBerger', 'wins'],
  league: ['directEncounter', 'sonnebornBerger', 'wins'],
}

export const rulesFor = (wish: TournamentWish): TournamentRules => ({
  ...wish,
  tieBreaks: [...new Set(wish.tieBreaks ?? usual[wish.kind])],
})

/** Somebody at a table of the tournament: a person, or a computer of a level. */
export interface Sitter {
  readonly key?: string
  readonly level?: z.infer<typeof levelSchema>
  readonly name?: string
  readonly brings?: string
}

/** A table for two of them, the first in the first seat. */
export function tableFor(rules: TournamentRules, sitters: readonly [Sitter, Sitter]): TableWish {
  const { game, scenario, options, clock, isRated } = rules
  return {
    game,
    ...(scenario === undefined ? {} : { scenario }),
    ...(options === undefined ? {} : { options }),
    clock,
    seats: sitters.map(({ level, name }) =>
      level === undefined
        ? { for: 'me' as const }
        : { for: 'computer' as const, level, ...(name === undefined ? {} : { name }) },
    ),
    isPublic: false,
    isRated: isRated && sitters.every(({ level }) => level === undefined),
    whenOut: 'forfeit',
    spectators: 'all',
    takeBacks: 'never',
  }
}
