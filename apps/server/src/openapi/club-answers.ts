import { joinings, roles } from '@wyrmtable/store'
import { z } from 'zod'
import { type Answers, done, made } from './answer.ts'
import { nothing } from './forms.ts'

const text = z.string()
const about = { id: text, name: text, about: text, joining: z.enum(joinings), count: z.int() }
const role = z.enum(roles)

/** Of a club, of one's place in it, and of the place of somebody. */
const ofClub = ['signedOut', 'noSuchThing', 'notYours'] as const
const ofMember = [...ofClub, 'wrongMoment'] as const

/** What the routes of clubs answer. */
export const clubAnswers: Readonly<Record<string, Answers>> = {
  'GET /api/clubs': done(
    z.strictObject({ clubs: z.array(z.strictObject({ ...about, role: role.nullable() })) }),
  ),
  'POST /api/clubs': made(z.strictObject({ id: text }), 'signedOut', 'nameTaken', 'tooMuch'),
  'GET /api/clubs/{id}': done(
    z.strictObject({
      ...about,
      createdAt: z.int(),
      role: role.nullable(),
      members: z.array(z.strictObject({ name: text, role, at: z.int() })),
      link: text.optional(),
      asked: z.array(z.strictObject({ name: text, at: z.int() })).optional(),
    }),
    'noSuchThing',
  ),
  'PUT /api/clubs/{id}': done(nothing, ...ofClub, 'nameTaken'),
  'DELETE /api/clubs/{id}': done(nothing, ...ofClub),
  'POST /api/clubs/{id}/link': done(z.strictObject({ link: text }), ...ofClub),
  'POST /api/clubs/{id}/members': done(z.strictObject({ role }), ...ofClub, 'tooMuch'),
  'PUT /api/clubs/{id}/members/{name}': done(nothing, ...ofMember),
  'DELETE /api/clubs/{id}/members/{name}': done(nothing, ...ofMember),
}
