import type { FastifyInstance } from 'fastify'
import { type Document, described } from './describe.ts'
import { pageHeaders, readingPage } from './reading-page.ts'

/** The description of all routes: as a document for programs, and as a page. */
export function registerDescription(app: FastifyInstance): void {
  let made: Document | undefined
  const document = (): Document => {
    made ??= described(collected(app.swagger()))
    return made
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => document())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers(pageHeaders).type('text/html; charset=utf-8')
    return reply.send(readingPage(document()))
  })
}

/** What the collector of routes has gathered, which may be written in more than one way. */
function collected(document: object): Document {
  if (!isDocument(document)) throw new Error('the collected routes are no OpenAPI document')
  return document
}

const isDocument = (document: object): document is Document => 'openapi' in document && 'paths' in document
