import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Document } from './describe.ts'

/** What routes read, as an OpenAPI document: told to a server of its own, which never listens. */
export async function collect(routes: readonly RouteOptions[]): Promise<Document> {
  const app = Fastify()
  app.setValidatorCompiler(() => () => true)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Wyrmtable', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(async (scope) => {
    for (const { method, url, schema } of routes) {
      scope.route({ method, url, ...(schema === undefined ? {} : { schema }), handler: async () => {} })
    }
  })
  await app.ready()
  const document = app.swagger()
  if (!isDocument(document)) throw new Error('the collected routes are no OpenAPI document')
  return document
}

/** The collector may write one in more than one way. */
const isDocument = (document: object): document is Document => 'openapi' in document && 'paths' in document
