import type { MatchStore } from '@wyrmtable/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { guestKeyOf } from '../matches/keys.ts'
import { Problem } from '../matches/problem.ts'
import { personName } from '../person-name.ts'
import { deviceOf } from './device.ts'
import type { Arrival, People, SignedIn } from './people.ts'
import { dropSession, keepSession } from './session-cookie.ts'

/** Long rather than strange: what makes a password hard to guess is its length. */
const newPassword = z.string().min(8).max(200)
const knownPassword = z.string().max(200)
const recoveryCode = z.string().max(40)
/** Whether the seats of the browser's guest go over to the account. */
const adopts = z.boolean().default(false)

/** Guesses are dear: a browser needs few of them in a minute. */
const few = { config: { rateLimit: { max: 20 } } }

/** Accounts, as they are asked for by HTTP; `docs/formats/http-api.md` describes it. */
export function registerPeople(plain: FastifyInstance, people: People, store: MatchStore): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/accounts',
    { schema: { body: z.strictObject({ name: personName, password: newPassword, adopts }) }, ...few },
    async (request, reply) => {
      const { name, password } = request.body
      const { codes, secret } = await people.register(name, password, arrivalOf(request, request.body.adopts))
      keepSession(request, reply, secret)
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
      keepSession(request, reply, secret)
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
      keepSession(request, reply, secret)
      return { name: account.name }
    },
  )

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
      isThis: key === person.session.key,
    }))
    const { name, createdAt } = person.account
    const [codesLeft, notices] = await Promise.all([people.codesLeft(person), people.notices(person)])
    return { name, createdAt, devices, codesLeft, seats, notices }
  })

  app.put(
    '/api/account/password',
    { schema: { body: z.strictObject({ old: knownPassword, password: newPassword }) }, ...few },
    async (request) => {
      await people.changePassword(signedIn(request), request.body.old, request.body.password)
      return {}
    },
  )

  app.post(
    '/api/account/codes',
    { schema: { body: z.strictObject({ password: knownPassword }) }, ...few },
    async (request) => ({ codes: await people.renewCodes(signedIn(request), request.body.password) }),
  )

  app.get('/api/account/export', async (request) => people.exportOf(signedIn(request)))

  app.delete(
    '/api/account',
    { schema: { body: z.strictObject({ password: knownPassword }) }, ...few },
    async (request, reply) => {
      await people.remove(signedIn(request), request.body.password)
      dropSession(reply)
      return {}
    },
  )
}

export function signedIn({ person }: FastifyRequest): SignedIn {
  if (person === undefined) throw new Problem('signedOut')
  return person
}

const arrivalOf = (request: FastifyRequest, isAdopting: boolean): Arrival => ({
  device: deviceOf(request.headers['user-agent']),
  guest: isAdopting ? guestKeyOf(request) : undefined,
})
