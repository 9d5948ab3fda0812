import { createServer, type ServerResponse } from 'node:http'

/*
 * The ceiling of telling many the same: `POST /tell` writes its body, as it is, to everybody who listens, and answers when
 * the slowest can take more.
 */
const listeners = new Set<ServerResponse>()
let sent = 0
const server = createServer((request, response) => {
  if (request.url === '/stream') {
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    listeners.add(response)
    request.on('close', () => listeners.delete(response))
    return
  }
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    const text = `id: ${sent++}\ndata: ${body}\n\n`
    for (const one of listeners) one.write(text)
    response.writeHead(200, { 'content-length': '2' })
    response.end('{}')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`)
})
