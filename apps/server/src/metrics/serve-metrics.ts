import { isIPv4, isIPv6 } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { listenFault, StartFault } from '../start-fault.ts'
import type { Metrics } from './metrics.ts'

/** Where figures are asked for. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** `127.0.0.1:9464` or `[::1]:9464`; a StartFault where it is neither. */
export function metricsAddress(text: string): MetricsAddress {
  const [, bare = '', bracketed = '', digits = ''] =
    /^(?:([^:[\]]+)|\[([^[\]]+)\]):(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  const isAddress = bracketed === '' ? isIPv4(bare) : isIPv6(bracketed)
  if (!isAddress || port > 65_535) {
    throw new StartFault('metricsUnknown', `${text} is no address with a port.`)
  }
  return { host: bracketed === '' ? bare : bracketed, port }
}

/**
 * Answers `GET /metrics`, on a door of its own: what players reach does not tell how much is played. Throws a StartFault
 * where it cannot.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<FastifyInstance> {
  const app = Fastify()
  app.get('/metrics', async (_request, reply) => {
    const { type, body } = await metrics.text()
    return reply.type(type).send(body)
  })
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw listenFault(error, host, port)
  }
  return app
}
