import { channelKinds } from '@wyrmtable/store'
import { z } from 'zod'
import { rulesSchema } from '../notices/rules.ts'
import { type Answers, done, made } from './answer.ts'
import { nothing } from './forms.ts'

const text = z.string()
const at = z.int()

const channel = z.strictObject({
  ...{ id: text, kind: z.enum(channelKinds), target: text, label: text, createdAt: at },
  ...{ isConfirmed: z.boolean(), isPaused: z.boolean(), failures: z.int() },
  ...{ failedAt: at.nullable(), workedAt: at.nullable(), why: text.nullable(), status: z.int().nullable() },
})
const target = z.strictObject({ target: text })

/** Of a channel of one's own. */
const ofChannel = ['signedOut', 'noSuchThing'] as const

/** What the routes of notices answer. */
export const noticeAnswers: Readonly<Record<string, Answers>> = {
  'GET /api/notices': done(
    z.strictObject({
      rules: rulesSchema,
      channels: z.array(channel),
      tries: z.int(),
      offers: z.strictObject({ push: text, mail: z.boolean() }),
    }),
    'signedOut',
  ),
  'PUT /api/notices/rules': done(nothing, 'signedOut'),
  'POST /api/notices/channels': made(
    z.strictObject({ id: text, secret: text.optional() }),
    ...(['signedOut', 'wrongMoment', 'tooMuch', 'taken'] as const),
  ),
  'PUT /api/notices/channels/{id}': done(nothing, ...ofChannel),
  'POST /api/notices/channels/{id}/test': done(nothing, ...ofChannel, 'wrongMoment'),
  'DELETE /api/notices/channels/{id}': done(nothing, 'signedOut'),
  'POST /api/notices/confirm/{token}': done(target, 'noSuchThing'),
  'POST /api/notices/stop/{token}': done(target, 'noSuchThing'),
}
