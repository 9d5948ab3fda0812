import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { makeWebRoot } from './web-root.ts'

const { webRoot, remove } = makeWebRoot()
afterAll(remove)

test('a taken port is told by code', async () => {
  const first = await startServer({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(first.url).port)
  await expect(startServer({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'portTaken' })
  await first.close()
  const second = await startServer({ host: '127.0.0.1', port })
  await second.close()
})

test('an address of some other machine is told by code', async () => {
  const start = startServer({ host: '192.0.2.1', port: 0 })
  await expect(start).rejects.toMatchObject({ code: 'hostUnknown' })
})

test('a web app that was not built is told by code', async () => {
  const start = startServer({ host: '127.0.0.1', port: 0, webRoot: join(webRoot, 'assets') })
  await expect(start).rejects.toMatchObject({ code: 'notBuilt' })
})

test('a web app is served from a folder named relative to here', async () => {
  const folder = relative(process.cwd(), webRoot)
  const server = await startServer({ host: '127.0.0.1', port: 0, webRoot: folder })
  expect((await fetch(`${server.url}/icon.svg`)).status).toBe(200)
  await server.close()
})

test('without a web app the API answers alone', async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0 })
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect((await fetch(`${server.url}/`)).status).toBe(404)
  await server.close()
})

test('it listens on the address it was told and on no other', async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0 })
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, address }) => family === 'IPv4' && address !== '127.0.0.1')
  for (const host of ['127.0.0.2', ...others.map(({ address }) => address)]) {
    await expect(fetch(`http://${host}:${new URL(server.url).port}/api/health`)).rejects.toThrow()
  }
  await server.close()
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, be it sent again and again, ends the process with status 0',
  async (signal) => {
    const { child, url } = await startInProcess()
    const keptAlive = await fetch(`${url}/api/health`)
    await keptAlive.text()
    const exit = once(child, 'exit')
    // Until it is gone: there is no moment at which one would kill it.
    while (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await setTimeout(0.2)
    }
    expect(await exit).toEqual([0, null])
    await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  },
)

test('a request under way is finished before the process ends', async () => {
  const { child, url } = await startInProcess()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n')
  await setTimeout(100)
  child.kill('SIGTERM')
  await setTimeout(100)
  socket.write('\r\n')
  const [chunk] = await once(socket, 'data')
  expect(String(chunk)).toMatch(/^HTTP\/1.1 200/)
  const [status] = await once(child, 'exit')
  expect(status).toBe(0)
})

/** The server in a process of its own, as `wyrmtable serve` runs it. */
async function startInProcess() {
  const door = join(import.meta.dirname, '../src/index.ts')
  const script = `
    const { startServer } = await import(${JSON.stringify(door)})
    const server = await startServer({ host: '127.0.0.1', port: 0 })
    console.log(server.url)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [chunk] = await once(child.stdout, 'data')
  return { child, url: String(chunk).trim() }
}
