import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerApi } from './api.ts'
import { answerBrokenRequest, answerFault, answerNotFound } from './faults.ts'
import { registerPages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { listenFault } from './start-fault.ts'

export interface ServerOptions {
  /** The one address to listen on: '127.0.0.1' for this machine only, '0.0.0.0' or '::' for all. */
  readonly host: string
  /** 0 takes a free one; `Server.url` tells which. */
  readonly port: number
  /** Folder of the built web app. Absent: the API alone. */
  readonly webRoot?: string
  /** Writes a line of JSON to standard output for each request. Faults of our own are always written. */
  readonly log?: boolean
  /** Milliseconds for a whole request to arrive; a little more passes before a late one is cut off. Absent: 25 s. */
  readonly arriveWithinMs?: number
}

export interface Server {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** Takes no new request, finishes those under way, and resolves when the port is free. */
  close(): Promise<void>
}

/** Requests still running this long after `close` are cut off. */
const closeWithinMs = 5_000

const limits = {
  bodyLimit: 64 * 1024,
  /** All headers of a request together, in bytes. */
  maxHeaderSize: 16 * 1024,
  /**
   * For a whole request to arrive, so that slow senders do not hold connections. Node looks for late ones only now and
   * then: both together stay below the half minute that hosts are promised.
   */
  arriveWithinMs: 25_000,
  lookForLateMs: 3_000,
}

/**
 * Starts serving and resolves once it does; throws a `StartFault` where it cannot. SIGTERM and SIGINT
 * close the server and then end the process. Process managers and terminals send a signal
 * to every process of a group and parents pass it on, so the same one arriving twice means nothing more.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const app = await buildApp(options)
  try {
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await app.close()
    throw listenFault(error, options.host, options.port)
  }
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= closeApp(app)
    return closing
  }
  // Said outright: a process that ends by itself first lets go of its signals, and dies of one that comes then.
  const end = () => {
    close().then(
      () => process.exit(),
      (error: unknown) => {
        app.log.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of closingSignals) process.on(signal, end)
  return {
    url: urlOf(app, options.host),
    close: () => {
      for (const signal of closingSignals) process.off(signal, end)
      return close()
    },
  }
}

const closingSignals = ['SIGTERM', 'SIGINT'] as const

async function buildApp({
  webRoot,
  log,
  arriveWithinMs = limits.arriveWithinMs,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: log ? 'info' : 'error' },
    bodyLimit: limits.bodyLimit,
    requestTimeout: arriveWithinMs,
    http: {
      maxHeaderSize: limits.maxHeaderSize,
      headersTimeout: arriveWithinMs,
      connectionsCheckingInterval: Math.min(limits.lookForLateMs, arriveWithinMs),
    },
    frameworkErrors: answerFault,
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
  })
  app.setErrorHandler(answerFault)
  await app.register(helmet, securityHeaders)
  registerApi(app)
  if (webRoot === undefined) app.setNotFoundHandler(answerNotFound)
  else await registerPages(app, webRoot)
  return app
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), closeWithinMs)
  await app.close()
  clearTimeout(cutOff)
}

/** The address as a browser of this machine writes it: one that means "all" is reached as this machine. */
function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
