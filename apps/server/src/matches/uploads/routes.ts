import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { anyJson } from '../../any-json.ts'
import { matchParams } from '../routes/asked.ts'
import { mostReplay, type Uploads } from './uploads.ts'

/** How matches that were played elsewhere are brought, and given to whoever has their address. */
export function registerUploads(plain: FastifyInstance, uploads: Uploads): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/replays',
    { schema: { body: anyJson }, bodyLimit: mostReplay, config: { rateLimit: { max: 10 } } },
    async (request, reply) => {
      const taken = await uploads.take(request.body, request.ip)
      reply.code(201)
      return taken
    },
  )

  app.get('/api/replays/:id', { schema: { params: matchParams } }, async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    return reply.send(await uploads.give(request.params.id))
  })
}
