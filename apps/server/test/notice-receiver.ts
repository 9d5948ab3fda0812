import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JsonObject } from '@wyrmtable/kernel'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly json: JsonObject
}

/** Whoever receives webhooks: a real server on this machine, which answers as it is told to. */
export class NoticeReceiver {
  readonly received: Received[] = []
  /** How the next ones are answered; after these with 200. */
  readonly answers: ((answer: ServerResponse) => void)[] = []
  readonly url: string
  private readonly end: () => Promise<void>
  private wake = () => {}

  private constructor(url: string, end: () => Promise<void>) {
    this.url = url
    this.end = end
  }

  static async open(port = 0): Promise<NoticeReceiver> {
    const server = createServer((request, answer) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = Buffer.concat(parts)
        const isJson = request.headers['content-type'] === 'application/json'
        receiver.received.push({ headers: request.headers, body, json: isJson ? JSON.parse(`${body}`) : {} })
        const answers = receiver.answers.shift() ?? ((one) => one.end())
        answers(answer)
        receiver.wake()
      })
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const { port: own } = server.address() as AddressInfo
    const receiver = new NoticeReceiver(`http://127.0.0.1:${own}/`, async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return receiver
  }

  /** The so-manieth that came, once it has. */
  async at(place: number): Promise<Received> {
    for (;;) {
      const found = this.received[place]
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  close(): Promise<void> {
    return this.end()
  }
}

/** Whether it was signed with the secret, as https://www.standardwebhooks.com says a receiver finds out. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
