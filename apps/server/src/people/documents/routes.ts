import { jsonOf } from '@wyrmtable/kernel'
import type { DocumentStore } from '@wyrmtable/store'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { anyJson } from '../../any-json.ts'
import { Problem } from '../../matches/problem.ts'
import { signedIn } from '../routes.ts'

/** What an account may keep: so many names, and so many bytes in one document and in all. */
const most = { count: 2_000, bytesOfOne: 500_000, bytes: 16 * 1024 * 1024 }

/** Of a request that brings one. */
const mostBody = most.bytesOfOne + 4_000

/** Kind, game and id, such as `made/dragons-wrath/deck-0f3a`. */
const name = z.string().regex(/^[a-z]{1,20}(\/[\w.-]{1,100}){1,3}$/)

/** What people made follows them to every device; `docs/formats/http-api.md` describes it. */
export function registerDocuments(plain: FastifyInstance, documents: DocumentStore): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get('/api/account/documents', async (request) => ({
    documents: await documents.list(signedIn(request).account.id),
  }))

  app.get('/api/account/document', { schema: { querystring: z.strictObject({ name }) } }, async (request) => {
    const found = await documents.document(signedIn(request).account.id, request.query.name)
    if (found === undefined) throw new Problem('noSuchThing', {})
    const { body, ...about } = found
    return { ...about, body: body === null ? null : jsonOf(JSON.parse(body)) }
  })

  app.put(
    '/api/account/document',
    {
      bodyLimit: mostBody,
      schema: {
        body: z.strictObject({
          name,
          base: z.int().min(0),
          savedAt: z.int().min(0),
          /** Absent: it is taken away. */
          body: anyJson.optional(),
        }),
      },
    },
    async (request) => {
      const { account } = signedIn(request)
      const { body, ...about } = request.body
      const text = body === undefined ? null : JSON.stringify(body)
      if (text !== null) {
        const bytes = Buffer.byteLength(text)
        const size = await documents.size(account.id)
        const isTooMuch =
          bytes > most.bytesOfOne || size.bytes + bytes > most.bytes || size.count >= most.count
        if (isTooMuch) throw new Problem('tooMuch', { reason: 'documents', figures: most })
      }
      const version = await documents.put(account.id, { ...about, body: text })
      // Somebody was first, on another device: it is looked at again before anything is lost.
      if (version === undefined) throw new Problem('stale', { reason: 'document' })
      return { version }
    },
  )
}
