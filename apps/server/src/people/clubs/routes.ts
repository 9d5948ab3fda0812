import { type Account, joinings, type Member, roles } from '@wyrmtable/store'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../../matches/house.ts'
import { Problem } from '../../matches/problem.ts'
import { personName } from '../../person-name.ts'
import { nameKeyOf } from '../name-key.ts'
import { signedIn } from '../routes.ts'
import type { Clubs } from './clubs.ts'

/** Clubs that the list shows. */
const mostListed = 100

const clubId = z.string().regex(/^[\da-z]{6,20}$/)
const clubParams = z.strictObject({ id: clubId })
const memberParams = z.strictObject({ id: clubId, name: personName })
const wish = z.strictObject({
  name: personName,
  about: z.string().trim().max(1_000).default(''),
  joining: z.enum(joinings).default('request'),
})

/** Clubs, as they are asked for by HTTP; `docs/formats/http-api.md` describes it. */
export function registerClubs(plain: FastifyInstance, house: House, clubs: Clubs): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { people, clubs: store } = house.store
  const few = { config: { rateLimit: { max: 30 } } }

  /** All there are, with what whoever asks is in each of theirs. */
  app.get('/api/clubs', async (request) => {
    const mine = await rolesOf(request.person?.account)
    const listed = await store.clubs(mostListed)
    const missing = [...mine.keys()].filter((id) => listed.every((club) => club.id !== id))
    const own = await Promise.all(
      missing.map(async (id) => {
        const [club, members] = await Promise.all([store.club(id), store.members(id)])
        return club === undefined ? [] : [{ ...club, count: members.filter(isIn).length }]
      }),
    )
    return {
      clubs: [...own.flat(), ...listed].map(({ id, name, about, joining, count }) => ({
        ...{ id, name, about, joining, count, role: mine.get(id) ?? null },
      })),
    }
  })

  app.post('/api/clubs', { schema: { body: wish }, ...few }, async (request, reply) => {
    const id = await clubs.found(signedIn(request).account, request.body, house.time.now())
    reply.code(201)
    return { id }
  })

  /** Its page: everybody is told who leads it, its members who is in it, its officers who asked, and the link. */
  app.get('/api/clubs/:id', { schema: { params: clubParams } }, async (request) => {
    const { id, name, about, joining, link, createdAt } = await clubs.club(request.params.id)
    const all = await store.members(id)
    const role = all.find(({ account }) => account === request.person?.account.id)?.role ?? null
    const isLeading = role === 'owner' || role === 'officer'
    const isMember = isLeading || role === 'member'
    const members = await named(all.filter((one) => isIn(one) && (isMember || one.role !== 'member')))
    return {
      ...{ id, name, about, joining, createdAt, role, count: all.filter(isIn).length },
      members: members.map(({ name: member, role: theirs, at }) => ({ name: member, role: theirs, at })),
      ...(isLeading
        ? {
            link,
            asked: (await named(all.filter((one) => !isIn(one)))).map(({ name: asks, at }) => ({
              name: asks,
              at,
            })),
          }
        : {}),
    }
  })

  app.put('/api/clubs/:id', { schema: { params: clubParams, body: wish }, ...few }, async (request) => {
    await clubs.change(signedIn(request).account, request.params.id, request.body)
    return {}
  })

  app.delete('/api/clubs/:id', { schema: { params: clubParams } }, async (request) => {
    await clubs.remove(signedIn(request).account, request.params.id)
    return {}
  })

  app.post('/api/clubs/:id/link', { schema: { params: clubParams }, ...few }, async (request) => ({
    link: await clubs.newLink(signedIn(request).account, request.params.id),
  }))

  app.post(
    '/api/clubs/:id/members',
    { schema: { params: clubParams, body: z.strictObject({ link: z.string().max(40).optional() }) }, ...few },
    async (request) => {
      const { account } = signedIn(request)
      return { role: await clubs.join(account, request.params.id, request.body.link, house.time.now()) }
    },
  )

  app.put(
    '/api/clubs/:id/members/:name',
    {
      schema: {
        params: memberParams,
        body: z.strictObject({ role: z.enum(roles).exclude(['asked']) }),
      },
    },
    async (request) => {
      const { account } = signedIn(request)
      const other = await personCalled(request.params.name)
      await clubs.setRole(account, request.params.id, other, request.body.role)
      return {}
    },
  )

  app.delete('/api/clubs/:id/members/:name', { schema: { params: memberParams } }, async (request) => {
    const { account } = signedIn(request)
    const other = await personCalled(request.params.name)
    await clubs.putOut(account, request.params.id, other)
    return {}
  })

  async function personCalled(name: string): Promise<Account> {
    const account = await people.accountNamed(nameKeyOf(name))
    if (account === undefined) throw new Problem('noSuchThing', { reason: 'noAccount' })
    return account
  }

  async function rolesOf(account: Account | undefined) {
    const mine = account === undefined ? [] : await store.of(account.id)
    return new Map(mine.map(({ club, role }) => [club, role]))
  }

  async function named(members: readonly Member[]) {
    const all = await Promise.all(
      members.map(async (one) => ({ ...one, name: (await people.account(one.account))?.name ?? '' })),
    )
    return all
      .filter(({ name }) => name !== '')
      .sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || a.at - b.at)
  }
}

const isIn = ({ role }: Member): boolean => role !== 'asked'
