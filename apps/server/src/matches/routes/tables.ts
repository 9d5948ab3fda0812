import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { clubTables } from '../../people/clubs/tables.ts'
import { countAsking, seatsAskedTo } from '../../people/friends/seat-invitations.ts'
import { keyFor, keyOf } from '../keys.ts'
import { minePage, pageOfHeld, pageOfTables, tableBefore, tablesPage } from '../pages-of-lists.ts'
import { Problem } from '../problem.ts'
import { goingOnSchema, tableWishSchema } from '../table.ts'
import { mostReplay } from '../uploads/uploads.ts'
import { personFor } from './asked.ts'
import type { Services } from './services.ts'

/** How tables are laid and listed. */
export function registerTables(plain: FastifyInstance, services: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { house, lobby, streams, uploads, company, clubs, facts } = services
  const { store } = house

  app.post(
    '/api/matches',
    { schema: { body: tableWishSchema }, config: { rateLimit: { max: 30 } } },
    async (request, reply) => {
      const key = keyFor(request, reply)
      const person = personFor(request, key)
      await company.mayPlay(person)
      if (request.body.isRated && person === undefined) {
        throw new Problem('notAtThisTable', { reason: 'needsAccount' })
      }
      if (request.body.isRated && person?.account.isBot) {
        throw new Problem('notAtThisTable', { reason: 'peopleOnly' })
      }
      const { club } = request.body
      if (club !== undefined && person === undefined) throw new Problem('signedOut')
      if (club !== undefined && person !== undefined) await clubs.as(person.account, club, 'member')
      const laid = await lobby.lay(
        { ...request.body, ...(club === undefined ? {} : { isPublic: false }) },
        key,
      )
      if (club !== undefined) await store.clubs.addTable(club, laid.id)
      streams.seated(key, laid.id)
      reply.code(201)
      return laid
    },
  )

  /** A match of one screen goes on here: it is played again, and its table laid for those who play on. */
  app.post(
    '/api/matches/going-on',
    { schema: { body: goingOnSchema }, bodyLimit: mostReplay, config: { rateLimit: { max: 10 } } },
    async (request, reply) => {
      const { replay } = request.body
      await uploads.judgeRunning(replay, request.ip)
      const key = keyFor(request, reply)
      await company.mayPlay(personFor(request, key))
      const laid = await lobby.goOn(request.body, key)
      streams.seated(key, laid.id)
      reply.code(201)
      return laid
    },
  )

  app.get('/api/tables', { schema: { querystring: tablesPage } }, async (request) => {
    const { before, limit } = request.query
    // One more than are shown says whether there is another page.
    const found = await store.openTables(limit + 1, tableBefore(before))
    const { rows, more } = pageOfTables(found, limit)
    const tables = await house.openOnes(rows.map((row) => row.id))
    const person = personFor(request, keyOf(request) ?? '')
    // Those of one's clubs are on the first page.
    const ofClubs = await clubTables(house, before === undefined ? person : undefined)
    const fitting = await company.fitting([...tables, ...ofClubs.keys()], person)
    return {
      tables: fitting.map((running) => {
        const club = ofClubs.get(running)
        return { ...facts.summaries([running], undefined)[0], ...(club === undefined ? {} : { club }) }
      }),
      more,
    }
  })

  app.get('/api/mine', { schema: { querystring: minePage } }, async (request) => {
    const key = keyOf(request)
    const held = key === undefined ? [] : await store.heldBy(key)
    const { ids, more } = pageOfHeld(held, request.query.limit, request.query.before)
    const person = personFor(request, key ?? '')
    const hasNotice = await company.hasNotice(person)
    const account = person?.account.name ?? null
    const [asked, asking] =
      person === undefined
        ? [[], 0]
        : await Promise.all([seatsAskedTo(house, person.account), countAsking(store, person.account)])
    const invitations = asked
      .filter(({ running }) => !held.some(({ match }) => match === running.row.id))
      .map(({ running, ...one }) => ({ ...one, match: facts.summaries([running], key)[0] }))
    const matches = facts.summaries(await house.openOnes(ids), key)
    return { now: house.time.now(), matches, more, invitations, asking, hasNotice, account }
  })
}
