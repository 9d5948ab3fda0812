import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Player, sitDown } from './player.ts'

/** A server with a door for its figures, and the figures, by name and labels. */
async function measured() {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    mostRequests: 0,
    metrics: '127.0.0.1:0',
  })
  const figures = async () => {
    const answer = await fetch(`${server.metricsUrl}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]))
  }
  return { server, figures }
}

test('figures are told at a door of their own: answers by route, matches, streams, the process; no id and no name', async () => {
  const { server, figures } = await measured()
  try {
    const one = await Player.come(server.url)
    const two = await Player.come(server.url)
    const match = await sitDown(one, two, { game: 'dragon-rage' })
    await fetch(`${server.url}/api/nothing/of/it`)
    const stream = await fetch(`${server.url}/api/stream?watch=${match}&format=ndjson`)
    const now = await figures()
    const countOf = (route: string, method: string, status: number) =>
      now.get(`wyrmtable_request_seconds_count{method="${method}",route="${route}",status="${status}"}`)
    expect(countOf('/api/matches', 'POST', 201)).toBe(1)
    expect(countOf('none', 'GET', 404)).toBe(1)
    expect(now.get('wyrmtable_matches_at_hand')).toBe(1)
    expect(now.get('wyrmtable_streams')).toBe(1)
    expect(now.get('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect([...now.keys()].join()).not.toContain(match)
    await stream.body?.cancel()
    const streams = async () => (await figures()).get('wyrmtable_streams')
    await expect.poll(streams, { timeout: 60_000 }).toBe(0)
    // It lasted, and is no answer that somebody waited for.
    expect([...(await figures()).keys()].join()).not.toContain('route="/api/stream"')
    // What players reach does not have them.
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

test('the dashboard asks for nothing that is not told', async () => {
  const { server, figures } = await measured()
  try {
    await fetch(`${server.url}/api/health`)
    const told = new Set([...(await figures()).keys()].map((key) => key.replace(/\{.*/, '')))
    const board = readFileSync(join(import.meta.dirname, '../../../deploy/grafana/wyrmtable.json'), 'utf8')
    const asked = new Set(board.match(/\b(?:wyrmtable|nodejs|process)_[a-z\d_]+/g))
    expect(asked.size).toBeGreaterThan(6)
    expect([...asked].filter((name) => !told.has(name))).toEqual([])
  } finally {
    await server.close()
  }
})

test.each(['9464', 'localhost:9464', '127.0.0.1', '127.0.0.1:70000', '::1:9464'])(
  '%s is no address for figures, and says so at the start',
  async (metrics) => {
    const started: Promise<Server> = startServer({ host: '127.0.0.1', port: 0, metrics })
    await expect(started).rejects.toMatchObject({ code: 'metricsUnknown' })
  },
)

test('a door for figures that another program has is named at the start, and nothing is served', async () => {
  const { server } = await measured()
  try {
    const metrics = server.metricsUrl?.replace('http://', '') ?? ''
    const started = startServer({ host: '127.0.0.1', port: 0, metrics })
    await expect(started).rejects.toMatchObject({ code: 'portTaken' })
  } finally {
    await server.close()
  }
})

test('a server is ready as long as its store answers', async () => {
  const store = await openSqlite(':memory:')
  let isAway = false
  const nextDeadline = store.nextDeadline.bind(store)
  store.nextDeadline = async () => {
    if (isAway) throw Object.assign(new Error('away'), { code: 'SQLITE_IOERR' })
    return nextDeadline()
  }
  const server = await startServer({ host: '127.0.0.1', port: 0, store })
  try {
    const ready = () => fetch(`${server.url}/api/ready`)
    expect(await (await ready()).json()).toEqual({ status: 'ready' })
    isAway = true
    expect((await ready()).status).toBe(503)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  } finally {
    isAway = false
    await server.close()
  }
})
