import { connect } from 'node:net'

/** What came back, told apart only as far as tests look. */
export interface RawAnswer {
  /** 0 where the connection closed without an answer. */
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends bytes that no HTTP client would send, and reads until the server closes or falls silent. */
export function rawRequest(url: string, bytes: string | Buffer, silentMs = 2_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((answered) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const chunks: Buffer[] = []
    const end = () => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString()
      const [head = '', ...rest] = text.split('\r\n\r\n')
      answered({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
      })
    }
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', end)
    socket.on('close', end)
    socket.setTimeout(silentMs, end)
  })
}

/** A request line and headers as given, with the connection closed after the answer. */
export function get(target: string, method = 'GET', headers: readonly string[] = [], body = ''): string {
  return [`${method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', body].join(
    '\r\n',
  )
}
