import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Notice } from '../match-store.ts'
import type { Sockets } from './sockets.ts'

const channel = 'wyrmtable'
/** Between two attempts to listen again. */
const againMs = 1_000
/** A line that broke without a word is found out by asking now and then. */
const askMs = 15_000
/** An answer that takes longer is none. */
const patienceMs = 10_000

/** What a notice says; where it is nothing but who sent it, anything may have happened. */
interface Payload {
  readonly from?: string
  readonly lines?: readonly [string, number][]
  readonly holders?: string
  readonly whisper?: string
}

/**
 * Hears what other processes have written, on a connection of its own. After a break it listens again and says that
 * anything may have happened meanwhile.
 */
export class Bulletin {
  /** Names this process in what it sends, so that it does not hear itself. */
  readonly sender = randomBytes(6).toString('base64url')
  private readonly url: string
  private readonly sockets: Sockets
  private client: pg.Client | undefined
  private asking: NodeJS.Timeout | undefined
  private heard: (notice: Notice) => void = () => {}
  private isClosed = false

  constructor(url: string, sockets: Sockets) {
    this.url = url
    this.sockets = sockets
  }

  listen(heard: (notice: Notice) => void): void {
    this.heard = heard
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      stream: this.sockets.next,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    // One that never was open, or is given up, is not missed.
    const ended = () => {
      if (this.client === client) void this.reopen()
    }
    client.on('notification', ({ payload }) => this.receive(payload ?? ''))
    client.on('error', ended)
    client.on('end', ended)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (this.isClosed) {
      await client.end()
      return
    }
    this.client = client
    this.asking = setInterval(() => {
      client.query('select 1').catch(() => {
        ended()
        client.end().catch(() => {})
      })
    }, askMs)
    this.asking.unref()
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.asking)
    const { client } = this
    this.client = undefined
    await client?.end()
  }

  holdersNotice(match: string): string {
    return JSON.stringify({ from: this.sender, holders: match })
  }

  whisperNotice(text: string): string {
    return JSON.stringify({ from: this.sender, whisper: text })
  }

  private receive(payload: string): void {
    const notice: Payload = JSON.parse(payload)
    const { from = '', whisper } = notice
    if (from === this.sender) return
    if (notice.holders !== undefined) this.heard({ type: 'holders', match: notice.holders })
    else if (whisper !== undefined) this.heard({ type: 'whisper', from, text: whisper })
    else if (notice.lines === undefined) this.heard({ type: 'anything' })
    else for (const [match, n] of notice.lines) this.heard({ type: 'lines', match, n })
  }

  /** One attempt after the other, until it listens again. */
  private async reopen(): Promise<void> {
    this.client = undefined
    clearInterval(this.asking)
    while (!this.isClosed && this.client === undefined) {
      await new Promise((resolve) => setTimeout(resolve, againMs).unref())
      await this.open().catch(() => {})
    }
    if (!this.isClosed) this.heard({ type: 'anything' })
  }
}
