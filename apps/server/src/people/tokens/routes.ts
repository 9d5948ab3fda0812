import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { People } from '../people.ts'
import { few, proof, proofOf, signedIn } from '../routes.ts'
import { scopes } from './scopes.ts'

/** Tokens of an account; `docs/formats/http-api.md` describes it. */
export function registerTokens(plain: FastifyInstance, people: People): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get('/api/account/tokens', async (request) => ({
    tokens: await people.tokens.of(signedIn(request).account),
  }))

  app.post(
    '/api/account/tokens',
    {
      schema: {
        body: z.strictObject({
          name: z.string().trim().min(1).max(60),
          scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
          ...proof,
        }),
      },
      ...few,
    },
    async (request, reply) => {
      const { name, scopes: may } = request.body
      const made = await people.newToken(signedIn(request), proofOf(request, request.body), name, may)
      reply.code(201)
      return made
    },
  )

  app.delete(
    '/api/account/tokens/:id',
    { schema: { params: z.strictObject({ id: z.string().max(60) }) } },
    async (request) => {
      await people.tokens.revoke(signedIn(request).account, request.params.id)
      return {}
    },
  )
}
