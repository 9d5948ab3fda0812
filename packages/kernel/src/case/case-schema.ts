import { z } from 'zod'
import { anyJson, anyObject } from '../json/any-json.ts'

export const caseFormat = 'wyrmtable-case/1'

const note = z.string().describe('For readers; the runner takes no notice of it.').exactOptional()
const seat = z.string().min(1).describe('Seat id.')
const dice = z
  .array(z.number().int().min(0))
  .describe(
    'Each die in the order drawn: rolls 1…sides, picks 0…n−1, shuffles one pick for each item from the last to the second.',
  )
const share = z
  .tuple([z.number().int().min(0), z.number().int().min(1)])
  .describe('An exact chance: [numerator, denominator].')
const partial = anyObject.describe(
  'Matches an object that has at least these members; lists must have the same length, each item matched alike.',
)
const refused = z
  .union([
    z.string().min(1).describe('By this clause.'),
    z.literal(true).describe('By any clause.'),
    partial.describe('By a refusal that has at least these members.'),
  ])
  .describe('Why the action is refused.')

const stateValue = anyJson.describe(
  'A value, equal in depth; or one of {"gte": n}, {"lte": n}, {"length": n}, {"includes": partial}, {"absent": true}.',
)
const paths = z
  .record(z.string(), stateValue)
  .describe('Dotted paths (or JSON pointers, beginning with "/") into the position, and what stands there.')

const actionsExpectation = z.strictObject({
  seat: seat.exactOptional(),
  includes: z.array(partial).describe('Each matches at least one listed action.').exactOptional(),
  excludes: z.array(partial).describe('None matches a listed action.').exactOptional(),
  only: z
    .array(partial)
    .describe('Each listed action matches one of these, and each of these a listed action.')
    .exactOptional(),
  count: z.number().int().min(0).describe('How many actions are listed.').exactOptional(),
})

const oddsExpectation = z.strictObject({
  seat,
  action: anyObject,
  success: share
    .describe('Chance that the only kind of roll of this action is made with success.')
    .exactOptional(),
  rolls: z
    .array(
      z.strictObject({
        why: z.string(),
        by: z.string().exactOptional(),
        on: z.string().exactOptional(),
        success: share.exactOptional(),
        happens: share.exactOptional(),
      }),
    )
    .describe('Chances of rolls told by `rolled` events, found by why, by and on.')
    .exactOptional(),
  events: z
    .array(z.strictObject({ event: partial, chance: share }))
    .describe('Chance that at least one event matches.')
    .exactOptional(),
  outcomes: z.number().int().min(1).describe('How many different states can follow.').exactOptional(),
})

/** By the member that names the kind. */
export const expectationShapes = {
  event: z.strictObject({ event: partial, times: z.number().int().min(1).exactOptional() }),
  noEvent: z.strictObject({ noEvent: partial }),
  state: z.strictObject({ state: paths }),
  view: z.strictObject({ view: z.strictObject({ seat, values: paths }) }),
  toAct: z.strictObject({ toAct: z.array(seat) }),
  outcome: z.strictObject({ outcome: z.union([partial, z.null()]) }),
  actions: z.strictObject({ actions: actionsExpectation }),
  odds: z.strictObject({ odds: oddsExpectation }),
}

const expectation = z
  .union([
    expectationShapes.event,
    expectationShapes.noEvent,
    expectationShapes.state,
    expectationShapes.view,
    expectationShapes.toAct,
    expectationShapes.outcome,
    expectationShapes.actions,
    expectationShapes.odds,
  ])
  .meta({ id: 'caseExpectation' })

const expectations = z.array(expectation)

export const stepShapes = {
  accepted: z.strictObject({
    seat,
    action: anyObject,
    dice: dice.exactOptional(),
    expect: expectations.exactOptional(),
    note,
  }),
  refused: z.strictObject({ seat, action: anyObject, refused, note }),
  checked: z
    .strictObject({
      seat,
      legal: z.array(anyObject).exactOptional(),
      illegal: z.array(z.strictObject({ action: anyObject, refused, note })).exactOptional(),
      note,
    })
    .refine(({ legal, illegal }) => legal !== undefined || illegal !== undefined, 'action, legal or illegal'),
  look: z.strictObject({ expect: expectations, note }),
}

const step = z.union([stepShapes.accepted, stepShapes.refused, stepShapes.checked, stepShapes.look]).meta({
  id: 'caseStep',
  description: 'An accepted action; a refused one; actions that are only checked; or a look at the state.',
})

const start = z.strictObject({
  options: anyJson.describe('Options of the game; absent: its defaults.').exactOptional(),
  seats: z.number().int().min(1).describe('Number of seats, for set-up; absent: all.').exactOptional(),
  position: anyJson.describe('Absent: the set-up of the game.').exactOptional(),
  dice: dice.describe('Dice of the set-up, where there is no position.').exactOptional(),
})

const branch = z.strictObject({
  title: z.string().min(1),
  note,
  start: start.describe('Absent: the state after the main play.').exactOptional(),
  play: z.array(step).exactOptional(),
  expect: expectations.exactOptional(),
})

export const caseDocument = z.strictObject({
  format: z.literal(caseFormat),
  game: z.string().min(1),
  id: z.string().min(1),
  title: z.string().min(1),
  clauses: z.array(z.string().min(1)).describe('Clauses of the rules that the case shows.'),
  note,
  start: start.exactOptional(),
  play: z.array(step).exactOptional(),
  expect: expectations.exactOptional(),
  branches: z.array(branch).exactOptional(),
})

/** A worked example of a game's rules: `docs/formats/cases.md` says what each member means. */
export type Case = z.infer<typeof caseDocument>
export type CaseStart = z.infer<typeof start>
export type CaseStep = z.infer<typeof step>
export type CaseExpectation = z.infer<typeof expectation>
export type CaseRefused = z.infer<typeof refused>
export type CaseActions = z.infer<typeof actionsExpectation>
export type CaseOdds = z.infer<typeof oddsExpectation>
