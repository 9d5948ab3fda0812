import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { seatsOf } from '../../matches/access.ts'
import type { House } from '../../matches/house.ts'
import { keyOf } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'
import type { Notices } from '../../notices/notices.ts'
import { personName } from '../../person-name.ts'
import { matchId, meant, seatName, who } from '../meant.ts'
import { nameKeyOf } from '../name-key.ts'
import { signedIn } from '../routes.ts'
import type { Whereabouts } from './whereabouts.ts'

/** Friends of one account, with those who are not yet; and people who are asked to the seats of one match. */
const [mostFriends, mostAsked] = [500, 50]

/** Friends, and asking them to a seat; `docs/formats/http-api.md` describes it. */
export function registerFriends(
  plain: FastifyInstance,
  house: House,
  whereabouts: Whereabouts,
  notices: Pick<Notices, 'askedTo'>,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { people, friends, moderation } = house.store
  const few = { config: { rateLimit: { max: 30 } } }

  app.get('/api/friends', async (request) => {
    const { id } = signedIn(request).account
    const [all, apart] = await Promise.all([friends.of(id), moderation.apartFrom(id)])
    const named = await Promise.all(
      all.map(async ({ other, ...times }) => ({
        ...{ other, name: (await people.account(other))?.name, ...times },
      })),
    )
    const told = named.flatMap(({ name, ...one }) => (name === undefined ? [] : [{ name, ...one }]))
    return {
      friends: told.flatMap(({ name, other, mineAt, theirsAt }) =>
        mineAt === undefined || theirsAt === undefined
          ? []
          : [{ name, since: Math.max(mineAt, theirsAt), isHere: whereabouts.isHere(other) }],
      ),
      asked: told.flatMap(({ name, mineAt, theirsAt }) =>
        mineAt === undefined || theirsAt !== undefined ? [] : [{ name, at: mineAt }],
      ),
      // Whoever is blocked is not told so, and is not heard.
      asking: told.flatMap(({ name, other, mineAt, theirsAt }) =>
        theirsAt === undefined || mineAt !== undefined || apart.has(other) ? [] : [{ name, at: theirsAt }],
      ),
    }
  })

  /** Asks somebody, or says yes to whoever asked. */
  app.post('/api/friends', { schema: { body: z.strictObject(who) }, ...few }, async (request) => {
    const { id } = signedIn(request).account
    const other = await meant(house, request, request.body)
    const blocks = await moderation.blocksOf(id)
    if (blocks.some((block) => block.other === other.id))
      throw new Problem('badInput', { reason: 'youBlock' })
    if ((await friends.of(id)).length >= mostFriends) throw new Problem('tooMuch', { reason: 'friends' })
    await friends.wish(id, other.id, house.time.now())
    return { name: other.name, isFriend: await friends.areFriends(id, other.id) }
  })

  /** They are friends no longer; or what one of them asked is taken back, or refused. */
  app.delete(
    '/api/friends/:name',
    { schema: { params: z.strictObject({ name: personName }) } },
    async (request) => {
      const { id } = signedIn(request).account
      const other = await people.accountNamed(nameKeyOf(request.params.name))
      if (other !== undefined) await friends.part(id, other.id)
      return {}
    },
  )

  /** Asks a friend to a free seat of a table at which one sits. */
  app.post(
    '/api/matches/:id/invitations',
    {
      schema: {
        params: z.strictObject({ id: matchId }),
        body: z.strictObject({ seat: seatName, friend: personName }),
      },
      ...few,
    },
    async (request, reply) => {
      const { id } = signedIn(request).account
      const match = request.params.id
      const running = await house.open(match)
      if (seatsOf(running, keyOf(request)).length === 0) throw new Problem('notYours', {})
      const other = await people.accountNamed(nameKeyOf(request.body.friend))
      if (other === undefined || !(await friends.areFriends(id, other.id))) {
        throw new Problem('noSuchThing', { reason: 'noFriend' })
      }
      const seat = running.game.seatIds.indexOf(request.body.seat)
      if (running.match !== undefined || running.isOver) throw new Problem('wrongMoment', {})
      if (running.secrets[`invitation:${seat}`] === undefined) throw new Problem('noSuchThing', {})
      if (running.standing.seats[seat]?.isTaken !== false) throw new Problem('taken', {})
      if ((await friends.invitedTo(match)).length >= mostAsked) throw new Problem('tooMuch', {})
      await friends.invite({ match, seat, account: other.id, by: id, at: house.time.now() })
      await notices.askedTo(other.id, match, seat)
      reply.code(201)
      return { name: other.name }
    },
  )

  /** Says no to a seat. */
  app.delete(
    '/api/account/invitations/:id',
    { schema: { params: z.strictObject({ id: matchId }) } },
    async (request) => {
      await friends.withdraw(request.params.id, signedIn(request).account.id)
      return {}
    },
  )
}
