import type { Line } from './answers.ts'
import { type LineState, NewsLoop } from './news-loop.ts'
import type { FromLine, ToLine } from './shared-line.ts'

type Listener = (line: Line) => void

/** This page's end of the connection over which all matches of the browser are told. */
class NewsLine {
  private readonly listeners = new Set<Listener>()
  private readonly watchers = new Set<() => void>()
  private readonly watched = new Map<string, number>()
  private readonly say: (message: ToLine) => void
  private now: LineState = { kind: 'connecting' }

  constructor() {
    this.say = typeof SharedWorker === 'undefined' ? this.ownLoop() : this.sharedLoop()
  }

  /** How the connection stands. */
  readonly state = (): LineState => this.now

  /** Hears of a change of state. */
  readonly onState = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Is told of a match as one who watches, until the returned function is called. */
  watch(match: string): () => void {
    this.watched.set(match, (this.watched.get(match) ?? 0) + 1)
    this.sayWatched()
    return () => {
      const left = (this.watched.get(match) ?? 1) - 1
      if (left > 0) this.watched.set(match, left)
      else this.watched.delete(match)
      this.sayWatched()
    }
  }

  /** This browser may hold a seat that the connection was not opened for. */
  renew(): void {
    this.say({ type: 'renew' })
  }

  /** Somebody else is at this browser: what was told before is not gone on from. */
  anew(): void {
    this.say({ type: 'anew' })
  }

  tryNow(): void {
    this.say({ type: 'tryNow' })
  }

  private sayWatched(): void {
    this.say({ type: 'watch', ids: [...this.watched.keys()] })
  }

  private heard(line: Line): void {
    for (const listener of this.listeners) listener(line)
  }

  private changed(state: LineState): void {
    this.now = state
    for (const watcher of this.watchers) watcher()
  }

  private sharedLoop(): (message: ToLine) => void {
    const worker = new SharedWorker(new URL('./shared-line.ts', import.meta.url), {
      type: 'module',
      name: 'wyrmtable-news',
    })
    const { port } = worker
    port.onmessage = ({ data }: MessageEvent<FromLine>) => {
      if (data.type === 'heard') this.heard(data.line)
      else this.changed(data.state)
    }
    const say = (message: ToLine) => port.postMessage(message)
    // A page that is put aside may come back: it then says again what it watches.
    window.addEventListener('pagehide', () => say({ type: 'bye' }))
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.location.reload()
    })
    return say
  }

  private ownLoop(): (message: ToLine) => void {
    const loop = new NewsLoop({
      heard: (line) => this.heard(line),
      changed: (state) => this.changed(state),
    })
    loop.start()
    return (message) => {
      if (message.type === 'watch') loop.watch(message.ids)
      else if (message.type === 'renew') loop.renew()
      else if (message.type === 'anew') loop.anew()
      else if (message.type === 'tryNow') loop.tryNow()
    }
  }
}

let line: NewsLine | undefined

/** The connection, opened when it is first asked for. */
export function newsLine(): NewsLine {
  line ??= new NewsLine()
  return line
}
