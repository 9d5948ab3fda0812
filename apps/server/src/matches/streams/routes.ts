import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { keyOf } from '../keys.ts'
import { Problem } from '../problem.ts'
import { matchId } from '../routes/asked.ts'
import type { Streams } from './streams.ts'

/** How somebody is told what happens as it does. */
export function registerStream(plain: FastifyInstance, streams: Streams): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/stream',
    {
      schema: {
        querystring: z.strictObject({
          watch: z.string().max(2_000).optional(),
          from: z.string().max(20_000).optional(),
          format: z.enum(['sse', 'ndjson']).optional(),
        }),
      },
      config: { lasts: true },
    },
    async (request, reply) => {
      const { watch = '', from, format } = request.query
      const ids = watch === '' ? [] : watch.split(',')
      if (ids.length > 20 || !ids.every((one) => matchId.safeParse(one).success)) {
        throw new Problem('badInput', { reason: 'watch' })
      }
      const last = request.headers['last-event-id']
      await streams.serve(request, reply, keyOf(request), {
        watch: ids,
        from: (typeof last === 'string' ? last : undefined) ?? from,
        lines: format === 'ndjson' || request.headers.accept?.includes('application/x-ndjson') === true,
      })
    },
  )
}
