import type { Json } from '@wyrmtable/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { clubOf, isIn } from '../../people/clubs/tables.ts'
import { placeOf, seatNamed, seatsOf, viewerNamed } from '../access.ts'
import { keyOf } from '../keys.ts'
import { Problem } from '../problem.ts'
import { replayFor } from '../replays.ts'
import type { RunningMatch } from '../running-match.ts'
import { choicesFor, sightOf, viewThen } from '../sight/index.ts'
import { invitation, matchParams, personFor, seatName, seatOf } from './asked.ts'
import type { Services } from './services.ts'

/** How somebody looks at a match: as it is, as it went on, as it was, and what may be done. */
export function registerLooking(plain: FastifyInstance, { house, facts }: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { store } = house

  /** Through whose eyes somebody looks, the match as they may see it, and up to which line where that is not all of it. */
  const seenBy = async (request: FastifyRequest, match: string, as: string | undefined) => {
    const running = await house.open(match)
    const viewer = viewerNamed(running, seatsOf(running, keyOf(request)), as)
    const seen = viewer === 'spectator' ? await house.fromOutside(running) : running
    return { viewer, place: placeOf(running, viewer), upTo: seen === running ? undefined : seen.n }
  }

  /** Waits until all that was done is written: a write that failed has made what is here untrue. */
  const written = async (running: RunningMatch) => {
    await running.settled()
    if (!house.isCurrent(running)) throw new Problem('wrongMoment', { reason: 'tryAgain' })
  }

  app.get(
    '/api/matches/:id',
    { schema: { params: matchParams, querystring: z.strictObject({ as: seatName.optional(), invitation }) } },
    async (request) => {
      const running = await house.latest(request.params.id)
      const seats = seatsOf(running, keyOf(request))
      const viewer = viewerNamed(running, seats, request.query.as, request.query.invitation)
      await written(running)
      const seen = viewer === 'spectator' ? await house.fromOutside(running) : running
      const all = facts.of(seen, viewer)
      // Who is there now tells of what happens now.
      const known = seen === running ? all : { ...all, present: {} }
      const sight = sightOf(known, viewer, seen.number(placeOf(seen, viewer)), seats)
      const club = running.match === undefined ? await clubOf(store.clubs, running) : undefined
      const isMember =
        club !== undefined && (await isIn(store.clubs, club, personFor(request, keyOf(request) ?? '')))
      return club === undefined ? sight : { ...sight, club: { ...club, isMember } }
    },
  )

  app.get(
    '/api/matches/:id/news',
    {
      schema: {
        params: matchParams,
        querystring: z.strictObject({
          as: seatName.optional(),
          after: z.coerce.number().int().min(0).default(0),
        }),
      },
    },
    async (request, reply) => {
      const { place, upTo } = await seenBy(request, request.params.id, request.query.as)
      const told = await house.newsSince(request.params.id, place, request.query.after, upTo)
      reply.type('application/json; charset=utf-8')
      const news = told.map((one) => `{"number":${one.numbers[place]},${one.news[place]}`)
      return reply.send(`{"news":[${news.join(',')}]}`)
    },
  )

  /** For bots that know no rules: one request says what their seat sees and all that it may do. */
  app.get(
    '/api/matches/:id/actions',
    { schema: { params: matchParams, querystring: z.strictObject({ as: seatName.optional() }) } },
    async (request) => {
      const running = await house.latest(request.params.id)
      const seat = seatNamed(running, seatsOf(running, keyOf(request)), request.query.as)
      await written(running)
      if (running.match === undefined) throw new Problem('wrongMoment', { state: 'open' })
      return choicesFor(running.match, seat, running.number(seat))
    },
  )

  /** For whoever comes back, to be shown what happened since: from there the news tell how it went on. */
  app.get(
    '/api/matches/:id/views/:seq',
    {
      schema: {
        params: matchParams.extend({ seq: z.coerce.number().int().min(0) }),
        querystring: z.strictObject({ seat: seatName.optional() }),
      },
    },
    async (request) => {
      const { id: match, seq } = request.params
      const { running } = await seatOf(house, request, match, request.query.seat)
      const isAtHand = running.match !== undefined && running.match.since <= seq
      const { match: opened } = isAtHand ? running : await house.whole(match)
      const view = opened === undefined ? undefined : viewThen(opened, seq)
      if (view === undefined) throw new Problem('noSuchThing', { seq })
      return { view }
    },
  )

  app.get(
    '/api/matches/:id/replay',
    { schema: { params: matchParams, querystring: z.strictObject({ as: seatName.optional() }) } },
    async (request) => {
      const { viewer, upTo } = await seenBy(request, request.params.id, request.query.as)
      return replayFor(await house.whole(request.params.id, upTo), viewer) as Json
    },
  )
}
