import { measureKinds } from '@wyrmtable/store'
import { z } from 'zod'
import { type Answers, done, made } from './answer.ts'
import { nothing } from './forms.ts'

const text = z.string()
const at = z.int()
const kind = z.enum(measureKinds)

const report = z.strictObject({
  ...{ id: text, at, by: text.nullable(), about: text.nullable(), match: text.nullable(), words: text },
  isOpen: z.boolean(),
})
const person = z.strictObject({
  ...{ name: text, createdAt: at, isHost: z.boolean(), seenAt: at.nullable() },
  inForce: z.strictObject({ kind, until: at.nullable() }).nullable(),
})
const measure = z.strictObject({
  ...{ at, kind, reason: text, until: at.nullable(), isSeen: z.boolean() },
  ...{ about: text.nullable(), by: text.nullable() },
})

/** Whoever is no host is told nothing. */
const ofHost = ['signedOut', 'notYours'] as const

/** What the routes of a host answer. */
export const hostAnswers: Readonly<Record<string, Answers>> = {
  'GET /api/host/reports': done(z.strictObject({ reports: z.array(report) }), ...ofHost),
  'DELETE /api/host/reports/{id}': done(nothing, ...ofHost),
  'GET /api/host/people': done(z.strictObject({ people: z.array(person) }), ...ofHost),
  'GET /api/host/people/{name}': done(
    person.extend({ log: z.array(measure), reports: z.array(report) }),
    ...ofHost,
    'noSuchThing',
  ),
  'GET /api/host/log': done(z.strictObject({ log: z.array(measure) }), ...ofHost),
  'POST /api/host/people/{name}/measures': made(person, ...ofHost, 'noSuchThing'),
}
