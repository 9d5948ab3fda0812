import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { matchParams, seatName, seatOf } from './asked.ts'
import type { Services } from './services.ts'

/** What a seat notes for itself. */
export function registerNotes(plain: FastifyInstance, { house }: Pick<Services, 'house'>): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { store } = house

  app.get(
    '/api/matches/:id/note',
    { schema: { params: matchParams, querystring: z.strictObject({ seat: seatName.optional() }) } },
    async (request) => {
      const { running, seat } = await seatOf(house, request, request.params.id, request.query.seat)
      return { text: await store.note(running.row.id, seat) }
    },
  )

  app.put(
    '/api/matches/:id/note',
    {
      schema: {
        params: matchParams,
        body: z.strictObject({ seat: seatName.optional(), text: z.string().max(20_000) }),
      },
    },
    async (request) => {
      const { running, seat } = await seatOf(house, request, request.params.id, request.body.seat)
      await store.setNote(running.row.id, seat, request.body.text)
      return {}
    },
  )
}
