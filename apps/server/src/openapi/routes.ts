import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Document } from './describe.ts'

/** The description of all routes that follow: as a document for programs, and as a page. */
export function registerDescription(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  let made: Promise<Document> | undefined
  const document = () => {
    made ??= describe(routes)
    return made
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, document)
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const { pageHeaders, readingPage } = await import('./reading-page.ts')
    reply.headers(pageHeaders).type('text/html; charset=utf-8')
    return reply.send(readingPage(await document()))
  })
}

/** Few ask for it: a server starts faster without what it takes. */
async function describe(routes: readonly RouteOptions[]): Promise<Document> {
  const [{ collect }, { described }] = await Promise.all([import('./collect.ts'), import('./describe.ts')])
  return described(await collect(routes))
}
