import type { Account, Measure, Report } from '@wyrmtable/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../../matches/house.ts'
import { Problem } from '../../matches/problem.ts'
import { personName } from '../../person-name.ts'
import { inForce, takeMeasure } from '../moderation/measures.ts'
import { nameKeyOf } from '../name-key.ts'
import { signedIn } from '../routes.ts'

const dayMs = 24 * 60 * 60_000
/** Ten years, as by command. */
const mostDays = 3_650
/** Reports, people and measures that a list shows. */
const [mostReports, mostPeople, mostMeasures] = [200, 100, 200]

/** What the host does in the browser, by an account that a command has made the host's; `docs/formats/http-api.md` describes it. */
export function registerHost(plain: FastifyInstance, house: House): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { people, moderation } = house.store
  const few = { config: { rateLimit: { max: 60 } } }

  app.get(
    '/api/host/reports',
    { schema: { querystring: z.strictObject({ which: z.enum(['open', 'all']).default('open') }) } },
    async (request) => {
      hostOf(request)
      const found = await moderation.reports(request.query.which, mostReports)
      return { reports: await Promise.all(found.map(reportTold)) }
    },
  )

  /** Nothing is to be done about it. */
  app.delete(
    '/api/host/reports/:id',
    { schema: { params: z.strictObject({ id: z.string().max(20) }) }, ...few },
    async (request) => {
      hostOf(request)
      await moderation.settleReports({ id: request.params.id })
      return {}
    },
  )

  app.get(
    '/api/host/people',
    { schema: { querystring: z.strictObject({ like: z.string().trim().max(40).default('') }) } },
    async (request) => {
      hostOf(request)
      const found = await people.accountsLike(nameKeyOf(request.query.like), mostPeople)
      return { people: await Promise.all(found.map(personTold)) }
    },
  )

  /** Somebody, with all that was reported of them and done about them. */
  app.get(
    '/api/host/people/:name',
    { schema: { params: z.strictObject({ name: personName }) } },
    async (request) => {
      hostOf(request)
      const account = await personCalled(request.params.name)
      const [measures, reports] = await Promise.all([
        moderation.measuresOf(account.id),
        moderation.reports('all', mostReports),
      ])
      return {
        ...(await personTold(account)),
        log: await Promise.all(measures.map(measureTold)),
        reports: await Promise.all(reports.filter(({ about }) => about === account.id).map(reportTold)),
      }
    },
  )

  app.get('/api/host/log', async (request) => {
    hostOf(request)
    return { log: await Promise.all((await moderation.measures(mostMeasures)).map(measureTold)) }
  })

  app.post(
    '/api/host/people/:name/measures',
    {
      schema: {
        params: z.strictObject({ name: personName }),
        body: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.enum(['warned', 'closed', 'lifted']), reason: words() }),
          z.strictObject({
            kind: z.literal('suspended'),
            reason: words(),
            days: z.int().min(1).max(mostDays),
          }),
        ]),
      },
      ...few,
    },
    async (request, reply) => {
      const host = hostOf(request)
      const account = await personCalled(request.params.name)
      // Who is host is said by command alone, and so is what becomes of one.
      if (account.isHost) throw new Problem('notYours', { reason: 'isHost' })
      const { body } = request
      const now = house.time.now()
      const until = body.kind === 'suspended' ? now + body.days * dayMs : undefined
      const { kind, reason } = body
      await takeMeasure(house.store, account, { kind, reason, until, by: host.id }, now)
      reply.code(201)
      return personTold(account)
    },
  )

  async function personCalled(name: string): Promise<Account> {
    const account = await people.accountNamed(nameKeyOf(name))
    if (account === undefined) throw new Problem('noSuchThing', { reason: 'noAccount' })
    return account
  }

  async function personTold({ id, name, createdAt, isHost }: Account) {
    const [[latest], measures] = await Promise.all([people.sessionsOf(id), moderation.measuresOf(id)])
    const current = inForce(measures, house.time.now())
    return {
      ...{ name, createdAt, isHost, seenAt: latest?.seenAt ?? null },
      inForce: current === undefined ? null : { kind: current.kind, until: current.until ?? null },
    }
  }

  async function reportTold({ id, at, by, about, match, words: said, isOpen }: Report) {
    const [theirs, whose] = await Promise.all([people.account(by), people.account(about)])
    return {
      id,
      at,
      by: theirs?.name ?? null,
      about: whose?.name ?? null,
      match: match ?? null,
      words: said,
      isOpen,
    }
  }

  async function measureTold({ at, account, kind, reason, until, by, isSeen }: Measure) {
    const [about, host] = await Promise.all([
      people.account(account),
      by === undefined ? undefined : people.account(by),
    ])
    return {
      at,
      kind,
      reason,
      until: until ?? null,
      isSeen,
      about: about?.name ?? null,
      by: host?.name ?? null,
    }
  }
}

function hostOf(request: FastifyRequest): Account {
  const { account } = signedIn(request)
  if (!account.isHost) throw new Problem('notYours', { reason: 'notHost' })
  return account
}

function words() {
  return z.string().trim().min(1).max(1_000)
}
