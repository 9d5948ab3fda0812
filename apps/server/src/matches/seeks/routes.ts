import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Company } from '../../people/moderation/company.ts'
import { mustBeWithin } from '../../people/tokens/scopes.ts'
import { personName } from '../../person-name.ts'
import { keyOf } from '../keys.ts'
import { Problem } from '../problem.ts'
import type { Streams } from '../streams/streams.ts'
import { jsonLines, serverSentEvents } from '../streams/wire.ts'
import { tableWishSchema } from '../table.ts'
import type { Seeks } from './seeks.ts'

/** A table that anybody may come to, and who sits down at it. */
const seekSchema = tableWishSchema
  .omit({ isPublic: true, club: true })
  .extend({ name: personName, seed: z.string().min(1).max(100) })
  .refine(
    ({ seats }) =>
      seats.filter((seat) => seat.for === 'me').length === 1 && seats.some((seat) => seat.for === 'anybody'),
  )

/** Seeks that live as long as their connection; `docs/formats/http-api.md` describes it. */
export function registerSeeks(
  plain: FastifyInstance,
  { seeks, streams, company }: { seeks: Seeks; streams: Streams; company: Company },
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/seeks',
    { schema: { body: seekSchema }, config: { lasts: true, rateLimit: { max: 30 } } },
    async (request, reply) => {
      // It lays a table, and sits down there as well.
      mustBeWithin(request.person?.may, 'play')
      const key = keyOf(request)
      if (key === undefined) throw new Problem('badInput', { reason: 'noKey' })
      const person = request.person?.key === key ? request.person : undefined
      await company.mayPlay(person)
      const { name, seed, ...wish } = request.body
      if (wish.isRated && person === undefined) {
        throw new Problem('notAtThisTable', { reason: 'needsAccount' })
      }
      if (wish.isRated && person?.account.isBot) {
        throw new Problem('notAtThisTable', { reason: 'peopleOnly' })
      }
      await seeks.serve(reply, {
        key,
        wire: request.headers.accept?.includes('text/event-stream') === true ? serverSentEvents : jsonLines,
        wish: { ...wish, isPublic: true },
        joiner: { name, seed, rated: wish.isRated, account: person?.account },
        onLaid: (match) => streams.seated(key, match),
      })
    },
  )
}
