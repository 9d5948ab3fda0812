import type { FastifyReply } from 'fastify'
import { dataHeaders } from '../../security-headers.ts'
import type { House } from '../house.ts'
import type { Lobby } from '../lobby.ts'
import { Problem } from '../problem.ts'
import type { Joiner } from '../seating.ts'
import { type Wire, writeTo } from '../streams/wire.ts'
import type { TableWish } from '../table.ts'
import { Seek } from './seek.ts'

/** Between two signs of life, by which a line that is dead is found out. */
const beatMs = 10_000
/** Of one key at a time. */
const mostSeeks = 8

/** Tables that stand in the open list as long as the connections of those who seek there. */
export class Seeks {
  private readonly house: House
  private readonly lobby: Lobby
  private readonly open = new Map<Seek, FastifyReply['raw']>()

  constructor(house: House, lobby: Lobby) {
    this.house = house
    this.lobby = lobby
  }

  /** Answers with a stream that says when somebody has come; ends with the match's beginning, or the other way round. */
  async serve(reply: FastifyReply, { key, wire, wish, joiner, onLaid }: SeekAsked): Promise<void> {
    const own = [...this.open.keys()].filter((one) => one.key === key)
    if (own.length >= mostSeeks) throw new Problem('tooMuch', { reason: 'seeks' })
    const { raw } = reply
    // Whoever went away before a table was laid needs none: that they go is not said once more.
    if (raw.destroyed) {
      reply.hijack()
      return
    }
    const seek = new Seek(this.house, this.lobby, key)
    this.open.set(seek, raw)
    const over = () => {
      const ended = seek.end().catch((error: unknown) => this.house.onFault(error))
      return ended.finally(() => this.open.delete(seek))
    }
    raw.on('close', over)
    let match: string
    try {
      match = await seek.lay(wish, joiner)
    } catch (error) {
      await over()
      throw error
    }
    onLaid(match)
    reply.hijack()
    raw.useChunkedEncodingByDefault = false
    raw.writeHead(200, { ...dataHeaders, ...wire.headers })
    const say = (type: string) => writeTo(raw, wire.aside(JSON.stringify({ type, match }).slice(1)))
    say('seeking')
    const look = () => {
      const looked = seek.state().then((state) => {
        if (state === 'seeking' || raw.writableEnded) return
        say(state)
        raw.end()
      })
      // Whoever seeks is told nothing wrong, and may seek again.
      looked.catch(() => raw.destroy())
    }
    const stop = this.house.listen(match, { told: look, holdersChanged: () => {}, lost: look })
    const beating = setInterval(() => writeTo(raw, wire.beat), beatMs)
    const stopKeeping = this.keep(seek)
    raw.on('close', () => {
      clearInterval(beating)
      stopKeeping()
      stop()
    })
    // Computers alone are not waited for.
    look()
  }

  /** Has the table stand for as long as this process lives, and not called off meanwhile. */
  private keep(seek: Seek): () => void {
    let cancel = () => {}
    const next = () => {
      cancel = this.house.time.after(beatMs, () => {
        seek.goOn().catch(this.house.onFault)
        next()
      })
    }
    next()
    return () => cancel()
  }

  /** Calls all of them off: no connection outlives the server. */
  async close(): Promise<void> {
    const ends = Array.from(this.open, ([seek, raw]) => {
      raw.end()
      return seek.end()
    })
    await Promise.allSettled(ends)
  }
}

interface SeekAsked {
  readonly key: string
  readonly wire: Wire
  readonly wish: TableWish
  readonly joiner: Joiner
  readonly onLaid: (match: string) => void
}
