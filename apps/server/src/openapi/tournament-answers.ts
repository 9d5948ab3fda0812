import { tournamentStates } from '@wyrmtable/store'
import { z } from 'zod'
import { anyJson } from '../any-json.ts'
import { resultKinds } from '../tournaments/pure/record.ts'
import { tieBreaks } from '../tournaments/pure/standings.ts'
import { tournamentWishSchema } from '../tournaments/rules.ts'
import { type Answers, done, made } from './answer.ts'
import { nothing } from './forms.ts'

const text = z.string()
const at = z.int()
const entrant = z.int()
const { name, kind, game, clock, isRated, most, rounds, turns } = tournamentWishSchema.shape
const state = z.enum(tournamentStates)
const rules = z.strictObject({ ...tournamentWishSchema.shape, tieBreaks: z.array(z.enum(tieBreaks)) })

const summary = z.strictObject({
  ...{ id: text, name, kind, game, clock, isRated, most, rounds, turns },
  ...{ state, createdAt: at, entrants: z.int(), round: z.int() },
})

const resultKind = z.enum(resultKinds)
const result = z.strictObject({ points: z.array(z.number()), kind: resultKind, reason: text.optional() })
const match = { id: text, seats: z.array(entrant), result: result.optional() }
const round = { round: z.int(), seed: text, bye: entrant.optional() }
const anEntrant = {
  ...{ id: entrant, from: z.int(), hasLeft: z.boolean(), reason: text.optional() },
  /** A computer has a level; a person has a name, or none any more. */
  ...{ level: text.optional(), name: text.nullable().optional() },
}
const ownMatch = z.strictObject({
  ...{ match: text, opponent: entrant, side: z.int() },
  ...{ halves: z.int().optional(), kind: resultKind.optional() },
})
const standings = z.array(
  z.strictObject({
    ...{ entrant, place: z.int(), points: z.number(), breaks: z.array(z.number()) },
    rounds: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('matches'), points: z.number(), matches: z.array(ownMatch) }),
        z.strictObject({ type: z.enum(['bye', 'out']), points: z.number() }),
      ]),
    ),
  }),
)

const sight = z.strictObject({
  ...{ id: text, state, createdAt: at, now: at, rules, organiser: text.nullable() },
  ...{ isMine: z.boolean(), me: entrant.nullable(), reason: text.optional() },
  entrants: z.array(z.strictObject({ ...anEntrant, brought: anyJson.optional() })),
  rounds: z.array(
    z.strictObject({
      ...round,
      matches: z.array(z.strictObject({ ...match, state: z.enum(['open', 'running', 'over', 'none']) })),
      sitBy: at,
      endsAt: at.optional(),
    }),
  ),
  standings,
})

const document = z.strictObject({
  ...{ format: z.literal('wyrmtable-tournament/1'), id: text, createdAt: at, state, rules },
  entrants: z.array(z.strictObject({ ...anEntrant, evens: z.literal(true).optional() })),
  rounds: z.array(z.strictObject({ ...round, matches: z.array(z.strictObject(match)) })),
  standings,
})

/** Of one who is signed in, in a tournament; and of its organiser. */
const ofTournament = ['signedOut', 'noSuchThing', 'wrongMoment'] as const
const ofOrganiser = [...ofTournament, 'notYours'] as const

/** What the routes of tournaments answer. */
export const tournamentAnswers: Readonly<Record<string, Answers>> = {
  'GET /api/tournaments': done(z.strictObject({ tournaments: z.array(summary) })),
  'POST /api/tournaments': made(z.strictObject({ id: text }), 'signedOut', 'barred', 'tooMuch'),
  'GET /api/tournaments/{id}': done(sight, 'noSuchThing'),
  'GET /api/tournaments/{id}/results': { ...done(document, 'noSuchThing'), alsoAs: 'text/csv' },
  'POST /api/tournaments/{id}/join': done(
    z.strictObject({ entrant }),
    ...ofTournament,
    ...(['barred', 'notAtThisTable', 'taken', 'damaged'] as const),
  ),
  'POST /api/tournaments/{id}/leave': done(nothing, ...ofOrganiser),
  'POST /api/tournaments/{id}/computers': done(nothing, ...ofOrganiser),
  'POST /api/tournaments/{id}/start': done(nothing, ...ofOrganiser, 'damaged'),
  'POST /api/tournaments/{id}/exclude': done(nothing, ...ofOrganiser),
  'POST /api/tournaments/{id}/correct': done(nothing, ...ofOrganiser),
  'POST /api/tournaments/{id}/call-off': done(nothing, ...ofOrganiser),
}
