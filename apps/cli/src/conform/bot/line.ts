import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json, JsonObject } from '@wyrmtable/kernel'

/** What becomes of a command on its way: nothing, its answer is lost, or it is told to come back later. */
export type Fate = 'passes' | 'answerIsLost' | 'tooOften'

/** A command of the bot as it came along. */
export interface Sent {
  readonly key: string
  readonly deed: string
  readonly at: number
}

/** The way between a bot and a server: it sees all that the bot asks, and can break where a network does. */
export class Line {
  /** Where the server is; it moves when that is started again. */
  target: string
  readonly sent: Sent[] = []
  /** Decides about the last of `sent`; what it waits for keeps the command back. */
  fateOf: () => Promise<Fate> = async () => 'passes'
  /** Whether all that streams tell after their hello is lost. */
  losesNews = false
  /** How often each address was asked for and answered. */
  readonly asked = new Map<string, number>()
  /** The place in the news from which each stream was to begin. */
  readonly streamsFrom: (string | undefined)[] = []
  /** The place after the last news that was sent. */
  cursor: string | undefined
  /** Seconds after which a refused command may come again. */
  static readonly retryAfter = 1
  private readonly server: Server
  private readonly streams = new Set<ServerResponse>()

  private constructor(target: string) {
    this.target = target
    this.server = createServer((incoming, reply) => {
      this.pass(incoming, reply).catch(() => reply.destroy())
    })
  }

  static async to(target: string): Promise<Line> {
    const line = new Line(target)
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve))
    return line
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  times(method: string, path: string): number {
    return this.asked.get(`${method} ${path}`) ?? 0
  }

  cutStreams(): void {
    for (const stream of this.streams) stream.destroy()
  }

  /** Tells all streams something that the server did not. */
  tell(news: JsonObject): void {
    for (const stream of this.streams) {
      const isLines = `${stream.getHeader('content-type')}`.includes('ndjson')
      stream.write(isLines ? `${JSON.stringify(news)}\n` : `data: ${JSON.stringify(news)}\n\n`)
    }
  }

  end(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming
    const [path = ''] = url.split('?')
    if (path === '/api/stream') {
      this.stream(incoming, reply)
      return
    }
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    const body = Buffer.concat(parts)
    const fate = path.endsWith('/commands') ? await this.fate(body) : 'passes'
    if (fate === 'tooOften') {
      const status = 429
      const figures = { seconds: Line.retryAfter }
      reply.writeHead(status, {
        'content-type': 'application/problem+json',
        'retry-after': `${Line.retryAfter}`,
      })
      reply.end(JSON.stringify({ type: 'urn:wyrmtable:problem:tooOften', status, code: 'tooOften', figures }))
      return
    }
    const passed = request(`${this.target}${url}`, { method, headers: incoming.headers }, (answer) => {
      if (fate === 'answerIsLost') {
        answer.resume()
        answer.on('end', () => reply.destroy())
        return
      }
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(reply)
      answer.on('end', () => this.asked.set(`${method} ${path}`, this.times(method, path) + 1))
    })
    passed.on('error', () => reply.destroy())
    passed.end(body)
  }

  private async fate(body: Buffer): Promise<Fate> {
    let command: Json = null
    try {
      command = JSON.parse(body.toString('utf8'))
    } catch {
      // The server says what it thinks of that.
    }
    const { key = '', deed = null } = (command ?? {}) as JsonObject
    this.sent.push({ key: String(key), deed: JSON.stringify(deed), at: performance.now() })
    return this.fateOf()
  }

  private stream({ url = '', headers }: IncomingMessage, reply: ServerResponse): void {
    const last = headers['last-event-id']
    const from = new URL(url, this.target).searchParams.get('from') ?? undefined
    this.streamsFrom.push(typeof last === 'string' ? last : from)
    const passed = request(`${this.target}${url}`, { headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      for (const [name, value] of Object.entries(answer.headers))
        if (value && !reply.headersSent) reply.setHeader(name, value)
      reply.flushHeaders()
      this.streams.add(reply)
      let isHello = true
      answer.on('data', (part: Buffer) => {
        if (this.losesNews && !isHello) return
        isHello = false
        const text = part.toString('utf8')
        const told = [...text.matchAll(/"cursor":"([^"]*)"|^id: ?(.*)$/gm)].at(-1)
        this.cursor = told?.[1] ?? told?.[2] ?? this.cursor
        reply.write(part)
      })
      answer.on('end', () => reply.destroy())
      answer.on('error', () => reply.destroy())
    })
    passed.on('error', () => reply.destroy())
    passed.end()
    reply.on('close', () => {
      this.streams.delete(reply)
      passed.destroy()
    })
  }
}
