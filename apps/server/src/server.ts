import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import { manifests } from '@wyrmtable/games'
import type { Manifest } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { registerApi } from './api.ts'
import { answerBrokenRequest, answerFault, answerNotFound } from './faults.ts'
import type { Thinking } from './matches/computers/thinkers.ts'
import { serveMatches } from './matches/index.ts'
import { realTime, type Time } from './matches/time.ts'
import type { UploadLimits } from './matches/uploads/uploads.ts'
import type { Metrics } from './metrics/metrics.ts'
import { metricsAddress, serveMetrics } from './metrics/serve-metrics.ts'
import { type NoticeOptions, noticeSettings } from './notices/settings.ts'
import { registerPages } from './pages.ts'
import type { PasswordCost } from './people/passwords.ts'
import { secure } from './security-headers.ts'
import { listenFault, StartFault } from './start-fault.ts'
import { untilSignal } from './until-signal.ts'

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
  /** Where matches are kept; closing the server closes it. Absent: nobody can play with others here. */
  readonly store?: MatchStore
  /** What can be played with others. Absent: every game there is. */
  readonly games?: readonly Manifest[]
  /** Absent: the clock of this machine. */
  readonly time?: Time
  /** Requests a minute from one address, where a route has no limit of its own. Absent: 1200. 0: no limits at all. */
  readonly mostRequests?: number
  /** False: computers, deadlines and the like are left to other processes that share the store. Absent: true. */
  readonly works?: boolean
  /**
   * Addresses and ranges of proxies, separated by commas, that are believed when they say for whom they ask
   * (`X-Forwarded-For`, `X-Forwarded-Proto`). Absent: nobody is, and all who come by a proxy count as one address.
   */
  readonly proxies?: string
  /** How much is taken of matches that were played elsewhere. Absent: a gigabyte, and 64 MB a day from one address. */
  readonly uploads?: UploadLimits
  /** Address and port, such as '127.0.0.1:9464', where a monitor may ask for figures. Absent: they are not taken. */
  readonly metrics?: string
  /** Who thinks for computers. Absent: threads of this machine. */
  readonly thinkers?: Thinking
  /** How dear it is to guess a password. Absent: 32 MB and about a tenth of a second. */
  readonly passwordCost?: PasswordCost
  /** How people are told who are not looking. */
  readonly notices?: NoticeOptions
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer that ends when whoever asked goes away. */
    readonly lasts?: boolean
  }
}

export interface Server {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** Where it tells its figures, without a slash at the end; absent where none are taken. */
  readonly metricsUrl?: string
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
  mostRequests: 1_200,
}

/**
 * Starts serving and resolves once it does; throws a `StartFault` where it cannot. SIGTERM and SIGINT close the server and
 * then end the process.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const measured = options.metrics === undefined ? undefined : metricsAddress(options.metrics)
  const metrics = measured === undefined ? undefined : await takeMetrics()
  const app = await buildApp(options, metrics)
  let door: FastifyInstance | undefined
  try {
    if (metrics !== undefined && measured !== undefined) {
      const opened = await serveMetrics(metrics, measured)
      app.addHook('onClose', () => opened.close())
      door = opened
    }
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await app.close()
    throw listenFault(error, options.host, options.port)
  }
  const close = untilSignal(
    () => closeApp(app),
    (error) => app.log.error(error),
  )
  return {
    url: urlOf(app, options.host),
    ...(door === undefined || measured === undefined ? {} : { metricsUrl: urlOf(door, measured.host) }),
    close,
  }
}

/** Most hosts take no figures, and start faster without what counts them. */
async function takeMetrics(): Promise<Metrics> {
  const { Metrics } = await import('./metrics/metrics.ts')
  return new Metrics()
}

async function buildApp(
  {
    webRoot,
    log,
    arriveWithinMs = limits.arriveWithinMs,
    store,
    time = realTime,
    games = manifests,
    mostRequests = limits.mostRequests,
    works = true,
    proxies,
    uploads,
    passwordCost,
    thinkers,
    notices = {},
  }: ServerOptions,
  metrics: Metrics | undefined,
): Promise<FastifyInstance> {
  const noticed = noticeSettings(notices)
  const app = Fastify({
    trustProxy: proxies === undefined ? false : proxiesOf(proxies),
    logger: { level: log ? 'info' : 'error', serializers: { req: requestLogged } },
    logController: new LogController({ disableRequestLogging: !log }),
    // Where requests are not logged, faults need no number of theirs: a logger for each request has its price.
    ...(log ? {} : { childLoggerFactory: (logger: FastifyBaseLogger) => logger }),
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
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  })
  app.setErrorHandler(answerFault)
  secure(app)
  if (metrics !== undefined) measureAnswers(app, metrics)
  if (store !== undefined) {
    // Pages are many small files, and a whole club may come from one address: only what costs is counted.
    const allowList = ({ url }: { readonly url: string }) => !url.startsWith('/api/')
    if (mostRequests > 0) await app.register(rateLimit, { max: mostRequests, timeWindow: 60_000, allowList })
    await serveMatches(app, {
      store,
      time,
      games,
      isPaced: mostRequests > 0,
      works: works || !store.isShared,
      uploads,
      passwordCost,
      thinkers,
      metrics,
      notices: noticed,
    })
  }
  // After that of matches, whose description of all routes begins there.
  registerApi(app, store)
  if (webRoot === undefined) app.setNotFoundHandler(answerNotFound)
  else await registerPages(app, webRoot)
  return app
}

/**
 * Compiles no schema: where requests are read a compiler of ours is set, and answers have none. Named because a start
 * would read the libraries of both that Fastify takes otherwise.
 */
const noCompiler = () => () => {
  throw new Error('a schema without a compiler')
}

/** What nobody registered counts as one route: addresses that somebody tries out would each be a row of their own. */
function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { url: route = 'none', config } = routeOptions
    if (config.lasts === true) return
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
}

/** What the log has of a request. What follows the path may hold a secret, such as an invitation; in a path it is a token. */
const requestLogged = ({ method, url, params, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*/, '').replace((params as { token?: string } | undefined)?.token || '?', ':token'),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort ?? 0,
})

/** A TypeError of the library would not say which setting is wrong. */
function proxiesOf(list: string): string[] {
  const proxies = list.split(',').map((one) => one.trim())
  for (const proxy of proxies) {
    const [address = '', bits, ...rest] = proxy.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (isIP(address) === 0 || !isRange || rest.length > 0) {
      throw new StartFault('proxyUnknown', `${proxy} is no address of a proxy.`)
    }
  }
  return proxies
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
