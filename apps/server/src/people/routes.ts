import type { MatchStore } from '@wyrmtable/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { guestKeyOf } from '../matches/keys.ts'
import { Problem } from '../matches/problem.ts'
import { personName } from '../person-name.ts'
import { deviceOf } from './device.ts'
import { madePasskey, signedByPasskey } from './passkeys/responses.ts'
import { type Site, siteOf } from './passkeys/site.ts'
import type { Arrival, People, Proof, SignedIn } from './people.ts'
import { dropSession, keepSession } from './session-cookie.ts'

/** Long rather than strange: what makes a password hard to guess is its length. */
const newPassword = z.string().min(8).max(200)
const knownPassword = z.string().max(200)
const recoveryCode = z.string().max(40)
/** What somebody calls a passkey of theirs. */
const passkeyName = z.string().trim().min(1).max(60)
const newPasskey = z.strictObject({ name: passkeyName, made: madePasskey })
/** That it is they: by the password, or by a passkey, which alone some have. */
export const proof = { password: knownPassword.optional(), passkey: signedByPasskey.optional() }
/** Whether the seats of the browser's guest go over to the account. */
const adopts = z.boolean().default(false)

/** Guesses are dear: a browser needs few of them in a minute. */
export const few = { config: { rateLimit: { max: 20 } } }

/** Accounts, as they are asked for by HTTP; `docs/formats/http-api.md` describes it. */
export function registerPeople(plain: FastifyInstance, people: People, store: MatchStore): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/accounts',
    {
      schema: {
        body: z
          .strictObject({
            name: personName,
            password: newPassword.optional(),
            passkey: newPasskey.optional(),
            adopts,
          })
          .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined)),
      },
      ...few,
    },
    async (request, reply) => {
      const { name, password = '', passkey } = request.body
      const arrival = arrivalOf(request, request.body.adopts)
      const { codes, secret } =
        passkey === undefined
          ? await people.register(name, password, arrival)
          : await people.registerByPasskey(name, { ...passkey, site: siteFor(request) }, arrival)
      await arrived(request, reply, secret)
      reply.code(201)
      return { name, codes }
    },
  )

  app.post(
    '/api/session',
    { schema: { body: z.strictObject({ name: personName, password: knownPassword, adopts }) }, ...few },
    async (request, reply) => {
      const { name, password } = request.body
      const { account, secret } = await people.signIn(name, password, arrivalOf(request, request.body.adopts))
      await arrived(request, reply, secret)
      return { name: account.name }
    },
  )

  /** What a browser needs to have a passkey sign, or with a name to make the first one of a new account. */
  app.post(
    '/api/passkeys',
    { schema: { body: z.strictObject({ name: personName.optional() }) }, ...few },
    async (request) => {
      const site = siteFor(request)
      const { name } = request.body
      return name === undefined ? people.passkeys.toSign(site) : people.firstPasskey(site, name)
    },
  )

  app.post(
    '/api/session/passkey',
    { schema: { body: z.strictObject({ passkey: signedByPasskey, adopts }) }, ...few },
    async (request, reply) => {
      const { passkey, adopts: isAdopting } = request.body
      const arrival = arrivalOf(request, isAdopting)
      const { account, secret } = await people.signInByPasskey(siteFor(request), passkey, arrival)
      await arrived(request, reply, secret)
      return { name: account.name }
    },
  )

  app.post(
    '/api/session/recover',
    {
      schema: {
        body: z.strictObject({ name: personName, code: recoveryCode, password: newPassword, adopts }),
      },
      ...few,
    },
    async (request, reply) => {
      const { name, code, password } = request.body
      const arrival = arrivalOf(request, request.body.adopts)
      const { account, secret } = await people.recover(name, code, password, arrival)
      await arrived(request, reply, secret)
      return { name: account.name }
    },
  )

  /** This browser has a session of its own from now on; the one that it had before ends, whoever's it was. */
  async function arrived(request: FastifyRequest, reply: FastifyReply, secret: string): Promise<void> {
    if (request.person !== undefined) await people.signOut(request.person)
    keepSession(request, reply, secret)
  }

  app.delete('/api/session', async (request, reply) => {
    if (request.person !== undefined) await people.signOut(request.person)
    dropSession(reply)
    return {}
  })

  app.delete('/api/sessions', async (request, reply) => {
    await people.signOutEverywhere(signedIn(request))
    dropSession(reply)
    return {}
  })

  app.delete(
    '/api/sessions/:key',
    { schema: { params: z.strictObject({ key: z.string().max(60) }) } },
    async (request) => {
      await people.signOut(signedIn(request), request.params.key)
      return {}
    },
  )

  /** Who is signed in here; of a guest, how many seats an account could take over. */
  app.get('/api/account', async (request) => {
    const { person } = request
    const guest = guestKeyOf(request)
    const seats = guest === undefined ? 0 : (await store.heldBy(guest)).length
    if (person === undefined) return { name: null, seats }
    const devices = (await people.devices(person)).map(({ key, device, createdAt, seenAt }) => ({
      key,
      device,
      createdAt,
      seenAt,
      isThis: key === person.session?.key,
    }))
    const { name, createdAt, password, id, isHost, isBot } = person.account
    const [codesLeft, notices, keys] = await Promise.all([
      people.codesLeft(person),
      people.notices(person),
      people.passkeys.of(id),
    ])
    const passkeys = keys.map(({ id: key, name: called, createdAt: addedAt, usedAt }) => ({
      ...{ id: key, name: called, addedAt, usedAt },
    }))
    const hasPassword = password !== ''
    return { name, createdAt, devices, codesLeft, seats, notices, hasPassword, passkeys, isHost, isBot }
  })

  app.put(
    '/api/account/password',
    {
      schema: {
        body: z.strictObject({
          old: knownPassword.optional(),
          passkey: signedByPasskey.optional(),
          password: newPassword,
        }),
      },
      ...few,
    },
    async (request) => {
      const { old, passkey, password } = request.body
      await people.changePassword(signedIn(request), proofOf(request, { password: old, passkey }), password)
      return {}
    },
  )

  app.post('/api/account/codes', { schema: { body: z.strictObject(proof) }, ...few }, async (request) => ({
    codes: await people.renewCodes(signedIn(request), proofOf(request, request.body)),
  }))

  /** What a browser needs to make one more passkey. */
  app.post(
    '/api/account/passkeys/next',
    { schema: { body: z.strictObject(proof) }, ...few },
    async (request) =>
      people.nextPasskey(signedIn(request), proofOf(request, request.body), siteFor(request)),
  )

  app.post('/api/account/passkeys', { schema: { body: newPasskey }, ...few }, async (request, reply) => {
    await people.addPasskey(signedIn(request), { ...request.body, site: siteFor(request) })
    reply.code(201)
    return {}
  })

  app.delete(
    '/api/account/passkeys',
    // Not in the path, where some are too long.
    { schema: { querystring: z.strictObject({ id: z.string().max(1_400) }) } },
    async (request) => {
      await people.passkeys.remove(signedIn(request).account, request.query.id)
      return {}
    },
  )

  /** It is a bot's from now on, which nothing undoes. */
  app.post('/api/account/bot', { schema: { body: z.strictObject(proof) }, ...few }, async (request) => {
    await people.becomeBot(signedIn(request), proofOf(request, request.body))
    return {}
  })

  app.get('/api/account/export', async (request) => people.exportOf(signedIn(request)))

  app.delete('/api/account', { schema: { body: z.strictObject(proof) }, ...few }, async (request, reply) => {
    await people.remove(signedIn(request), proofOf(request, request.body))
    dropSession(reply)
    return {}
  })
}

export function signedIn({ person }: FastifyRequest): SignedIn {
  if (person === undefined) throw new Problem('signedOut')
  return person
}

/** The site that the browser asks at; a Problem where no passkey can belong to it, as to an address of numbers. */
function siteFor({ headers }: FastifyRequest): Site {
  const site = siteOf(headers.host)
  if (site === undefined) throw new Problem('badInput', { reason: 'noSite' })
  return site
}

export function proofOf(
  request: FastifyRequest,
  {
    password,
    passkey,
  }: { password?: string | undefined; passkey?: z.infer<typeof signedByPasskey> | undefined },
): Proof {
  return passkey === undefined ? { password: password ?? '' } : { site: siteFor(request), signed: passkey }
}

const arrivalOf = (request: FastifyRequest, isAdopting: boolean): Arrival => ({
  device: deviceOf(request.headers['user-agent']),
  guest: isAdopting ? guestKeyOf(request) : undefined,
})
