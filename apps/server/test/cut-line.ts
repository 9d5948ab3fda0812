import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A way to a server on which nothing comes by streams after their hello until it is mended. They `break` then, and are
 * refused meanwhile; or they stay open and what is `missed` never comes, as where another server seats somebody and this
 * one learns of it late.
 */
export async function cutLine(url: string, how: 'break' | 'missed') {
  let isMended = false
  const held: ServerResponse[] = []
  let hellos = 0
  const asked: string[] = []
  let wake = () => {}
  const proxy = createServer((incoming, reply) => {
    const { method = '', url: path = '', headers } = incoming
    const isStream = path.startsWith('/api/stream')
    if (how === 'break' && isStream && !isMended && hellos++ > 0) {
      reply.destroy()
      return
    }
    const passed = request(`${url}${path}`, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      reply.flushHeaders()
      answer.on('data', (part: Buffer) => {
        const isHeld = isStream && !isMended
        if (isHeld && held.includes(reply)) return
        if (isHeld) held.push(reply)
        reply.write(part, () => {
          if (isHeld && how === 'break') reply.destroy()
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
    /** Tells open streams this first. */
    mend: (news: object) => {
      isMended = true
      for (const reply of held) if (!reply.destroyed) reply.write(`${JSON.stringify(news)}\n`)
    },
    end: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
