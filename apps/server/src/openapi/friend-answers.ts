import { z } from 'zod'
import { type Answers, done, made, ofSeat } from './answer.ts'
import { named, nothing } from './forms.ts'

const wish = z.strictObject({ name: z.string(), at: z.int() })

/** What the routes of friends answer, and of seats that they are asked to. */
export const friendAnswers: Readonly<Record<string, Answers>> = {
  'GET /api/friends': done(
    z.strictObject({
      friends: z.array(z.strictObject({ name: z.string(), since: z.int(), isHere: z.boolean() })),
      asked: z.array(wish),
      asking: z.array(wish),
    }),
    'signedOut',
  ),
  'POST /api/friends': done(
    z.strictObject({ name: z.string(), isFriend: z.boolean() }),
    ...(['signedOut', 'noSuchThing', ...ofSeat, 'tooMuch'] as const),
  ),
  'DELETE /api/friends/{name}': done(nothing, 'signedOut'),
  'POST /api/matches/{id}/invitations': made(
    named,
    ...(['signedOut', ...ofSeat, 'noSuchThing', 'wrongMoment', 'taken', 'tooMuch'] as const),
  ),
  'DELETE /api/account/invitations/{id}': done(nothing, 'signedOut'),
}
