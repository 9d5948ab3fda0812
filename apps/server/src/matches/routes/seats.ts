import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { anyJson } from '../../any-json.ts'
import { clubOf, isIn } from '../../people/clubs/tables.ts'
import { peopleAsked } from '../../people/friends/seat-invitations.ts'
import { personName } from '../../person-name.ts'
import { hashOf, keyFor, newSecret } from '../keys.ts'
import { openOffer } from '../offers.ts'
import { isZone } from '../pauses.ts'
import { Problem } from '../problem.ts'
import { invitation, matchParams, personFor, seatName, seatOf } from './asked.ts'
import type { Services } from './services.ts'

/** A pass to a seat is good for so long. */
const passMs = 15 * 60_000

/** What is asked of a seat of the sender's: which, where it is not their only one. */
const asSeat = { params: matchParams, body: z.strictObject({ seat: seatName.optional() }) }

const seed = z.string().min(1).max(100)

/** How seats are taken, left, passed on and kept. */
export function registerSeats(plain: FastifyInstance, services: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { house, lobby, streams, presence, company } = services
  const { store } = house

  /** A bot asks for a key of its own; browsers are given theirs as a cookie when they sit down. */
  app.post('/api/keys', { config: { rateLimit: { max: 30 } } }, async () => ({ key: newSecret() }))

  app.post(
    '/api/matches/:id/join',
    {
      schema: {
        params: matchParams,
        body: z.strictObject({
          seat: seatName.optional(),
          invitation,
          name: personName,
          zone: z.string().max(60).refine(isZone).optional(),
          nightFrom: z.int().min(0).max(23).optional(),
          seed,
          brings: anyJson.optional(),
          rated: z.boolean().optional(),
        }),
      },
    },
    async (request, reply) => {
      const running = await house.open(request.params.id)
      const key = keyFor(request, reply)
      const person = personFor(request, key)
      // A tournament pairs whom it will.
      if (running.table.tournament === undefined) await company.maySitAt(running, person)
      else await company.mayPlay(person)
      const account = person?.account
      const club = await clubOf(store.clubs, running)
      if (club !== undefined && !(await isIn(store.clubs, club, person))) {
        throw new Problem('notAtThisTable', { reason: 'clubOnly' })
      }
      const joiner = { ...request.body, account, isMember: club !== undefined }
      const seat = await lobby.join(request.params.id, joiner, key)
      streams.seated(key, request.params.id)
      return { seat: running.seatId(seat) }
    },
  )

  app.post('/api/matches/:id/leave', { schema: asSeat }, async (request) => {
    const { running, seat, key } = await seatOf(house, request, request.params.id, request.body.seat)
    await lobby.leave(running.row.id, seat, key)
    return {}
  })

  /** What the host's own people need to bring others in, shown again to whoever sits at the table. */
  app.get('/api/matches/:id/invitations', { schema: { params: matchParams } }, async (request) => {
    const { running } = await seatOf(house, request, request.params.id, undefined, true)
    const asked = await peopleAsked(house, running)
    return {
      invitations: running.standing.seats.flatMap(({ isTaken }, seat) => {
        const invitation = running.secrets[`invitation:${seat}`]
        const isOpen = !isTaken || openOffer(running, seat) !== undefined
        return !isOpen || invitation === undefined
          ? []
          : [{ seat: running.seatId(seat), invitation, asked: asked.get(seat) ?? [] }]
      }),
    }
  })

  /** A link by which the seat is taken along to another device. */
  app.post('/api/matches/:id/passes', { schema: asSeat }, async (request, reply) => {
    const { running, seat } = await seatOf(house, request, request.params.id, request.body.seat)
    // An account is on every device as it is, and nobody else plays for it.
    if (running.table.isRated === true) throw new Problem('notAtThisTable', { reason: 'isRated' })
    if (running.table.tournament !== undefined) {
      throw new Problem('notAtThisTable', { reason: 'inTournament' })
    }
    const pass = newSecret()
    const expiresAt = house.time.now() + passMs
    await store.addPass({ pass: hashOf(pass), match: running.row.id, seat, expiresAt })
    reply.code(201)
    return { pass, expiresAt }
  })

  app.post(
    '/api/passes',
    { schema: { body: z.strictObject({ pass: z.string().max(100) }) }, config: { rateLimit: { max: 30 } } },
    async (request, reply) => {
      const pass = await store.takePass(hashOf(request.body.pass), house.time.now())
      if (pass === undefined) throw new Problem('noSuchThing', {})
      const key = keyFor(request, reply)
      await store.hold(pass.match, pass.seat, key)
      await house.holdersChanged(pass.match)
      streams.seated(key, pass.match)
      return { match: pass.match, seat: (await house.open(pass.match)).seatId(pass.seat) }
    },
  )

  /** Nobody but whoever asks holds the seat from now on. */
  app.post('/api/matches/:id/alone', { schema: asSeat }, async (request) => {
    const { running, seat, key } = await seatOf(house, request, request.params.id, request.body.seat)
    await store.holdAlone(running.row.id, seat, key)
    await house.holdersChanged(running.row.id)
    return {}
  })

  app.post('/api/matches/:id/presence', { schema: asSeat }, async (request) => {
    const { running, seat } = await seatOf(house, request, request.params.id, request.body.seat)
    presence.note(running, seat)
    return { present: presence.of(running) }
  })
}
