import type { ServerResponse } from 'node:http'

/** One way of writing a stream: server-sent events for browsers, lines of JSON for bots. */
export interface Wire {
  readonly headers: Readonly<Record<string, string>>
  /** What comes first. */
  readonly opening: string
  /** An event: the cursor after it, and the text of an object without its first brace. */
  event(cursor: string, text: string): string
  /** Something that is not counted, such as who is present. */
  aside(text: string): string
  /** Says now and then that the connection lives. */
  readonly beat: string
}

const headers = {
  // Proxies that gather answers must not gather this one.
  'x-accel-buffering': 'no',
}

export const serverSentEvents: Wire = {
  headers: { ...headers, 'content-type': 'text/event-stream; charset=utf-8' },
  opening: 'retry: 1000\n\n',
  event: (cursor, text) => `id: ${cursor}\ndata: {${text}\n\n`,
  aside: (text) => `data: {${text}\n\n`,
  beat: ':\n\n',
}

export const jsonLines: Wire = {
  headers: { ...headers, 'content-type': 'application/x-ndjson; charset=utf-8' },
  opening: '',
  event: (cursor, text) => `{"cursor":"${cursor}",${text}\n`,
  aside: (text) => `{${text}\n`,
  beat: '\n',
}

/** Bytes that may wait for a reader who does not keep up; beyond that it is cut off, and comes back for the rest. */
const mostWaiting = 4 * 1024 * 1024

/** Writes, or ends a connection whose reader is too slow. */
export function writeTo(raw: ServerResponse, text: string | Buffer): void {
  if (raw.destroyed) return
  if (raw.writableLength > mostWaiting) {
    raw.destroy()
    return
  }
  raw.write(text)
}
