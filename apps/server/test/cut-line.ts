import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A way to a server on which streams break as soon as they have said hello, and are refused after that until it is mended.
 */
export async function cutLine(url: string) {
  let isMended = false
  let hellos = 0
  const asked: string[] = []
  let wake = () => {}
  const proxy = createServer((incoming, reply) => {
    const { method = '', url: path = '', headers } = incoming
    const isStream = path.startsWith('/api/stream')
    if (isStream && !isMended && hellos++ > 0) {
      reply.destroy()
      return
    }
    const passed = request(`${url}${path}`, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      reply.flushHeaders()
      answer.on('data', (part: Buffer) => {
        reply.write(part, () => {
          if (isStream && !isMended) reply.destroy()
        })
      })
      answer.on('end', () => {
        reply.end()
        asked.push(`${method} ${path}`)
        wake()
      })
      answer.on('error', () => reply.destroy())
    })
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Waits until this was asked and answered. */
    async until(method: string, path: string): Promise<void> {
      while (!asked.includes(`${method} ${path}`)) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    mend: () => {
      isMended = true
    },
    end: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
