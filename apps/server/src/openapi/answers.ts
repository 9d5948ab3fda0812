import { z } from 'zod'
import { anyJson } from '../any-json.ts'
import { type Answers, done, made, ofMatch, ofSeat, withoutStore } from './answer.ts'
import { clubAnswers } from './club-answers.ts'
import * as forms from './forms.ts'
import { friendAnswers } from './friend-answers.ts'
import { hostAnswers } from './host-answers.ts'
import { noticeAnswers } from './notice-answers.ts'
import { tournamentAnswers } from './tournament-answers.ts'

const text = z.string()

/**
 * What each route answers, by its method and address: the OpenAPI document has it, and `every-route.test.ts` asks every route for
 * all of it. What all routes of a kind may answer (`badInput`, `tooOften` …) is added in `describe.ts`.
 */
export const answers: Readonly<Record<string, Answers>> = {
  'GET /api/health': withoutStore(done(z.strictObject({ status: z.literal('ok') }))),
  'GET /api/ready': done(z.strictObject({ status: z.literal('ready') })),
  'GET /api/games': withoutStore(done(forms.games)),

  'POST /api/keys': withoutStore(done(z.strictObject({ key: text }))),
  'POST /api/matches': made(
    forms.laid,
    ...(['barred', 'notAtThisTable', 'signedOut', 'noSuchThing', 'notYours'] as const),
  ),
  'POST /api/matches/going-on': made(forms.laid, 'barred', 'notAtThisTable', 'wrongMoment'),
  'GET /api/tables': done(z.strictObject({ tables: z.array(forms.summary), more: text.nullable() })),
  'GET /api/mine': done(
    z.strictObject({
      now: z.int(),
      matches: z.array(forms.summary),
      more: text.nullable(),
      hasNotice: z.boolean(),
      invitations: z.array(z.strictObject({ match: forms.summary, seat: text, invitation: text, by: text })),
      asking: z.int(),
      account: text.nullable(),
    }),
  ),
  'GET /api/matches/{id}': done(forms.sight, ...ofSeat, 'notAtThisTable'),
  'GET /api/matches/{id}/news': done(forms.news, ...ofSeat, 'notAtThisTable'),
  'GET /api/matches/{id}/actions': done(forms.choices, ...ofSeat, 'wrongMoment'),
  'GET /api/matches/{id}/views/{seq}': done(z.strictObject({ view: anyJson }), ...ofSeat, 'noSuchThing'),
  'GET /api/matches/{id}/replay': done(forms.replay, ...ofSeat, 'notAtThisTable', 'wrongMoment'),
  'POST /api/matches/{id}/join': done(
    z.strictObject({ seat: text }),
    ...ofSeat,
    ...(['barred', 'taken', 'wrongMoment', 'notAtThisTable'] as const),
  ),
  'POST /api/matches/{id}/leave': done(forms.nothing, ...ofSeat, 'wrongMoment', 'notAtThisTable'),
  'POST /api/matches/{id}/commands': done(
    z.union([z.strictObject({ number: z.int() }), z.strictObject({ match: text })]),
    ...ofSeat,
    ...(['stale', 'illegal', 'wrongMoment', 'notAtThisTable', 'noSuchThing', 'barred'] as const),
  ),
  'GET /api/matches/{id}/invitations': done(
    z.strictObject({
      invitations: z.array(z.strictObject({ seat: text, invitation: text, asked: z.array(text) })),
    }),
    ...ofSeat,
  ),
  'POST /api/matches/{id}/passes': made(
    z.strictObject({ pass: text, expiresAt: z.int() }),
    ...ofSeat,
    'notAtThisTable',
  ),
  'POST /api/passes': done(z.strictObject({ match: text, seat: text }), 'noSuchThing', ...ofMatch),
  'POST /api/matches/{id}/alone': done(forms.nothing, ...ofSeat),
  'POST /api/matches/{id}/presence': done(z.strictObject({ present: z.record(text, z.int()) }), ...ofSeat),
  'GET /api/matches/{id}/note': done(z.strictObject({ text }), ...ofSeat),
  'PUT /api/matches/{id}/note': done(forms.nothing, ...ofSeat),
  'POST /api/replays': made(
    z.strictObject({ id: text, game: text, version: text, entries: z.int(), dice: text }),
    'wrongMoment',
    'tooMuch',
  ),
  'GET /api/replays/{id}': done(forms.replay, 'noSuchMatch'),
  'POST /api/seeks': done(undefined, 'barred', 'notAtThisTable', 'tooMuch'),
  'GET /api/stream': done(undefined, ...ofMatch, 'tooMuch'),

  'POST /api/thoughts': done(
    z.strictObject({
      thought: z.strictObject({ lease: text, leaseMs: z.int(), question: anyJson }).nullable(),
    }),
    'notKnown',
  ),
  'POST /api/thoughts/{lease}/progress': done(forms.nothing, 'notKnown', 'stale'),
  'POST /api/thoughts/{lease}/answer': done(forms.nothing, 'notKnown', 'stale', 'illegal'),
  'POST /api/thoughts/{lease}/back': done(forms.nothing, 'notKnown'),

  'POST /api/accounts': made(
    z.strictObject({ name: text, codes: z.array(text) }),
    ...(['nameTaken', 'notKnown', 'taken'] as const),
  ),
  'POST /api/passkeys': done(z.looseObject({ challenge: text, timeout: z.int() }), 'nameTaken'),
  'POST /api/session/passkey': done(forms.named, 'notKnown', 'barred'),
  'POST /api/account/passkeys/next': done(
    z.looseObject({ challenge: text, timeout: z.int() }),
    'signedOut',
    'notKnown',
    'tooMuch',
  ),
  'POST /api/account/passkeys': made(forms.nothing, 'signedOut', 'notKnown', 'taken'),
  'DELETE /api/account/passkeys': done(forms.nothing, 'signedOut', 'noSuchThing', 'wrongMoment'),
  'POST /api/account/bot': done(forms.nothing, 'signedOut', 'notKnown'),
  'GET /api/account/tokens': done(z.strictObject({ tokens: z.array(forms.token) }), 'signedOut'),
  'POST /api/account/tokens': made(
    z.strictObject({ id: text, token: text }),
    ...(['signedOut', 'notKnown', 'tooMuch'] as const),
  ),
  'DELETE /api/account/tokens/{id}': done(forms.nothing, 'signedOut', 'noSuchThing'),
  'POST /api/session': done(forms.named, 'notKnown', 'barred'),
  'POST /api/session/recover': done(forms.named, 'notKnown', 'barred'),
  'DELETE /api/session': done(forms.nothing),
  'DELETE /api/sessions': done(forms.nothing, 'signedOut'),
  'DELETE /api/sessions/{key}': done(forms.nothing, 'signedOut'),
  'GET /api/account': done(forms.account),
  'PUT /api/account/password': done(forms.nothing, 'signedOut', 'notKnown'),
  'POST /api/account/codes': done(forms.codes, 'signedOut', 'notKnown'),
  'GET /api/account/export': done(
    z.looseObject({ format: z.literal('wyrmtable-account/1'), name: text, createdAt: z.int() }),
    'signedOut',
  ),
  'DELETE /api/account': done(forms.nothing, 'signedOut', 'notKnown'),
  'GET /api/people/{name}': done(forms.person, 'noSuchThing'),
  'GET /api/ratings': done(forms.best),

  'GET /api/account/blocks': done(
    z.strictObject({ blocks: z.array(z.strictObject({ name: text, at: z.int() })) }),
    'signedOut',
  ),
  'POST /api/account/blocks': done(
    forms.named,
    ...(['signedOut', 'noSuchThing', ...ofSeat, 'tooMuch'] as const),
  ),
  'DELETE /api/account/blocks/{name}': done(forms.nothing, 'signedOut'),
  'POST /api/reports': made(forms.named, 'signedOut', 'noSuchThing', ...ofSeat, 'tooMuch'),
  'POST /api/account/notices/{id}/seen': done(forms.nothing, 'signedOut'),
  'GET /api/account/documents': done(
    z.strictObject({
      documents: z.array(
        z.strictObject({ name: text, version: z.int(), savedAt: z.int(), isRemoved: z.boolean() }),
      ),
    }),
    'signedOut',
  ),
  'GET /api/account/document': done(
    z.strictObject({ name: text, version: z.int(), savedAt: z.int(), body: anyJson }),
    'signedOut',
    'noSuchThing',
  ),
  'PUT /api/account/document': done(z.strictObject({ version: z.int() }), 'signedOut', 'stale', 'tooMuch'),

  ...clubAnswers,
  ...friendAnswers,
  ...hostAnswers,
  ...noticeAnswers,
  ...tournamentAnswers,
}
