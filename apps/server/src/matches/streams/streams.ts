import type { FastifyReply, FastifyRequest } from 'fastify'
import { dataHeaders } from '../../security-headers.ts'
import { seatsOf } from '../access.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { Watchers } from '../watchers.ts'
import { type Cursor, parseCursor } from './cursor.ts'
import { Stream } from './stream.ts'
import { jsonLines, serverSentEvents, type Wire } from './wire.ts'

/** Between two signs of life. */
const beatMs = 10_000
/** Open streams of one key or, without one, of one address. */
const mostStreams = 24

/** All connections that are told news. */
export class Streams {
  private readonly house: House
  private readonly watchers: Watchers
  private readonly open = new Set<Stream>()
  private readonly counts = new Map<string, number>()
  private readonly beating: NodeJS.Timeout

  constructor(house: House, watchers: Watchers) {
    this.house = house
    this.watchers = watchers
    // Connections are of this world, whatever time a test makes it.
    this.beating = setInterval(() => {
      for (const stream of this.open) stream.beat()
    }, beatMs)
    this.beating.unref()
  }

  /** How many are open. */
  get size(): number {
    return this.open.size
  }

  /** Answers with a stream that lasts until either side ends it. */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | undefined,
    { watch, from, lines }: { watch: readonly string[]; from: string | undefined; lines: boolean },
  ): Promise<void> {
    const cursor = from === undefined ? undefined : readCursor(from)
    const wire: Wire = lines ? jsonLines : serverSentEvents
    const who = key ?? request.ip
    this.mustHaveRoom(who)
    // Whoever may not watch is told so before anything is sent.
    const outside = new Set<string>()
    for (const match of watch) {
      const running = await this.house.open(match)
      // Whoever sits there counts as nobody who watches, whatever they look at.
      if (seatsOf(running, key).length === 0) outside.add(match)
    }
    const { raw } = reply
    // Whoever went away meanwhile is told nothing: that they go is not said once more.
    if (raw.destroyed) {
      reply.hijack()
      return
    }
    // Others of theirs may have come at the same time.
    this.mustHaveRoom(who)
    this.counts.set(who, (this.counts.get(who) ?? 0) + 1)
    const stream = new Stream(this.house, key, raw, wire)
    this.open.add(stream)
    for (const match of outside) this.watchers.come(match, key ?? stream)
    raw.on('close', () => {
      for (const match of outside) this.watchers.go(match, key ?? stream)
      stream.close()
      this.open.delete(stream)
      const left = (this.counts.get(who) ?? 1) - 1
      if (left > 0) this.counts.set(who, left)
      else this.counts.delete(who)
    })
    reply.hijack()
    // A stream ends with its connection. In chunks, each news would be written in four pieces.
    raw.useChunkedEncodingByDefault = false
    raw.writeHead(200, { ...dataHeaders, ...wire.headers })
    raw.flushHeaders()
    try {
      await stream.open(watch, cursor)
    } catch (error) {
      if (!(error instanceof Problem)) request.log.error(error)
      raw.destroy()
    }
  }

  private mustHaveRoom(who: string): void {
    if ((this.counts.get(who) ?? 0) >= mostStreams) throw new Problem('tooMuch', { streams: mostStreams })
  }

  /** The key has come to hold a seat of the match. */
  seated(key: string, match: string): void {
    for (const stream of this.open) {
      // What cannot be looked up now is found out by coming back.
      if (stream.key === key) stream.add(match).catch(() => stream.end())
    }
  }

  /** The same, where another process seated somebody: whoever streams here may be it. */
  async seatedElsewhere(match: string): Promise<void> {
    if (this.open.size === 0) return
    const holders = await this.house.store.holders(match)
    for (const { key } of holders) this.seated(key, match)
  }

  /** Something about a match that is not counted, for everybody who is told of it. */
  aside(match: string, text: string): void {
    for (const stream of this.open) if (stream.holds(match)) stream.aside(text)
  }

  close(): void {
    clearInterval(this.beating)
    for (const stream of this.open) stream.end()
    this.open.clear()
  }
}

function readCursor(text: string): Cursor {
  const cursor = parseCursor(text)
  if (cursor === undefined) throw new Problem('badInput', { reason: 'cursor' })
  return cursor
}
