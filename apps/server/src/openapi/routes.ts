import type { FastifyInstance } from 'fastify'
import { type Document, described } from './describe.ts'
import { pageHeaders, readingPage } from './reading-page.ts'

/** The description of all routes: as a document for programs, and as a page. */
export function registerDescription(app: FastifyInstance): void {
  let made: Document | undefined
  const document = (): Document => {
    made ??= described(app.swagger() as unknown as Document)
    return made
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => document())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers(pageHeaders).type('text/html; charset=utf-8')
    return reply.send(readingPage(document()))
  })
}
