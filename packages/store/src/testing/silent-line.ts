import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a database that can fall silent: connections stay open, and nothing comes by them any more. */
export async function silentLine(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (part) => {
        if (!isSilent) to.write(part)
      })
      // Not even goodbyes.
      from.on('end', () => {
        if (!isSilent) to.end()
      })
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: address.href,
    fallSilent(): void {
      isSilent = true
    },
    end(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
