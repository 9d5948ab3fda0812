import { connect, type Socket } from 'node:net'

export interface Reply {
  readonly status: number
  readonly body: string
}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** One HTTP connection, one request at a time, with as little work on this side as can be. */
export class Connection {
  private readonly socket: Socket
  private readonly host: string
  private rest = ''
  private waiting: Waiting | undefined

  constructor(url: string) {
    const { hostname, port, host } = new URL(url)
    this.host = host
    this.socket = connect(Number(port), hostname)
    this.socket.setNoDelay(true)
    this.socket.setEncoding('latin1')
    this.socket.on('data', (part: string) => this.receive(part))
    // A server that is killed resets its connections: nobody minds who waits for nothing.
    this.socket.on('error', (error) => this.waiting?.reject(error))
    this.socket.on('close', () => this.waiting?.reject(new Error(`${host} closed the connection`)))
  }

  send(method: string, path: string, key: string, body = ''): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      const type = body === '' ? '' : 'content-type: application/json\r\n'
      this.socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\nauthorization: Bearer ${key}\r\n${type}` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    })
  }

  end(): void {
    this.socket.destroy()
  }

  private receive(part: string): void {
    this.rest += part
    const head = this.rest.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/content-length: (\d+)/i.exec(this.rest)?.[1] ?? 0)
    if (this.rest.length < head + 4 + length) return
    const reply = {
      status: Number(this.rest.slice(9, 12)),
      body: this.rest.slice(head + 4, head + 4 + length),
    }
    this.rest = ''
    const { waiting } = this
    this.waiting = undefined
    waiting?.resolve(reply)
  }
}

/** Listens to a stream and counts what it is told, looking at as little of it as can be. */
export class Ear {
  heard = 0
  private readonly socket: Socket

  constructor(url: string, path: string, key: string, onData: (part: Buffer) => void = () => {}) {
    const { hostname, port, host } = new URL(url)
    this.socket = connect(Number(port), hostname)
    this.socket.on('data', (part) => {
      // Each news has a line of its number and one of its data.
      for (let at = part.indexOf('\ndata: '); at >= 0; at = part.indexOf('\ndata: ', at + 1)) this.heard++
      onData(part)
    })
    // What it has not heard when its server is killed is counted by whoever asks.
    this.socket.on('error', () => {})
    this.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${key}\r\n\r\n`)
  }

  end(): void {
    this.socket.destroy()
  }
}
