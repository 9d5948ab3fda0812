/// <reference lib="webworker" />
import type { Line } from './answers.ts'
import { type LineState, NewsLoop } from './news-loop.ts'

/** What pages say to the worker that holds their connection, and hear from it. */
export type ToLine =
  | { readonly type: 'watch'; readonly ids: readonly string[] }
  | { readonly type: 'renew' }
  | { readonly type: 'anew' }
  | { readonly type: 'tryNow' }
  | { readonly type: 'bye' }
export type FromLine =
  | { readonly type: 'heard'; readonly line: Line }
  | { readonly type: 'state'; readonly state: LineState }

/*
 * Runs as a shared worker: all windows of a browser are told by one connection, since a browser opens no more than six
 * to one server.
 */
const ports = new Map<MessagePort, readonly string[]>()
let state: LineState = { kind: 'connecting' }
let loop: NewsLoop | undefined
/** What the server said when it was last reached, and when that was. */
let hello: { readonly line: Extract<Line, { type: 'hello' }>; readonly at: number } | undefined

const tellAll = (message: FromLine): void => {
  for (const port of ports.keys()) port.postMessage(message)
}

const watchAll = (): void => loop?.watch([...new Set([...ports.values()].flat())].sort())

function hear(port: MessagePort, message: ToLine): void {
  if (message.type === 'watch') {
    ports.set(port, message.ids)
    watchAll()
  } else if (message.type === 'bye') {
    ports.delete(port)
    watchAll()
    if (ports.size === 0) {
      loop?.close()
      loop = undefined
    }
  } else if (message.type === 'renew') loop?.renew()
  else if (message.type === 'anew') loop?.anew()
  else loop?.tryNow()
}

const scope = globalThis as unknown as SharedWorkerGlobalScope
scope.onconnect = ({ ports: [port] }) => {
  if (port === undefined) return
  ports.set(port, [])
  port.onmessage = ({ data }: MessageEvent<ToLine>) => hear(port, data)
  port.postMessage({ type: 'state', state } satisfies FromLine)
  if (loop !== undefined) {
    // A window that comes later must know the time by the server's clock as well.
    if (hello === undefined) return
    const line = { ...hello.line, now: hello.line.now + Date.now() - hello.at }
    port.postMessage({ type: 'heard', line } satisfies FromLine)
    return
  }
  loop = new NewsLoop({
    heard: (line) => {
      if (line.type === 'hello') hello = { line, at: Date.now() }
      tellAll({ type: 'heard', line })
    },
    changed: (now) => {
      state = now
      tellAll({ type: 'state', state })
    },
  })
  loop.start()
}
