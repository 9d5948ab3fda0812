import type { Line } from './answers.ts'

/** How the connection stands. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** There is none since a moment, and another is tried at the next; both in ms since 1970. */
  | { readonly kind: 'waiting'; readonly since: number; readonly until: number }

export interface LoopListener {
  heard(line: Line): void
  changed(state: LineState): void
}

/** A server says something every ten seconds: whoever hears nothing for so long has lost it. */
const SILENCE_MS = 26_000
/** Between tries, longer each time and never given up. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

/**
 * Keeps one connection to the server's news open, for all matches of this browser. It never gives up, and goes on
 * exactly where it was cut off.
 */
export class NewsLoop {
  private readonly listener: LoopListener
  private cursor: string | undefined
  private watched: readonly string[] = []
  private connection: AbortController | undefined
  private isClosed = false
  private tries = 0
  private since = 0
  private wake: () => void = () => {}

  constructor(listener: LoopListener) {
    this.listener = listener
  }

  start(): void {
    void this.run()
  }

  /** Matches to be told of although no seat in them is held. */
  watch(ids: readonly string[]): void {
    if (ids.join() === this.watched.join()) return
    this.watched = ids
    this.renew()
  }

  /** Connects anew, as when this browser has come by its first seat. */
  renew(): void {
    this.tries = 0
    this.connection?.abort()
    this.wake()
  }

  /** Somebody else is at this browser: what was told before is not gone on from. */
  anew(): void {
    this.cursor = undefined
    this.renew()
  }

  /** Does not wait for the next try. */
  tryNow(): void {
    this.wake()
  }

  close(): void {
    this.isClosed = true
    this.renew()
  }

  private async run(): Promise<void> {
    while (!this.isClosed) {
      const connection = new AbortController()
      this.connection = connection
      if (this.since === 0) this.listener.changed({ kind: 'connecting' })
      await this.read(connection).catch(() => undefined)
      if (this.isClosed) return
      // It was closed to be opened for other matches: that is no loss.
      if (connection.signal.reason !== 'silence' && connection.signal.aborted && this.since === 0) continue
      await this.pause()
    }
  }

  private async pause(): Promise<void> {
    const now = Date.now()
    if (this.since === 0) this.since = now
    const ms = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)] ?? 0
    this.tries++
    this.listener.changed({ kind: 'waiting', since: this.since, until: now + ms })
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.wake = () => {}
  }

  private async read(connection: AbortController): Promise<void> {
    const query = new URLSearchParams({ format: 'ndjson' })
    if (this.cursor !== undefined) query.set('from', this.cursor)
    if (this.watched.length > 0) query.set('watch', this.watched.join(','))
    let heard = Date.now()
    const watchdog = setInterval(() => {
      if (Date.now() - heard > SILENCE_MS) connection.abort('silence')
    }, 2_000)
    try {
      const answer = await fetch(`/api/stream?${query}`, {
        credentials: 'same-origin',
        cache: 'no-store',
        signal: connection.signal,
      })
      // A cursor of another server, or of a match that is gone: begin anew rather than never.
      if (answer.status === 400 || answer.status === 404) this.cursor = undefined
      if (!answer.ok || answer.body === null) return
      this.tries = 0
      this.since = 0
      this.listener.changed({ kind: 'open' })
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        heard = Date.now()
        const lines = (rest + value).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line !== '') this.hear(line)
      }
    } finally {
      clearInterval(watchdog)
    }
  }

  private hear(text: string): void {
    const { cursor, ...line } = JSON.parse(text) as Line & { readonly cursor?: string }
    if (cursor !== undefined) this.cursor = cursor
    this.listener.heard(line as Line)
  }
}
