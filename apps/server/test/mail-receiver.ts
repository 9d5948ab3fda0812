import { createServer, type Socket } from 'node:net'

export interface Letter {
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A mail server that takes letters, or refuses them: as much of SMTP as that needs. */
export class MailReceiver {
  readonly letters: Letter[] = []
  isRefusing = false
  readonly url: string
  private readonly end: () => Promise<void>
  private wake = () => {}

  private constructor(url: string, end: () => Promise<void>) {
    this.url = url
    this.end = end
  }

  static async open(): Promise<MailReceiver> {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      receiver.talk(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const receiver = new MailReceiver(`smtp://127.0.0.1:${port}`, async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    })
    return receiver
  }

  async at(place: number): Promise<Letter> {
    for (;;) {
      const found = this.letters[place]
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  close(): Promise<void> {
    return this.end()
  }

  private talk(socket: Socket): void {
    let rest = ''
    let to = ''
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (part: string) => {
      rest += part
      for (;;) {
        const end = isData ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          this.letters.push(letterOf(to, line))
          this.wake()
          say('250 taken')
        } else if (line.startsWith('RCPT')) {
          to = /<(.*)>/.exec(line)?.[1] ?? ''
          say(this.isRefusing ? '550 nobody' : '250 so be it')
        } else if (line === 'DATA') {
          isData = true
          say('354 go on')
        } else say(line === 'QUIT' ? '221 good bye' : '250 so be it')
      }
    })
    say('220 mail.test')
  }
}

function letterOf(to: string, text: string): Letter {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const body = text.slice(end + 4)
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable'
  return { to, headers, text: isQuoted ? unquoted(body) : body }
}

const unquoted = (body: string): string =>
  decodeURIComponent(
    body
      .replaceAll('=\r\n', '')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  )
