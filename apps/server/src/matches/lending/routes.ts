import type { KnownWorker, WorkerStore } from '@wyrmtable/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { anyJson } from '../../any-json.ts'
import { hashOf, keptSecret } from '../keys.ts'
import { Problem } from '../problem.ts'
import type { Leases } from './leases.ts'

/** Small decisions come many in a second, and a machine may have many cores. */
const often = { rateLimit: { max: 12_000 } }
const leaseName = z.string().regex(/^[\w-]{20,100}$/)
const leaseParams = z.strictObject({ lease: leaseName })
const playouts = z.int().min(0).max(2_000_000_000)

/** How workers on other machines are given decisions of computers; `docs/formats/http-api.md` describes it. */
export function registerLending(plain: FastifyInstance, leases: Leases, workers: WorkerStore): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/thoughts',
    {
      // Whoever asks waits until there is something.
      config: { ...often, lasts: true },
      schema: {
        body: z.strictObject({
          /** Names of the rules that the worker knows. */
          games: z.array(z.string().max(100)).max(500),
          /** What the lease is to be called, by which whoever goes without waiting for the answer gives it back. */
          lease: leaseName.optional(),
        }),
      },
    },
    async (request, reply) => {
      const worker = await workerOf(request)
      const { games, lease } = request.body
      const lent = await leases.take(worker, games, gone(reply), lease)
      if (lent === undefined) return { thought: null }
      reply.raw.on('close', () => {
        // Whoever asked was never told of it; where this fails it lapses.
        if (!reply.raw.writableFinished) leases.giveBack(worker, lent.lease, false).catch(() => {})
      })
      return { thought: lent }
    },
  )

  app.post(
    '/api/thoughts/:lease/progress',
    {
      config: often,
      schema: {
        params: leaseParams,
        body: z.strictObject({ share: z.number().min(0).max(1), playouts }),
      },
    },
    async (request) => {
      await leases.goOn(await workerOf(request), request.params.lease, request.body)
      return {}
    },
  )

  app.post(
    '/api/thoughts/:lease/answer',
    { config: often, schema: { params: leaseParams, body: z.strictObject({ action: anyJson }) } },
    async (request) => {
      await leases.answer(await workerOf(request), request.params.lease, request.body.action)
      return {}
    },
  )

  app.post(
    '/api/thoughts/:lease/back',
    {
      config: often,
      schema: { params: leaseParams, body: z.strictObject({ cannot: z.boolean().optional() }) },
    },
    async (request) => {
      await leases.giveBack(await workerOf(request), request.params.lease, request.body.cannot === true)
      return {}
    },
  )

  async function workerOf({ headers }: FastifyRequest): Promise<KnownWorker> {
    const secret = keptSecret(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1])
    const worker = secret === undefined ? undefined : await workers.workerOf(hashOf(secret))
    if (worker === undefined) throw new Problem('notKnown')
    return worker
  }
}

/** Fires when whoever asked has gone away. */
function gone(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  if (reply.raw.destroyed) left.abort()
  else reply.raw.on('close', () => left.abort())
  return left.signal
}
