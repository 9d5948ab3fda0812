import { measureKinds } from '@wyrmtable/store'
import { z } from 'zod'
import { anyJson } from '../any-json.ts'
import { scopes } from '../people/tokens/scopes.ts'

/** What answers are made of. The members that only some games have are described in `docs/formats`. */

const at = z.int()
const seat = z.string()
const id = z.string()
const outcome = z.looseObject({ winners: z.array(seat), reason: z.string() })

export const nothing = z.strictObject({})

const clock = z.looseObject({ left: z.array(z.number()), runs: z.array(anyJson).optional() })

const seatAtTable = z.strictObject({
  id: seat,
  name: z.string(),
  kind: z.enum(['person', 'computer']),
  isTaken: z.boolean(),
  isFormer: z.literal(true).optional(),
  isBot: z.literal(true).optional(),
  level: z.string().optional(),
})

const state = z.enum(['open', 'running', 'over'])

const about = {
  id,
  game: z.string(),
  version: z.string(),
  scenario: z.string().optional(),
  state,
  createdAt: at,
  isPublic: z.boolean(),
  seats: z.array(seatAtTable),
  mine: z.array(seat),
  rules: z.looseObject({ whenOut: z.string(), spectators: z.string(), takeBacks: z.string() }),
  present: z.record(seat, at),
  clock: clock.optional(),
  outcome: outcome.optional(),
  rematch: id.optional(),
}

/** A match as a list tells of it. */
export const summary = z.looseObject({ ...about, toAct: z.array(seat) })

/** All that a viewer is told who comes to the table. */
export const sight = z.looseObject({
  ...about,
  viewer: z.string(),
  number: z.int(),
  options: anyJson,
  watchers: z.int(),
  mayBring: z.boolean(),
  dice: z.looseObject({ commitment: z.string() }),
  offers: z.array(anyJson),
  talk: z.array(anyJson),
  view: anyJson.optional(),
  toAct: z.array(seat).optional(),
})

export const news = z.strictObject({
  news: z.array(z.looseObject({ number: z.int(), at, type: z.string() })),
})

export const choices = z.looseObject({
  number: z.int(),
  seat,
  view: anyJson,
  toAct: z.array(seat),
  actions: z.array(anyJson),
})

export const laid = z.strictObject({
  id,
  commitment: z.string(),
  seats: z.array(
    z.strictObject({
      id: seat,
      for: z.enum(['me', 'anybody', 'computer']),
      invitation: z.string().optional(),
    }),
  ),
})

export const replay = z.looseObject({ format: z.string(), game: z.string(), version: z.string() })

const device = z.strictObject({
  key: z.string(),
  device: z.string(),
  createdAt: at,
  seenAt: at,
  isThis: z.boolean(),
})

export const account = z.union([
  z.strictObject({ name: z.null(), seats: z.int() }),
  z.looseObject({
    name: z.string(),
    createdAt: at,
    devices: z.array(device),
    codesLeft: z.int(),
    seats: z.int(),
    notices: z.array(
      z.strictObject({
        ...{ id, at, kind: z.enum(measureKinds), reason: z.string() },
        ...{ until: at.nullable(), isInForce: z.boolean() },
      }),
    ),
    hasPassword: z.boolean(),
    passkeys: z.array(z.strictObject({ id, name: z.string(), addedAt: at, usedAt: at })),
    isHost: z.boolean(),
  }),
])

export const token = z.strictObject({
  ...{ id, name: z.string(), scopes: z.array(z.enum(scopes)) },
  ...{ createdAt: at, usedAt: at.nullable() },
})

const shown = z.strictObject({ rating: z.number(), within: z.number() })

export const person = z.looseObject({
  name: z.string(),
  createdAt: at,
  ratings: z.array(
    z.strictObject({
      ...{ game: z.string(), side: z.string().nullable(), pace: z.enum(['live', 'days']) },
      ...{ matches: z.int(), ...shown.shape, isSure: z.boolean() },
    }),
  ),
  endings: z.record(z.string(), z.int()),
  matches: z.array(
    z.looseObject({
      ...{ match: id, at, game: z.string(), pace: z.string(), seat },
      seats: z.array(
        z.strictObject({
          ...{ seat, name: z.string().nullable(), place: z.number(), ending: z.string() },
          ...{ before: shown, after: shown },
        }),
      ),
    }),
  ),
  more: z.string().nullable(),
})

export const best = z.strictObject({
  people: z.array(z.strictObject({ name: z.string(), matches: z.int(), ...shown.shape })),
})

export const games = z.strictObject({
  games: z.array(
    z.strictObject({
      ...{ id: z.string(), version: z.string(), stage: z.string() },
      title: z.record(z.string(), z.string()),
      seats: z.strictObject({ ids: z.array(seat), min: z.int() }),
    }),
  ),
})

export const named = z.strictObject({ name: z.string() })
export const codes = z.strictObject({ codes: z.array(z.string()) })
